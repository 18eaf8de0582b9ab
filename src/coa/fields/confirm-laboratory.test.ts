import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DrawnPage, drawPage } from '../../../tests/support/drawn-page.ts';
import { type PreparedPage, preparePage } from '../image/prepare/prepare-page.ts';
import { createTextReader } from '../ocr/read-text.ts';
import { type TextReader, UNREAD } from '../ocr/text-reader.ts';
import { registered, testFields, unregistered } from '../testing/fields.ts';
import { layOut } from '../testing/page.ts';
import { confirmLaboratory } from './confirm-laboratory.ts';
import type { NamedLaboratory } from './extract/parties/laboratory/named-laboratory.ts';

const PRINTED = ['Brackfen Laboratories', 'Tested for purity'] as const;
const reader = createTextReader();
let page: DrawnPage;
let prepared: PreparedPage;

beforeAll(async () => {
  page = await drawPage(
    PRINTED.map((text, index) => [60, 40 + index * 90, text] as const),
    { width: 900, height: 400 },
  );
  prepared = preparePage(page.picture);
  await reader.warm();
});
afterAll(() => reader.close());

/** What is known of a laboratory that was read as `name` on a line of the page, once that is read again. */
function confirmed(
  laboratory: NamedLaboratory,
  line: (typeof PRINTED)[number] = 'Brackfen Laboratories',
  by: TextReader = reader,
): Promise<NamedLaboratory | null> {
  const laboratoryBox = page.boxes[PRINTED.indexOf(line)]!;
  return confirmLaboratory(testFields({ laboratory, laboratoryBox }), prepared, by);
}

describe('the name of a laboratory that is not on our list', () => {
  test('read alike, it is surer, and was read twice', async () => {
    const found = await confirmed(unregistered('Brackfen Laboratories'));
    expect(found).toMatchObject({ name: 'Brackfen Laboratories', basis: ['letterhead', expect.any(String)] });
    expect(found!.confidence).toBeCloseTo(0.96);
    expect(found!.disputed).toBeUndefined();
  });

  test('with an accent that no recogniser knows, it is the same', async () => {
    expect((await confirmed(unregistered('Bräckfen Laboratories')))!.name).toBe('Bräckfen Laboratories');
  });

  test('with a letter that English has not, read as another one, it keeps the letter', async () => {
    expect((await confirmed(unregistered('Bråckføn Laboratories')))!.name).toBe('Bråckføn Laboratories');
  });

  test.each(['Brackfcn Laboratories', 'Brackfenn Laboratories'])('%s is spelt as it is read again', async (read) => {
    expect((await confirmed(unregistered(read)))!.name).toBe('Brackfen Laboratories');
  });

  test('which no two readings have alike is in dispute', async () => {
    const readings = { scene: 'Brackfon Laboratories', best: 'Brackfan Laboratories' };
    const stub: TextReader = {
      ...reader,
      read: async (_, { model = 'best' } = { segmentation: 'line' }) => ({
        words: layOut(readings[model as keyof typeof readings]),
        cutShort: false,
      }),
    };
    const found = await confirmed(unregistered('Brackfcn Laboratories'), 'Brackfen Laboratories', stub);
    expect(found).toMatchObject({ name: 'Brackfcn Laboratories', disputed: true });
    expect(found!.confidence).toBeCloseTo(0.54);
  });

  test('stays as it was where something else stands there, it has no place, or the time is over', async () => {
    const laboratory = unregistered('Brackfen Laboratories');
    expect(await confirmed(laboratory, 'Tested for purity')).toBe(laboratory);
    const seen = { words: layOut('Brackfcn Laboratories'), cutShort: false };
    const late: TextReader = { ...reader, read: async (_, options) => (options?.model === 'scene' ? seen : UNREAD) };
    expect(await confirmed(laboratory, 'Brackfen Laboratories', late)).toBe(laboratory);
    expect(await confirmLaboratory({ laboratory, laboratoryBox: null }, prepared, reader)).toBe(laboratory);
  });
});

test('one on our list is known whatever its letters', async () => {
  const laboratory = registered({ name: 'Brackfcn Laboratories' });
  expect(await confirmed(laboratory)).toBe(laboratory);
});
