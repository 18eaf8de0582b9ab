import { beforeEach, expect, test, vi } from 'vitest';
import { compareFields, type FieldComparison, type PageComparison } from '../features/compare-fields.ts';
import { type MeasuredWord, measureWords, type PlacedField, type PlacedWord } from '../features/measured-word.ts';
import { UNHURRIED } from '../out-of-time.ts';
import { probabilityOf } from './boosted-trees.ts';
import fitted from './whole-page.json' with { type: 'json' };
import { compareWithWholePage, WHOLE_PAGE_FIGURES } from './whole-page.ts';

// What the pixels give is given here.
vi.mock('../features/compare-fields.ts', { spy: true });
vi.mock('../features/measured-word.ts', { spy: true });
vi.mock('./boosted-trees.ts', { spy: true });
vi.mock('../features/registry.ts', () => ({
  featuresNamed: () => [{ compute: ({ odds }: { odds: number }) => odds }],
}));

const placed: PlacedField[] = ['client', 'batch', 'purity', 'manufacturer'].map((name, row) => ({
  name,
  box: [10, 40 * row, 100, 20],
}));
const words: PlacedWord[] = [{ text: '99.1%', box: [300, 10, 60, 20] } as PlacedWord];
const picture = { width: 1, height: 1, rgba: new Uint8Array(4) };
const scored = (judged: readonly string[]) => compareWithWholePage(picture, words, placed, new Set(judged));

beforeEach(() => {
  vi.mocked(compareFields).mockImplementation(
    (_picture, _words, fields) =>
      ({ fields: fields.map(({ name }) => ({ name, odds: -3 }) as unknown as FieldComparison) }) as PageComparison,
  );
  vi.mocked(probabilityOf).mockImplementation((_trees, _bias, values) => 1 / (1 + Math.exp(-values[0]!)));
});

test('what is not compared otherwise is scored: further values too, each with its box', () => {
  const found = scored(['client', 'batch']);
  expect(found.map(({ comparison, box }) => [comparison.name, box])).toEqual([
    ['purity', placed[2]!.box],
    ['manufacturer', placed[3]!.box],
    ['another_percentage1', [300, 10, 60, 20]],
  ]);
  expect(found[0]!.score).toBeCloseTo(-3);
  expect(vi.mocked(compareFields).mock.lastCall![3]).toEqual({ reach: 'every', goOn: UNHURRIED });
  expect(vi.mocked(probabilityOf)).toHaveBeenCalledWith(fitted.trees, fitted.bias, [-3]);
});

test('the page is not measured again where everything is compared otherwise', () => {
  vi.mocked(compareFields).mockClear();
  expect(scored(['client', 'batch', 'purity', 'manufacturer', 'another_percentage1'])).toEqual([]);
  expect(vi.mocked(compareFields)).not.toHaveBeenCalled();
});

test('what stands light on dark in a panel with other words is left out; one value on a dark ground is not, nor a page that is dark throughout', () => {
  const word = (y: number, lightOnDark: boolean): MeasuredWord =>
    ({ text: 'Purity', confidence: 0.9, box: [20, y, 60, 16], lightOnDark }) as MeasuredWord;
  const names = (): string[] => scored([]).map(({ comparison: { name } }) => name);
  vi.mocked(measureWords).mockReturnValue([word(2, false), word(42, false), word(82, true), word(122, false)]);
  expect(names()).toContain('purity');
  const panel = [word(42, true), word(82, true), word(122, true)];
  vi.mocked(measureWords).mockReturnValue([word(2, false), ...panel]);
  expect(names()).toContain('purity');
  const rest = [200, 240, 280].map((y) => word(y, false));
  vi.mocked(measureWords).mockReturnValue([word(2, false), ...panel, ...rest]);
  expect(names()).toEqual(['client', 'another_percentage1']);
});

test('a page of too few words gives nothing', () => {
  vi.mocked(compareFields).mockReturnValue(null);
  expect(scored([])).toEqual([]);
});

test('the threshold was set where one clean page in a hundred is doubted', () => {
  const { doubt, cleanPages, editedPages } = WHOLE_PAGE_FIGURES;
  expect(doubt.cleanFlagged / cleanPages).toBeLessThanOrEqual(0.02);
  expect(doubt.editedCaught / editedPages).toBeGreaterThan(0.05);
});
