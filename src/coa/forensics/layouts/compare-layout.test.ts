import { expect, test } from 'vitest';
import { compareLayout } from './compare-layout.ts';
import { learnLayout } from './learn-layout.ts';
import type { FieldSetting } from './setting.ts';

const MEASURES = [0, 0, 0, 0, 0, 0, 0, 0];

function setting(measures: readonly number[], share: number): FieldSetting {
  const shape = Float32Array.from({ length: 144 }, (_, at) => ((at % 12) / 12 < share ? 1 : 0));
  return { measures, letters: ['9', '8'].map((character) => ({ character, shape, width: 10, height: 12 })) };
}

const genuine = (): Map<string, FieldSetting> =>
  new Map(['purity', 'client', 'batch'].map((name) => [name, setting(MEASURES, 0.5)]));
const { fields } = learnLayout('lab-one', [genuine(), genuine(), genuine()], '2026-11-22')!;
const named = (page: ReadonlyMap<string, FieldSetting>) => [...page].map(([name, own]) => ({ name, setting: own }));

test('a page set as always lies nowhere far off', () => {
  for (const one of compareLayout(named(genuine()), fields)) {
    expect(one.spreads.every((value) => value === 0)).toBe(true);
    expect(one.letters).toBe(0);
  }
});

test('a field that alone is larger and of other letters lies beyond the others', () => {
  const page = genuine().set('client', setting([0.3, ...MEASURES.slice(1)], 0.75));
  const [purity, client] = compareLayout(named(page), fields);
  expect(client!.nearest[0]).toBeCloseTo(10, 5);
  expect(client!.nearestToOthers[0]).toBeCloseTo(10, 5);
  expect(client!.lettersToOthers).toBeCloseTo(0.25, 2);
  expect(purity!.nearest[0]).toBe(0);
});

test('what a poor picture does to all fields alike is nobody’s', () => {
  const page = new Map([...genuine().keys()].map((name) => [name, setting([0.3, ...MEASURES.slice(1)], 0.75)]));
  for (const one of compareLayout(named(page), fields)) {
    expect(one.nearestToOthers[0]).toBe(0);
    expect(one.lettersToOthers).toBe(0);
  }
});

test('a field that was not learned is not compared', () => {
  const [one] = compareLayout([{ name: 'key', setting: setting(MEASURES, 0.5) }], fields);
  expect(one).toMatchObject({ letters: null, lettersToOthers: null });
  expect(one!.spreads.every((value) => value === null)).toBe(true);
});

test('letters that are all a little wider say so together, and beyond the other fields', () => {
  const wide = (by: number): FieldSetting => {
    const own = setting(MEASURES, 0.5);
    return { ...own, letters: own.letters.map((letter) => ({ ...letter, width: letter.width * by })) };
  };
  const [, client] = compareLayout(named(genuine().set('client', wide(1.2))), fields);
  expect(client!.proportions).toBeCloseTo(Math.log(1.2), 2);
  expect(client!.proportionsToOthers).toBeCloseTo(Math.log(1.2), 2);
  const all = new Map([...genuine().keys()].map((name) => [name, wide(1.2)]));
  expect(compareLayout(named(all), fields)[1]!.proportionsToOthers).toBeCloseTo(0, 5);
});
