import { beforeEach, describe, expect, test, vi } from 'vitest';
import { field, host, registered, testFields } from '../../../testing/fields.ts';
import { testLayout } from '../../../testing/layouts.ts';
import { compareFields, type FieldComparison } from '../../features/compare-fields.ts';
import type { PlacedField } from '../../features/measured-word.ts';
import { PAGE_CLASSES, type PageClass } from '../../features/page-class.ts';
import type { PixelMeasure } from '../../features/pixel-features.ts';
import type { LayoutComparison } from '../../layouts/compare-layout.ts';
import { type Layout, SETTING_MEASURES } from '../../layouts/layout.ts';
import { probabilityOf } from '../boosted-trees.ts';
import fitted from '../real-pages.json' with { type: 'json' };
import { relativeScores } from '../relative-scores.ts';
import { ANOTHER_DESIGN, compareWithLaboratory, UNLIKE_LABORATORY_FIGURES } from '../unlike-laboratory.ts';
import { compareWithWholePage, WHOLE_PAGE_FIGURES } from '../whole-page.ts';
import { amongFields } from './among-fields.ts';
import { copiedInFields } from './copied-in-fields.ts';
import { findLocalEdits } from './find-local-edits.ts';
import { figuresFor, isValidFor, LOCAL_EDIT_FIGURES } from './real-page-figures.ts';

// What the pixels give is given here, so that what is made of it can be told to the last digit.
vi.mock('../../features/compare-fields.ts', { spy: true });
vi.mock('../boosted-trees.ts', { spy: true });
vi.mock('../unlike-laboratory.ts', { spy: true });
vi.mock('../whole-page.ts', { spy: true });
// One feature that says what the trees are to answer.
vi.mock('../../features/registry.ts', () => ({
  featuresNamed: () => [{ compute: (compared: { odds: number }) => compared.odds }],
}));

const { doubt, alone, together } = fitted;
const NAMES = ['client', 'batch', 'purity', 'key', 'date_received'] as const;
const fields: PlacedField[] = NAMES.map((name, row) => ({ name, box: [10, 40 * row, 100, 20] }));
const odds = (value: number): number => 1 / (1 + Math.exp(-value));
const MEASURES = [
  ...['paper', 'paperCb', 'paperCr', 'ink', 'inkCb', 'inkCr'],
  ...['sharpness', 'stroke', 'paperNoise', 'flatShare', 'ringNoise', 'chromaNoise'],
] as PixelMeasure[];
type Measures = Record<PixelMeasure, { spreads: number; share: number }>;
const alike = Object.fromEntries(MEASURES.map((measure) => [measure, { spreads: 0, share: 1 }])) as Measures;

/** In what a field differs from its page. */
interface Differences {
  unlike?: Measures;
  glyphShare?: number;
  offRow?: number;
  size?: number;
  distance?: number;
}

/** A field of these odds, like the rest of its page but for what is said. */
function compared(name: string, score: number, differs: Differences = {}): FieldComparison {
  return {
    name,
    odds: odds(score),
    pixels: { measures: differs.unlike ?? alike, height: 20, pageHeight: 20 },
    glyphs: { shareFarther: differs.glyphShare ?? null },
    line: { offRow: differs.offRow ?? null, belowLine: null },
    letters: {
      shape: { sizeToColumn: differs.size ?? null, sizeToOthers: null },
      spacing: { pitchToOthers: differs.distance ?? null, pitchToPage: null },
    },
  } as unknown as FieldComparison;
}

/** Fields of usual pages have odds of about -3: with those beside it, a field's score is its own odds. */
const USUAL = -3;
function compare(
  scores: readonly number[],
  replaced: Differences = {},
  format = 'png',
  perspective = false,
  layout: Layout | null = null,
) {
  const texture = { paperNoise: 2, flatShare: 0.5, ringNoise: 0.02, sharpness: format === 'photo' ? 0.4 : 0.8 };
  vi.mocked(compareFields).mockReturnValue({
    fields: scores.map((score, index) => compared(NAMES[index]!, score, index === 0 ? replaced : {})),
    texture,
    copied: null,
  });
  return findLocalEdits({ format, width: 1, height: 1, rgba: new Uint8Array(4) }, perspective, [], fields, layout);
}

const LAYOUT = testLayout();

beforeEach(() => {
  vi.mocked(probabilityOf).mockImplementation((_trees, _bias, values) => values[0]!);
});

describe('scores become weights', () => {
  test.each([
    ['below the doubt nothing stands out', doubt.threshold - 0.01, null],
    ['from the doubt on a field is doubted', doubt.threshold + 0.01, 'doubt'],
    ['just short of every clean page it still is', alone.threshold - 0.01, 'doubt'],
    ['a little farther, where nothing is known of the laboratory', alone.threshold + 0.39, 'doubt'],
    ['much farther than any clean page came it stands alone', alone.threshold + 0.41, 'alone'],
  ])('%s', (_, score, weight) => {
    const found = compare([score, USUAL, USUAL, USUAL])!;
    expect(found.compared).toBe(4);
    expect(found.unlike.map((field) => [field.name, field.weight])).toEqual(
      weight === null ? [] : [['client', weight]],
    );
  });

  test('two fields that far off count together where the laboratory is known, and are doubts where it is not', () => {
    const weights = (scores: readonly number[], layout: Layout | null = null) =>
      compare(scores, {}, 'png', false, layout)!.unlike.map(({ weight }) => weight);
    const far = together.threshold + 0.2;
    const pair = [far, far, USUAL, USUAL, USUAL];
    expect(weights(pair)).toEqual(['doubt', 'doubt']);
    expect(weights([far, together.threshold - 0.1, USUAL, USUAL, USUAL])).toEqual(['doubt']);
    vi.mocked(compareWithLaboratory).mockReturnValue([]);
    expect(weights(pair, LAYOUT)).toEqual(['together', 'together']);
    vi.mocked(compareWithLaboratory).mockReturnValue(null);
  });

  test('beside one that stands alone a second one counts as together', () => {
    const found = compare([together.threshold + 0.2, alone.threshold + 1, USUAL, USUAL, USUAL])!;
    expect(found.unlike.map(({ name, weight }) => [name, weight])).toEqual([
      ['batch', 'alone'],
      ['client', 'together'],
    ]);
  });

  test('the one farthest off comes first, with the box of its field and its score', () => {
    const { unlike } = compare([alone.threshold + 1, alone.threshold + 2, USUAL, USUAL, USUAL])!;
    expect(unlike.map(({ name, box }) => [name, box])).toEqual([
      ['batch', fields[1]!.box],
      ['client', fields[0]!.box],
    ]);
    expect(unlike[0]!.score).toBeCloseTo(alone.threshold + 2);
  });

  test('the probability is that of the fitted trees and their bias', () => {
    compare([USUAL, USUAL]);
    expect(probabilityOf).toHaveBeenCalledWith(fitted.trees, fitted.bias, [odds(USUAL)]);
  });
});

test('without a field to compare there is nothing to say', () => {
  expect(compare([])).toBeNull();
  vi.mocked(compareFields).mockReturnValue(null);
  expect(findLocalEdits({ format: 'png', width: 1, height: 1, rgba: new Uint8Array(4) }, false, [], fields)).toBeNull();
});

test('the class of the page follows from format, perspective and texture', () => {
  expect(compare([USUAL])!.pageClass).toBe('resaved');
  expect(compare([USUAL], {}, 'jpeg')!.pageClass).toBe('recompressed');
  expect(compare([USUAL], {}, 'photo', true)!.pageClass).toBe('photo');
  expect(compare([USUAL], {}, 'photo', false)!.pageClass).toBe('scan');
});

describe('values that made pages know nothing of', () => {
  const { threshold } = WHOLE_PAGE_FIGURES.doubt;
  const further = (score: number, name = 'another_percentage1'): ReturnType<typeof compareWithWholePage> => [
    { comparison: compared(name, score), box: [300, 10, 60, 20], score },
  ];

  test('are doubted after the fields, and never accuse', () => {
    vi.mocked(compareWithWholePage).mockReturnValueOnce(further(threshold + 20));
    const found = compare([doubt.threshold + 0.01, USUAL, USUAL, USUAL])!;
    expect(found.compared).toBe(5);
    expect(found.unlike.map(({ name, against, weight }) => [name, against, weight])).toEqual([
      ['client', 'page', 'doubt'],
      ['another_percentage1', 'whole page', 'doubt'],
    ]);
    expect(found.unlike[1]).toMatchObject({ box: [300, 10, 60, 20], score: threshold + 20, differs: [] });
  });

  test('are not doubted below their own threshold', () => {
    vi.mocked(compareWithWholePage).mockReturnValueOnce(further(threshold - 0.01));
    expect(compare([USUAL, USUAL])!.unlike).toEqual([]);
  });

  test('stand out though they are no fields; a field that is none any more does not', () => {
    vi.mocked(compareWithWholePage).mockReturnValueOnce([...further(threshold + 1), ...further(threshold, 'batch')]);
    const edits = compare([USUAL, USUAL])!;
    const kept = amongFields(edits, testFields({ client: field('Fenland Reagents') }));
    expect(kept.unlike.map(({ name }) => name)).toEqual(['another_percentage1']);
    // A day that stands there a second time is doubted too: these trees know how such days are set.
    vi.mocked(compareWithWholePage).mockReturnValueOnce(further(threshold, 'date_received1'));
    expect(compare([USUAL, USUAL])!.unlike.map(({ name }) => name)).toEqual(['date_received1']);
  });
});

test('what is no field any more does not stand out; all else stays', () => {
  const edits = compare([alone.threshold + 1, alone.threshold + 2, USUAL, USUAL])!;
  const kept = amongFields(edits, testFields({ batch: field('LOT35822') }));
  expect(kept).toEqual({ ...edits, unlike: [edits.unlike[0]] });
  expect(kept.unlike.map(({ name }) => name)).toEqual(['batch']);
});

test('where one of two that accuse together is no field any more, the other is a doubt', () => {
  const far = together.threshold + 0.2;
  vi.mocked(compareWithLaboratory).mockReturnValue([]);
  const compareKnown = (scores: readonly number[]) => compare(scores, {}, 'png', false, LAYOUT)!;
  const weights = (scores: readonly number[], among: Parameters<typeof testFields>[0]) =>
    amongFields(compareKnown(scores), testFields(among)).unlike.map(({ name, weight }) => [name, weight]);
  const client = field('Fenland Reagents');
  const batch = field('LOT35822');
  const pair = [far, far, USUAL, USUAL, USUAL];
  expect(weights(pair, { client, batch })).toEqual([
    ['client', 'together'],
    ['batch', 'together'],
  ]);
  expect(weights(pair, { client })).toEqual([['client', 'doubt']]);
  // A doubt beside it is no second accuser.
  const purity = { ...field(99.1), decimals: 1 };
  const edits = compareKnown(pair);
  const doubted = { ...edits.unlike[0]!, name: 'purity', against: 'laboratory' as const, weight: 'doubt' as const };
  const { unlike } = amongFields({ ...edits, unlike: [...edits.unlike, doubted] }, testFields({ client, purity }));
  expect(unlike.map(({ name, weight }) => [name, weight])).toEqual([
    ['client', 'doubt'],
    ['purity', 'doubt'],
  ]);
  // One that stands alone needs no other.
  expect(weights([alone.threshold + 1, USUAL, USUAL, USUAL], { client })).toEqual([['client', 'alone']]);
  vi.mocked(compareWithLaboratory).mockReturnValue(null);
});

describe('copied characters', () => {
  test('are handed on where the page can show them', () => {
    vi.mocked(compareFields).mockReturnValue({
      fields: [compared('client', USUAL)],
      texture: { paperNoise: 2, flatShare: 0.5, ringNoise: 0.02, sharpness: 0.8 },
      copied: [{ character: '9', box: [15, 2, 8, 16], twin: [40, 42, 8, 16] }],
    } as ReturnType<typeof compareFields>);
    const found = findLocalEdits({ format: 'png', width: 1, height: 1, rgba: new Uint8Array(4) }, false, [], fields)!;
    expect(found.copied).toMatchObject([{ character: '9', field: 'client', twinField: 'batch', box: [15, 2, 8, 16] }]);
    expect(compare([USUAL])!.copied).toBeNull();
  });

  test('of fields that nobody edits say nothing', () => {
    const other: PlacedField[] = [
      { name: 'letterhead', box: [0, 0, 200, 20] },
      { name: 'no_field_at_all', box: [0, 0, 200, 20] },
    ];
    const glyph = { character: '9', box: [15, 2, 8, 16], twin: [40, 2, 8, 16] } as Parameters<
      typeof copiedInFields
    >[0][number];
    expect(copiedInFields([glyph], other)).toBeNull();
    expect(copiedInFields([], other)).toEqual([]);
  });

  test('with a twin in another field keep their own', () => {
    const glyph = { character: '9', box: [15, 42, 8, 16], twin: [600, 2, 8, 16] } as Parameters<
      typeof copiedInFields
    >[0][number];
    expect(copiedInFields([glyph], fields)).toEqual([{ ...glyph, field: 'batch', twinField: null }]);
    const turned = { ...glyph, box: glyph.twin, twin: glyph.box };
    expect(copiedInFields([turned], fields)).toEqual([
      { character: '9', box: glyph.box, twin: glyph.twin, field: 'batch', twinField: null },
    ]);
  });
});

describe('what differs, in words', () => {
  const differs = (replaced: Differences): string[] =>
    compare([alone.threshold + 1, USUAL, USUAL], replaced)!.unlike[0]!.differs;
  const off = (measure: PixelMeasure, spreads: number, share = 0): Differences => ({
    unlike: { ...alike, [measure]: { spreads, share } },
  });
  const NOTHING: Differences = {};

  test('nothing where no single thing is far off', () => {
    expect(differs(NOTHING)).toEqual([]);
    expect(differs({ offRow: 0.02, size: 0.02, distance: 0.08, glyphShare: 0.06 })).toEqual([]);
  });

  test.each([
    [{ offRow: 0.03 }, 'it sits higher or lower than the rest of its row'],
    [{ size: 0.03 }, 'its letters are a slightly different size'],
    [{ distance: 0.085 }, 'its digits are closer together or farther apart'],
    [{ glyphShare: 0.05 }, 'its letters have a different shape from the same letters elsewhere'],
  ])('how it is set: %o', (replaced, words) => {
    expect(differs(replaced)).toEqual([words]);
  });

  test.each([
    ['paper', 'the paper around it is lighter or darker'],
    ['paperCb', 'the paper around it is a different tint'],
    ['paperCr', 'the paper around it is a different tint'],
    ['ink', 'its ink is lighter or darker'],
    ['inkCb', 'its ink is a different tint'],
    ['inkCr', 'its ink is a different tint'],
    ['sharpness', 'its edges are sharper or softer'],
    ['stroke', 'its strokes are thicker or thinner'],
    ['paperNoise', 'the paper around it is smoother or rougher'],
    ['flatShare', 'the paper around it is smoother or rougher'],
    ['ringNoise', 'its letters have different compression traces around them'],
    ['chromaNoise', 'its letters have different compression traces around them'],
  ] as [PixelMeasure, string][])('%s: %s', (measure, words) => {
    expect(differs(off(measure, 2, 0.04))).toEqual([words]);
    expect(differs(off(measure, -2, 0.04))).toEqual([words]);
    expect(differs(off(measure, 1.9))).toEqual([]);
    expect(differs(off(measure, 9, 0.05))).toEqual([]);
  });

  test('how it is set first, then the farthest off, each once, three at most', () => {
    const unlike = {
      ...alike,
      ink: { spreads: 3, share: 0 },
      stroke: { spreads: -5, share: 0 },
      paper: { spreads: 4, share: 0 },
    };
    expect(differs({ unlike })).toEqual([
      'its strokes are thicker or thinner',
      'the paper around it is lighter or darker',
      'its ink is lighter or darker',
    ]);
    expect(differs({ unlike, size: 1 })).toEqual([
      'its letters are a slightly different size',
      'its strokes are thicker or thinner',
      'the paper around it is lighter or darker',
    ]);
    const tints = { ...alike, inkCb: { spreads: 3, share: 0 }, inkCr: { spreads: 4, share: 0 } };
    expect(differs({ unlike: tints })).toEqual(['its ink is a different tint']);
  });
});

describe('what the fit found by class of page', () => {
  test.each(Object.keys(PAGE_CLASSES) as PageClass[])('%s', (pageClass) => {
    expect(figuresFor(pageClass)).toEqual(fitted.classes[pageClass]);
    expect(isValidFor(pageClass)).toBe(true);
  });

  test('nothing of a class that it never met, which is not used', () => {
    expect(figuresFor('hologram' as PageClass)).toEqual({ caught: 0, pages: 0 });
    expect(isValidFor('hologram' as PageClass)).toBe(false);
  });

  test('is used from one edit found in ten on', () => {
    const real = fitted.classes.photo;
    try {
      fitted.classes.photo = { caught: 1, pages: 10 };
      expect(isValidFor('photo')).toBe(true);
      fitted.classes.photo = { caught: 1, pages: 11 };
      expect(isValidFor('photo')).toBe(false);
    } finally {
      fitted.classes.photo = real;
    }
  });

  test('its own figures and thresholds', () => {
    const { fittedOn, cleanPages, editedPages, doubt, alone, together } = fitted;
    expect(LOCAL_EDIT_FIGURES).toEqual({ fittedOn, cleanPages, editedPages, doubt, alone, together });
  });
});

describe('scores are relative to the page', () => {
  test('half of what the other fields have in common is taken off, by their median', () => {
    const [own] = relativeScores([odds(2), odds(-1), odds(-4), odds(1)]);
    expect(own).toBeCloseTo(2 - 0.5 * (-1 + 3));
  });

  test('with one field or none beside it, it is compared with the field of an untouched page', () => {
    expect(relativeScores([odds(2)])[0]).toBeCloseTo(2);
    expect(relativeScores([odds(2), odds(1)])[0]).toBeCloseTo(2);
    expect(relativeScores([odds(2), odds(1), odds(1)])[0]).toBeCloseTo(2 - 0.5 * 4);
  });

  test('stay finite where a probability is 0 or 1', () => {
    const [certain, impossible] = relativeScores([1, 0]);
    expect(certain).toBeCloseTo(Math.log(1e6), 5);
    expect(impossible).toBeCloseTo(-Math.log(1e6), 5);
  });
});

describe('where it is known how the laboratory sets its pages', () => {
  const { doubt: laboratoryDoubt, alone: laboratoryAlone } = UNLIKE_LABORATORY_FIGURES;
  const none = SETTING_MEASURES.map(() => null);
  const LIKE: LayoutComparison = {
    spreads: none,
    nearest: none,
    nearestToOthers: none,
    letters: null,
    worstLetter: null,
    lettersToOthers: null,
    worstLetterToOthers: null,
    proportions: null,
    proportionsToOthers: null,
    beyond: null,
    beyondToOthers: null,
    spacing: null,
    worstSpacing: null,
    spacingToOthers: null,
    worstSpacingToOthers: null,
    place: null,
    edgeToOthers: null,
    baselineToOthers: null,
    agreeing: null,
    noise: null,
  };
  /** A page of which the trees that know the laboratory score one field so, the others not at all. */
  const compareBoth = (
    pageScores: readonly number[],
    name: (typeof NAMES)[number],
    score: number,
    layout: Partial<LayoutComparison> = {},
  ) => {
    const comparison = { ...compared(name, -3), layout: { ...LIKE, ...layout } };
    vi.mocked(compareWithLaboratory).mockReturnValue([{ comparison, box: [0, 0, 9, 9], score }]);
    return compare(pageScores, {}, 'png', false, LAYOUT)!;
  };
  const usual = [USUAL, USUAL, USUAL, USUAL];

  test('a doubt of the page alone is dropped when the laboratory sets the field so', () => {
    const page = [doubt.threshold + 0.1, USUAL, USUAL, USUAL];
    expect(compare(page)!.unlike).toHaveLength(1);
    const both = compareBoth(page, 'client', laboratoryDoubt.threshold - 0.01);
    expect(both.unlike).toEqual([]);
    expect(both).toMatchObject({ laboratoryKnown: true, anotherDesign: false });
  });

  test('what the page alone accuses stays, and stands before a doubt', () => {
    const found = compareBoth(
      [alone.threshold + 0.01, USUAL, USUAL, USUAL],
      'purity',
      laboratoryDoubt.threshold + 0.01,
    );
    expect(found.unlike.map(({ name, against, weight }) => [name, against, weight])).toEqual([
      ['client', 'page', 'alone'],
      ['purity', 'laboratory', 'doubt'],
    ]);
  });

  test('what the laboratory’s setting accuses alone stands before what the page accuses together', () => {
    const far = together.threshold + 0.2;
    const found = compareBoth([far, far, USUAL, USUAL, USUAL], 'purity', laboratoryAlone.threshold);
    expect(found.unlike.map(({ name, against, weight }) => [name, against, weight])).toEqual([
      ['purity', 'laboratory', 'alone'],
      ['client', 'page', 'together'],
      ['batch', 'page', 'together'],
    ]);
  });

  test('what the page alone accuses is a doubt where the laboratory’s setting does not doubt the field', () => {
    const found = compareBoth([alone.threshold + 1, USUAL, USUAL, USUAL], 'client', laboratoryDoubt.threshold - 0.01);
    expect(found.unlike.map(({ name, against, weight }) => [name, against, weight])).toEqual([
      ['client', 'page', 'doubt'],
    ]);
  });

  test('a field accused by its page is not named twice', () => {
    const found = compareBoth(
      [alone.threshold + 0.01, USUAL, USUAL, USUAL],
      'client',
      laboratoryDoubt.threshold + 0.01,
    );
    const kept = (label: string): unknown =>
      amongFields(found, testFields({ client: field('Humber Molecular', { label }) })).unlike.map(
        ({ name, against }) => [name, against],
      );
    expect(kept('Client')).toEqual([['client', 'page']]);
    // The lines of an address keep neither rows nor size: what the laboratory's setting says of one is left.
    expect(kept('')).toEqual([['client', 'laboratory']]);
    expect(
      amongFields(
        { ...found, unlike: found.unlike.slice(0, 1) },
        testFields({ client: field('Humber', { label: '' }) }),
      ).unlike,
    ).toEqual([]);
  });

  test.each([
    ['below the doubt nothing stands out', laboratoryDoubt.threshold - 0.01, undefined],
    ['from the doubt on it is doubted', laboratoryDoubt.threshold, 'doubt'],
    ['beyond every clean page: called', laboratoryAlone.threshold, 'alone'],
    ['just short of that: doubted', laboratoryAlone.threshold - 0.01, 'doubt'],
  ])('%s', (_, score, weight) => {
    expect(compareBoth(usual, 'batch', score).unlike[0]?.weight).toBe(weight);
  });

  test('it says in what the field differs from the laboratory’s pages, where no other field does', () => {
    const far = (of: (typeof SETTING_MEASURES)[number][0], value: number) =>
      SETTING_MEASURES.map(([name]) => (name === of ? value : 0));
    const differs = (layout: Partial<LayoutComparison>) =>
      compareBoth(usual, 'batch', laboratoryDoubt.threshold + 1, layout).unlike[0]!.differs;
    expect(differs({ nearest: far('size', 2), nearestToOthers: far('size', 2) })).toEqual([
      'its letters are a different size from this laboratory’s',
    ]);
    expect(differs({ nearest: far('size', 2), nearestToOthers: far('size', 1.9) })).toEqual([]);
    expect(differs({ nearest: far('ink', 9), nearestToOthers: far('ink', 9) })).toEqual([]);
    expect(differs({ letters: 0.25, lettersToOthers: 0.1 })).toEqual([
      'its letters have a different shape from this laboratory’s',
    ]);
    expect(differs({ letters: 0.24, lettersToOthers: 0.1 })).toEqual([]);
  });

  test('a design that was not learned leaves the doubt to the page alone', () => {
    vi.mocked(compareWithLaboratory).mockReturnValue(ANOTHER_DESIGN);
    const found = compare([doubt.threshold + 0.1, USUAL, USUAL, USUAL], {}, 'png', false, LAYOUT)!;
    expect(found.unlike.map(({ against, weight }) => [against, weight])).toEqual([['page', 'doubt']]);
    expect(found).toMatchObject({ laboratoryKnown: false, anotherDesign: true });
    vi.mocked(compareWithLaboratory).mockReturnValue(null);
    expect(compare(usual, {}, 'png', false, LAYOUT)).toMatchObject({ laboratoryKnown: false, anotherDesign: false });
  });
});

test('of addresses only an imitation of the laboratory’s stands out: its own may be the browser’s, others a seller’s', () => {
  const printed = ['shop.example', 'verify.quarrybank.example', 'verify-quarrybank.test', 'quarrybnk.example'];
  const unlike = printed.map((_, index) => ({
    name: `host_${index + 1}`,
    box: [0, 0, 10, 10] as [number, number, number, number],
    against: 'page' as const,
    score: 3,
    weight: 'doubt' as const,
    differs: [],
  }));
  const edits = {
    pageClass: 'resaved' as const,
    compared: 4,
    leftOut: 0,
    laboratoryKnown: true,
    anotherDesign: false,
    unlike,
    faint: [],
    usual: [],
    copied: null,
  };
  const hosts = printed.map((one) => host(one));
  const flagged = (found: object) => amongFields(edits, testFields({ hosts, ...found })).unlike.map(({ name }) => name);
  const two = ['other-name.example', 'quarrybank.example'].map((one) => ({ host: one, use: 'site' }));
  for (const laboratory of [registered({}), registered({ hosts: two })])
    expect(flagged({ laboratory })).toEqual(['host_3', 'host_4']);
  expect(flagged({ laboratory: null })).toHaveLength(4);
  const inBar = hosts.map((one) => ({ ...one, forVerification: one === hosts[0] }));
  expect(flagged({ laboratory: null, hosts: inBar })).toEqual(['host_1']);
});
