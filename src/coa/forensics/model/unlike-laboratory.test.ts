import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testLayout } from '../../testing/layouts.ts';
import { compareFields, type FieldComparison, type PageComparison } from '../features/compare-fields.ts';
import { SETTING_MEASURES } from '../layouts/layout.ts';
import { UNHURRIED } from '../out-of-time.ts';
import { probabilityOf } from './boosted-trees.ts';
import { setApartBy } from './may-be-flagged.ts';
import type { ScoredField } from './scored-field.ts';
import fitted from './unlike-laboratory.json' with { type: 'json' };
import {
  ANOTHER_DESIGN,
  compareWithLaboratory,
  isFittedTo,
  UNLIKE_LABORATORY_FIGURES,
  weighFields,
} from './unlike-laboratory.ts';

// What the pixels give is given here: which fields there are and how far they lie from the learned pages.
vi.mock('../features/compare-fields.ts', { spy: true });
vi.mock('./boosted-trees.ts', { spy: true });
vi.mock('../features/registry.ts', () => ({
  featuresNamed: () => [{ compute: ({ odds }: { odds: number }) => odds }],
}));

const laboratory = fitted.laboratories[0]!;
const layout = testLayout({ laboratory });
const NAMES = ['client', 'batch', 'purity', 'date_received', 'date_received1'];
const placed = NAMES.map((name, row) => ({ name, box: [10, 40 * row, 100, 20] as [number, number, number, number] }));
const picture = { width: 1, height: 1, rgba: new Uint8Array(4) };

/**
 * A page of fields whose sizes lie so far from the nearest learned page, null where nothing was learned of one; the share of its words
 * that stand as there, how far they lie off, and by field how much farther its letters lie than those of any genuine page, and
 * how far its baseline lies off its place, and its log odds of an edit.
 */
function comparison(
  distances: readonly (number | null)[],
  agreeing: number | null = null,
  {
    noise = null,
    beyond = [],
    baselines = [],
    odds = [],
  }: {
    noise?: number | null;
    beyond?: readonly number[];
    baselines?: readonly (number | null)[];
    odds?: readonly number[];
  } = {},
): PageComparison {
  return {
    fields: distances.map(
      (distance, index) =>
        ({
          name: NAMES[index],
          odds: odds[index] ?? -3,
          layout: {
            nearest: SETTING_MEASURES.map(([name]) => (name === 'size' ? distance : 0)),
            agreeing,
            noise,
            beyond: beyond[index] ?? null,
            place: baselines[index] === undefined ? null : { baseline: baselines[index] },
          },
        }) as unknown as FieldComparison,
    ),
    texture: { paperNoise: 2, flatShare: 0.5, ringNoise: 0.02, sharpness: 0.8 },
    copied: null,
  };
}

/** Every look at the page shows these fields. */
function page(...fields: Parameters<typeof comparison>): void {
  vi.mocked(compareFields).mockReturnValue(comparison(...fields));
}

interface Shown {
  distances?: number[];
  agreeing?: number;
  noise?: number;
  beyond?: number[];
}

/** The scores of a page that is held against its laboratory. */
function scoresOf(fields: typeof placed): ScoredField[] {
  const scored = compareWithLaboratory(picture, [], fields, layout);
  if (scored === null || scored === ANOTHER_DESIGN) throw new Error('It was not held against its laboratory.');
  return scored;
}

beforeEach(() => {
  vi.mocked(probabilityOf).mockImplementation((_trees, _bias, values) => 1 / (1 + Math.exp(-values[0]!)));
  page([0, 0, 0, 0, 0]);
});

describe('a page is held against its laboratory', () => {
  test('every field of a learned design is scored, a date that stands there again too', () => {
    const scored = scoresOf(placed);
    expect(scored.map(({ comparison }) => comparison.name)).toEqual(NAMES);
    expect(scored[1]).toMatchObject({ box: [10, 40, 100, 20], score: -3 });
    expect(vi.mocked(compareFields)).toHaveBeenLastCalledWith(picture, [], placed, {
      reach: 'every',
      layout,
      goOn: UNHURRIED,
    });
  });

  test('not where the trees were not fitted to its pages', () => {
    expect(isFittedTo('lab-one')).toBe(false);
    expect(compareWithLaboratory(picture, [], placed, { ...layout, laboratory: 'lab-one' })).toBeNull();
  });

  test('not where too little was learned of its fields', () => {
    page([0, 0, 0, null, null]);
    expect(compareWithLaboratory(picture, [], placed, layout)).toBeNull();
    page([0, 0, 0, 0, null]);
    expect(scoresOf(placed)).toHaveLength(5);
  });

  test.each([
    ['its sizes', { distances: [2.1, 2.1, 2.1, 0, 0] }, { distances: [2, 2, 2, 0, 0] }],
    ['where its words stand', { agreeing: 0.49 }, { agreeing: 0.5 }],
    [
      'its typeface, and where its words stand',
      { noise: 0.11, beyond: [0.1, 0.1, 0.1, 0.1, 0.1] },
      { noise: 0.11, beyond: [0.1, 0.1, 0.1, 0.1, 0] },
    ],
    [
      'its typeface where that was told of four fields',
      { noise: 0.11, beyond: [0.1, 0.1, 0.1, 0.1] },
      { noise: 0.11, beyond: [0.1, 0.1, 0.1] },
    ],
    [
      'more than its typeface: every field of a real form may have been typed over',
      { noise: 0.11, beyond: [0.1, 0.1, 0.1, 0.1, 0.1] },
      { noise: 0.1, beyond: [0.1, 0.1, 0.1, 0.1, 0.1] },
    ],
  ])('it is of another design by %s', (_, other, same) => {
    const show = ({ distances = [0, 0, 0, 0, 0], agreeing = 1, ...letters }: Shown): void =>
      page(distances, agreeing, letters);
    show(other);
    expect(compareWithLaboratory(picture, [], placed, layout)).toBe(ANOTHER_DESIGN);
    show(same);
    expect(scoresOf(placed)).toHaveLength(5);
  });

  test('not where nothing on the page can be compared', () => {
    vi.mocked(compareFields).mockReturnValue(null);
    expect(compareWithLaboratory(picture, [], placed, layout)).toBeNull();
  });

  test('not a field on another line than on any learned page: the laboratory prints the value there, too', () => {
    page([0, 0, 0, 0, 0], null, { baselines: [0, 1.5, 1.6, null] });
    expect(scoresOf(placed).map(({ comparison }) => comparison.name)).toEqual(
      NAMES.filter((name) => name !== 'purity'),
    );
  });

  test('a value that is no placed field is not scored', () => {
    const scored = scoresOf(placed.slice(1));
    expect(scored.map(({ comparison }) => comparison.name)).toEqual(NAMES.slice(1));
  });
});

describe('a page on which a field stands out is looked at again, enlarged', () => {
  const withOdds = (odds: number) =>
    vi.mocked(compareFields).mockReturnValueOnce(comparison([0, 0, 0, 0, 0], null, { odds: [-3, odds] }));

  beforeEach(() => vi.mocked(compareFields).mockClear());

  test('its score is the mean of both looks', () => {
    withOdds(2);
    withOdds(-1);
    expect(scoresOf(placed).map(({ score }) => Number(score.toFixed(3)))).toEqual([-3, 0.5, -3, -3, -3]);
    expect(vi.mocked(compareFields)).toHaveBeenCalledTimes(2);
    expect(vi.mocked(compareFields).mock.lastCall?.[2]).toHaveLength(placed.length);
    expect(vi.mocked(compareFields).mock.lastCall?.[0].width).toBe(2);
  });

  test('one on which none does is not', () => {
    withOdds(-1);
    expect(scoresOf(placed)[1]?.score).toBeCloseTo(-1, 6);
    expect(vi.mocked(compareFields)).toHaveBeenCalledTimes(1);
  });

  test('where nothing can be compared there, the first look counts', () => {
    withOdds(2);
    vi.mocked(compareFields).mockReturnValueOnce(null);
    expect(scoresOf(placed)[1]?.score).toBeCloseTo(2, 6);
  });
});

describe('how much a field says', () => {
  const { alone, together, three, five, apart, doubt, faint } = UNLIKE_LABORATORY_FIGURES;
  const weigh = (...scores: number[]) => weighFields(scores.map((score) => ({ score })));

  test('alone beyond every clean page', () => {
    expect(weigh(alone.threshold)).toEqual(['alone']);
    expect(weigh(alone.threshold - 0.01)).toEqual(['doubt']);
  });

  test('together with a second field as far off', () => {
    expect(weigh(together.threshold, together.threshold)).toEqual(['together', 'together']);
    expect(weigh(alone.threshold - 0.01, together.threshold - 0.01)[0]).toBe('doubt');
    expect(weigh(alone.threshold, together.threshold)).toEqual(['alone', 'together']);
    expect(weigh(together.threshold, together.threshold, faint.threshold)[2]).toBe('faint');
  });

  test('three that stand out farther, added up, than those of any clean page, of which two do by themselves', () => {
    const third = three.threshold / 3 + 0.001;
    expect(weigh(third, third, third, faint.threshold - 1)).toEqual(['three', 'three', 'three', null]);
    expect(weigh(third, third, third - 0.01)).toEqual(['doubt', 'doubt', 'doubt']);
    // The third may be faint, but then the two others accuse.
    const half = (three.threshold + 0.1) / 2;
    expect(weigh(half, half, 0)).toEqual(['three', 'three', 'faint']);
    expect(weigh(half, half)).toEqual(['doubt', 'doubt']);
    expect(weigh(alone.threshold - 0.01, doubt.threshold - 0.01, doubt.threshold - 0.01)[0]).toBe('doubt');
    expect(third).toBeGreaterThan(doubt.threshold);
  });

  test('five that stand out farther, added up, than those of any clean page, each faintly at least', () => {
    const fifth = five.threshold / 5 + 0.001;
    expect(weigh(fifth, fifth, fifth, fifth, fifth, faint.threshold - 1)).toEqual([...Array(5).fill('five'), null]);
    expect(weigh(fifth, fifth, fifth, fifth, fifth - 0.01)).not.toContain('five');
    expect(weigh(fifth, fifth, fifth, fifth)).not.toContain('five');
    const below = faint.threshold - 0.01;
    expect(weigh(...Array(4).fill((five.threshold - below) / 4 + 0.01), below)).not.toContain('five');
    expect(fifth).toBeLessThan(doubt.threshold);
  });

  describe('apart from the others of the page', () => {
    const others = (count: number, score: number): number[] => Array<number>(count).fill(score);

    test('one that lies farther above all others than on any clean page', () => {
      const next = doubt.threshold - apart.one.threshold;
      expect(weigh(doubt.threshold, ...others(4, next - 0.01))).toEqual(['apart', ...others(4, 0).map(() => null)]);
      expect(weigh(doubt.threshold, ...others(4, next + 0.01))[0]).toBe('doubt');
      expect(weigh(doubt.threshold, ...others(3, next - 0.01))[0]).toBe('doubt');
      expect(weigh(doubt.threshold - 0.01, ...others(4, next - 1))[0]).toBe('faint');
    });

    test.each([
      [3, 'three apart', apart.three.threshold],
      [5, 'five apart', apart.five.threshold],
    ] as const)('%i that lie farther above the middle of the others, and no others', (count, weight, bound) => {
      const highest = [doubt.threshold, ...others(count - 1, faint.threshold)];
      const middle = (highest.reduce((sum, score) => sum + score, 0) - bound) / count;
      expect(weigh(...highest, ...others(5, middle - 0.01))).toEqual([
        ...highest.map(() => weight),
        ...others(5, 0).map(() => null),
      ]);
      expect(weigh(...highest, ...others(5, middle + 0.01))).not.toContain(weight);
      expect(weigh(...highest, ...others(3, middle - 0.01))).not.toContain(weight);
      // None of them stands out by itself, or one of them not even faintly.
      expect(weigh(doubt.threshold - 0.01, ...highest.slice(1), ...others(5, middle - 9))).not.toContain(weight);
      expect(weigh(...highest.slice(0, -1), faint.threshold - 0.01, ...others(5, middle - 9))).not.toContain(weight);
    });
  });

  test('a doubt from its bound on, faint below, and nothing below that', () => {
    expect(weigh(doubt.threshold, doubt.threshold - 0.01)).toEqual(['doubt', 'faint']);
    expect(weigh(faint.threshold, faint.threshold - 0.01)).toEqual(['faint', null]);
    expect(faint.threshold).toBeLessThan(doubt.threshold);
    expect(doubt.threshold).toBeLessThan(together.threshold);
    expect(together.threshold).toBeLessThan(alone.threshold);
  });
});

test('the thresholds were set where clean pages are few', () => {
  const { doubt, cleanPages, editedPages } = UNLIKE_LABORATORY_FIGURES;
  expect(doubt.cleanFlagged / cleanPages).toBeLessThanOrEqual(0.05);
  expect(doubt.editedCaught / editedPages).toBeGreaterThan(0.3);
  expect(fitted.trees.length).toBeGreaterThan(0);
});

test('what genuine pages set apart is never flagged', () => {
  const habits = [
    { habit: 'fields-set-apart', value: 'content,purity' },
    { habit: 'month-first', value: null },
  ];
  expect([...setApartBy({ habits })]).toEqual(['content', 'purity']);
  expect([...setApartBy(null)]).toEqual([]);
});
