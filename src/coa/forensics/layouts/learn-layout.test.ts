import { describe, expect, it } from 'vitest';
import { Layout } from './layout.ts';
import { type LearnedPage, learnedFrom, learnLayout, letterDistance } from './learn-layout.ts';
import type { FieldSetting } from './setting.ts';

/** A letter with a stroke of a given width, in parts of its box. */
function letter(character: string, share: number, width = 10): FieldSetting['letters'][number] {
  const shape = Float32Array.from({ length: 144 }, (_, at) => ((at % 12) / 12 < share ? 1 : 0));
  return { character, shape, width, height: 12 };
}

const setting = (size: number, share: number): FieldSetting => ({
  measures: [size, 0, 0, 0, 0, 0, 0, 0],
  letters: [letter('9', share), letter('8', share)],
  spacing: [],
});
const page = (size: number, share = 0.5): LearnedPage => new Map([['purity', setting(size, share)]]);

describe('learning a layout', () => {
  it('keeps one row of measures a page, and letters that differ', () => {
    const layout = learnLayout('lab-one', [page(0), page(0.01), page(0.02, 0.8)], '2026-11-22')!;
    expect(Layout.parse(JSON.parse(JSON.stringify(layout)))).toEqual(layout);
    expect(layout).toMatchObject({ laboratory: 'lab-one', pages: 3, learned_on: '2026-11-22' });
    expect(layout.fields['purity']!.settings.map(([size]) => size)).toEqual([0, 0.01, 0.02]);
    expect(layout.fields['purity']!.letters['9']).toEqual([0.5, 0.8].map((share) => learnedFrom(letter('9', share))));
  });

  it('keeps three shapes of a letter at most, and of many pages some from first to last', () => {
    const shares = [0.2, 0.4, 0.6, 0.8];
    const { letters } = learnLayout(
      'lab-one',
      shares.map((share) => page(0, share)),
      '2026-11-22',
    )!.fields['purity']!;
    expect(letters['9']).toEqual(shares.slice(0, 3).map((share) => learnedFrom(letter('9', share))));
    const many = learnLayout(
      'lab-one',
      Array.from({ length: 50 }, (_, at) => page(at)),
      '2026-11-22',
    )!;
    expect(many.pages).toBe(50);
    expect(many.fields['purity']!.settings.map(([size]) => size)).toEqual(
      Array.from({ length: 17 }, (_, at) => 3 * at),
    );
  });

  it('names fields in one order, whichever stood first on the pages', () => {
    const both = (): LearnedPage => new Map(['purity', 'batch'].map((name) => [name, setting(0, 0.5)]));
    const { fields } = learnLayout('lab-one', [both(), both(), both()], '2026-11-22')!;
    expect(Object.keys(fields)).toEqual(['batch', 'purity']);
  });

  it('learns nothing from fewer than three pages, nor of a field that stands on fewer', () => {
    expect(learnLayout('lab-one', [page(0), page(0)], '2026-11-22')).toBeNull();
    const rare: LearnedPage = new Map([['key', setting(0, 0.5)]]);
    expect(Object.keys(learnLayout('lab-one', [page(0), page(0), page(0), rare], '2026-11-22')!.fields)).toEqual([
      'purity',
    ]);
  });

  it('tells letters apart by shape and by proportions', () => {
    const distance = (...pair: [FieldSetting['letters'][number], FieldSetting['letters'][number]]): number =>
      letterDistance(learnedFrom(pair[0]), learnedFrom(pair[1]));
    expect(distance(letter('9', 0.5), letter('9', 0.5))).toBe(0);
    expect(distance(letter('9', 0.5), letter('9', 0.75))).toBeCloseTo(0.25, 2);
    expect(distance(letter('9', 0.5), letter('9', 0.5, 8))).toBeCloseTo(Math.log(10 / 8) / 2, 2);
  });
});

it('values that are no fields are learned by their kind, from three pages at least', () => {
  const percentages = (...sizes: number[]): LearnedPage =>
    new Map(sizes.map((size, index) => [`another_percentage${index + 1}`, setting(size, 0.5)]));
  const learned = learnLayout('lab-one', [percentages(0, 0.1), percentages(0.2), percentages(0.3)], '2026-11-24')!;
  expect(Object.keys(learned.fields)).toEqual(['another_percentage']);
  expect(learned.fields['another_percentage']!.settings.map(([size]) => size)).toEqual([0, 0.1, 0.2, 0.3]);
  // Three values of two pages are not enough.
  expect(learnLayout('lab-one', [percentages(0, 0.1), percentages(0.2), page(0)], '2026-11-24')!.fields).toEqual({});
});
