import { expect, test } from 'vitest';
import type { Fields } from '../../fields/fields.ts';
import type { Box } from '../../geometry/box.ts';
import type { SetWord, TextLayerFacts } from '../../image/container/container.ts';
import { testContainer, testPdfFacts } from '../../testing/container.ts';
import { date, field, purity, testArtifacts } from '../../testing/fields.ts';
import check from './field-in-another-font.ts';

/** Words of a line, a hundred pixels apart. */
const set = (text: string, row: number, family = 'Calibri'): SetWord[] =>
  text.split(' ').map((word, index) => ({ text: word, family, box: [100 * index, 30 * row, 90, 18] }));
const at = (row: number, words = 1): Box => [0, 30 * row - 2, 100 * words, 22];

const PROSE = [8, 9, 10].flatMap((row) => set('Purity was found by reversed phase chromatography with detection', row));
const VALUES = {
  client: field('Fenland Reagents', { box: at(1, 2) }),
  batch: field('LOT4711', { box: at(2) }),
  purity: { ...purity(99.21), box: at(3) },
  dates: [date('reported', '2026-10-30', { box: at(4, 3) })],
};
const page = (families: Partial<Record<'client' | 'batch' | 'purity' | 'date', string>> = {}): SetWord[] => [
  ...PROSE,
  ...set('Fenland Reagents', 1, families.client),
  ...set('LOT4711', 2, families.batch),
  ...set('99.21 %', 3, families.purity),
  ...set('30 October 2026', 4, families.date),
];
const run = (words: readonly SetWord[] | null, fields: Partial<Fields> = VALUES) => {
  const textLayer: TextLayerFacts | null =
    words === null ? null : { words: 60, visible: 60, agreement: 0.98, contradictions: [], set: words };
  return check.run(
    testArtifacts(fields, { container: testContainer({ format: 'pdf', pdf: testPdfFacts({ textLayer }) }) }),
  );
};

test('a value in a font that stands nowhere else is a doubt that names both fonts and where', () => {
  const finding = run(page({ purity: 'Helvetica' }));
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['purity'], boxes: [at(3)] });
  expect(finding.why).toBe(
    'In the file the purity is set in “Helvetica”, which is used nowhere else on the page; most of it is set in “Calibri”.',
  );
  expect(finding.flag).toBe(
    'The purity is set in a different font from everything else on the page, as happens where a value was typed over later.',
  );
  for (const name of ['client', 'batch', 'date'] as const)
    expect(run(page({ [name]: 'Helvetica' })).outcome, name).toBe('fail');
});

test('where its font stands elsewhere, too, it says nothing', () => {
  expect(run(page()).outcome).toBe('pass');
  expect(run(page({ purity: 'Helvetica', batch: 'Helvetica' })).outcome).toBe('pass');
  expect(run([...page({ purity: 'Helvetica' }), ...set('Released', 12, 'Helvetica')]).outcome).toBe('pass');
  expect(run(page({ purity: 'CalibriLight' })).outcome).toBe('pass');
  // The same value again is set by whoever changed it.
  expect(run([...page({ purity: 'Helvetica' }), ...set('99.21', 12, 'Helvetica')]).outcome).toBe('fail');
});

test('a page that has a font for each value is set so', () => {
  expect(run(page({ purity: 'Helvetica', batch: 'Courier' })).outcome).toBe('not-applicable');
});

test('a value of two fonts, of few letters, or of letters that the page’s font may lack is left out', () => {
  const others = page().filter(({ box }) => box[1] !== 90);
  const withPurity = (...words: SetWord[]) => run([...others, ...words]).outcome;
  expect(withPurity(...set('99.21', 3, 'Helvetica'))).toBe('fail');
  expect(['9.2', '99.2'].map((text) => withPurity({ ...set('99.21', 3, 'Helvetica')[0]!, text }))).toEqual([
    'pass',
    'fail',
  ]);
  const [first, second] = set('99 21', 3);
  expect(
    run([...others, { ...first!, family: 'Helvetica' }, second!], {
      ...VALUES,
      purity: { ...purity(99.21), box: at(3, 2) },
    }).outcome,
  ).toBe('pass');
  expect(withPurity({ ...set('99.21', 3, 'SimHei')[0]!, text: '纯度九十九' })).toBe('pass');
});

test('numbers and keys may have a font of their own', () => {
  const fields = { ...VALUES, reportNumber: field('R-4711', { box: at(5) }), key: field('K7QPX2', { box: at(6) }) };
  expect(run([...page(), ...set('R-4711', 5, 'Courier')], fields).outcome).toBe('pass');
  expect(run([...page(), ...set('K7QPX2', 6, 'Courier')], fields).outcome).toBe('pass');
});

test('without a text layer, fonts with names or other values it says nothing', () => {
  expect(run(null).outcome).toBe('not-applicable');
  expect(run([]).outcome).toBe('not-applicable');
  // Twenty words at least; the sign in “99.21 %” is none.
  const last = (words: number) => run(page({ purity: 'Helvetica' }).slice(-words - 1)).outcome;
  expect([19, 20].map(last)).toEqual(['not-applicable', 'fail']);
  expect(run(page().map((word) => ({ ...word, family: '' }))).outcome).toBe('not-applicable');
  expect(run(page({ purity: 'Helvetica' }), { purity: VALUES.purity, batch: VALUES.batch }).outcome).toBe(
    'not-applicable',
  );
});
