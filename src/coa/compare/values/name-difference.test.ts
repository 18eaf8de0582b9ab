import { describe, expect, it } from 'vitest';
import type { Box } from '../../geometry/box.ts';
import type { Copy, CopyWord } from '../copy.ts';
import { nameOf } from './name-difference.ts';

/** Words on lines of a page, each with the left edge it begins at. */
function page(lines: readonly (readonly [left: number, text: string])[][], fields: Copy['fields'] = []): Copy {
  const words = lines.flatMap((line, row) =>
    line.map(([left, text]): CopyWord => ({ text, confidence: 0.9, box: boxAt(left, row, text) })),
  );
  return { width: 1000, height: 1000, words, fields, codes: [], grey: null, file: null };
}

const boxAt = (left: number, row: number, text: string): Box => [left, 100 + row * 40, text.length * 12, 20];
const printed = (left: number, row: number, text: string) => ({ text, box: boxAt(left, row, text) });

describe('the name of what differs', () => {
  const dated = (line: readonly (readonly [number, string])[], day: string): Copy =>
    page(
      [[[40, 'Certificate']], [...line, [500, day]]],
      [{ field: 'date_reported1', text: day, value: day, confidence: 0.9, box: boxAt(500, 1, day) }],
    );
  const nameOfDate = (line: readonly (readonly [number, string])[]) =>
    nameOf(
      printed(500, 1, '2026-08-06'),
      printed(500, 1, '2026-06-08'),
      dated(line, '2026-08-06'),
      dated(line, '2026-06-08'),
    );

  it('is that of the date which its line says it is, where "Date" alone does not', () => {
    expect(
      nameOfDate([
        [40, 'Received:'],
        [200, 'Holt'],
        [420, 'Date:'],
      ]),
    ).toBe('date_received');
    expect(nameOfDate([[420, 'Date:']])).toBe('date_reported1');
  });

  const amounts = (given: string, copy: string, lines: readonly (readonly [number, string])[][] = []) =>
    nameOf(
      printed(500, 2, given),
      printed(500, 2, copy),
      page([...lines, [], [[500, given]]]),
      page([...lines, [], [[500, copy]]]),
    );

  it('is the content for an amount with decimals, whatever label stands over it', () => {
    expect(amounts('11.62 mg', '10.54 mg')).toBe('content');
    expect(amounts('11.62 mg', '10.54 mg', [[[480, 'Sample:']]])).toBe('content');
    expect(
      amounts('11.62 mg', '10.54 mg', [
        [
          [480, 'Label'],
          [560, 'claim:'],
        ],
      ]),
    ).toBe('label_claim');
  });

  it('is no content for a number without a unit, or an amount that may be the claim', () => {
    expect(amounts('11.62', '10.54')).toBeNull();
    expect(amounts('15 mg', '10 mg')).toBeNull();
  });

  it('is the content for a number whose unit stands under it', () => {
    const card = (value: string): Copy => page([[[500, value]], [[510, 'mg']]]);
    const close = (copy: Copy): Copy => ({
      ...copy,
      words: copy.words.map((word) => (word.text === 'mg' ? { ...word, box: [510, 118, 24, 20] } : word)),
    });
    expect(nameOf(printed(500, 0, '10.91'), printed(500, 0, '10.54'), close(card('10.91')), close(card('10.54')))).toBe(
      'content',
    );
  });
});
