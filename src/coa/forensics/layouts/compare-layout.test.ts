import { expect, test } from 'vitest';
import { compareLayout } from './compare-layout.ts';
import { learnLayout } from './learn-layout.ts';
import type { FieldSetting } from './setting.ts';

const MEASURES = [0, 0, 0, 0, 0, 0, 0, 0];

function setting(measures: readonly number[], share: number): FieldSetting {
  const shape = Float32Array.from({ length: 144 }, (_, at) => ((at % 12) / 12 < share ? 1 : 0));
  return {
    measures,
    letters: ['9', '8'].map((character) => ({ character, shape, width: 10, height: 12 })),
    spacing: [],
  };
}

const genuine = (): Map<string, FieldSetting> =>
  new Map(['purity', 'client', 'batch'].map((name) => [name, setting(MEASURES, 0.5)]));
const { fields } = learnLayout('lab-one', [genuine(), genuine(), genuine()], '2026-11-22')!;
const named = (page: ReadonlyMap<string, FieldSetting>) => [...page].map(([name, own]) => ({ name, setting: own }));

test('a page set as always lies nowhere far off', () => {
  const compared = compareLayout(named(genuine()), fields);
  expect(compared).toHaveLength(3);
  for (const one of compared) {
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

test('how far off a field is, is told in the spread of the laboratory’s pages, and from the nearest of them', () => {
  const sizes = [0, 0.1, 0.2].map((size) => setting([size, ...MEASURES.slice(1)], 0.5));
  const { fields: spread } = learnLayout(
    'lab-one',
    sizes.map((own) => new Map([['client', own]])),
    '2026-11-22',
  )!;
  const of = (size: number) =>
    compareLayout([{ name: 'client', setting: setting([size, ...MEASURES.slice(1)], 0.5) }], spread)[0]!;
  // The median page is of size 0.1, and half of them lie 0.1 from it; 0.03 is the least difference in size.
  expect(of(0.5).spreads[0]).toBeCloseTo(0.4 / (1.4826 * 0.1 + 0.03), 5);
  expect(of(-0.3).spreads[0]).toBeCloseTo(-0.4 / (1.4826 * 0.1 + 0.03), 5);
  expect(of(0.5).nearest[0]).toBeCloseTo(0.3 / 0.03, 5);
  expect(of(-0.3).nearest[0]).toBeCloseTo(0.3 / 0.03, 5);
});

test('letters are held against the nearest that the laboratory prints', () => {
  const pages = [0.25, 0.5, 0.75].map((share) => new Map([['client', setting(MEASURES, share)]]));
  const { fields: several } = learnLayout('lab-one', pages, '2026-11-22')!;
  for (const share of [0.25, 0.5, 0.75])
    expect(compareLayout([{ name: 'client', setting: setting(MEASURES, share) }], several)[0]!.letters).toBe(0);
});

test('letters that the laboratory never printed there are not compared', () => {
  const strange = setting(MEASURES, 0.5);
  const unseen = { ...strange, letters: strange.letters.map((letter) => ({ ...letter, character: 'x' })) };
  const learned = { client: { ...fields['client']!, varies: 0.05 } };
  expect(compareLayout([{ name: 'client', setting: unseen }], learned)[0]).toMatchObject({
    letters: null,
    worstLetter: null,
    proportions: null,
    beyond: null,
  });
});

test('the worst letter, and how far the letters lie beyond any genuine page, are told beside the other fields', () => {
  const learned = Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, { ...of, varies: 0.05 }]));
  const page = genuine().set('client', setting(MEASURES, 0.75));
  const [, client] = compareLayout(named(page), learned);
  expect(client!.worstLetter).toBeCloseTo(0.25, 2);
  expect(client!.worstLetterToOthers).toBeCloseTo(0.25, 2);
  expect(client!.beyond).toBeCloseTo(0.2, 2);
  expect(client!.beyondToOthers).toBeCloseTo(0.25, 2);
});

test('a field is never one of the others', () => {
  const large = setting([0.3, ...MEASURES.slice(1)], 0.5);
  const [client, purity] = compareLayout(
    [
      { name: 'client', setting: large },
      { name: 'purity', setting: setting(MEASURES, 0.5) },
    ],
    fields,
  );
  expect(client!.nearestToOthers[0]).toBeCloseTo(10, 5);
  expect(purity!.nearestToOthers[0]).toBeCloseTo(-10, 5);
  const [only] = compareLayout([{ name: 'client', setting: large }], fields);
  expect(only!.nearest[0]).toBeCloseTo(10, 5);
  expect(only!.nearestToOthers).toEqual(MEASURES.map(() => null));
  expect(only!.lettersToOthers).toBeNull();
});

test('what a poor picture does to all fields alike is nobody’s', () => {
  const page = new Map([...genuine().keys()].map((name) => [name, setting([0.3, ...MEASURES.slice(1)], 0.75)]));
  const compared = compareLayout(named(page), fields);
  expect(compared).toHaveLength(3);
  for (const one of compared) {
    expect(one.nearestToOthers[0]).toBe(0);
    expect(one.lettersToOthers).toBe(0);
  }
});

test('a field that was not learned is not compared', () => {
  const [one] = compareLayout([{ name: 'key', setting: setting(MEASURES, 0.5) }], fields);
  expect(one).toMatchObject({ letters: null, lettersToOthers: null });
  expect(one!.spreads.every((value) => value === null)).toBe(true);
  const beside = [...named(genuine()), { name: 'key', setting: setting(MEASURES, 0.75) }];
  const [purity, , , key] = compareLayout(beside, fields);
  expect(purity).toMatchObject({ lettersToOthers: 0, nearestToOthers: MEASURES.map(() => 0) });
  expect(key).toMatchObject({ lettersToOthers: null, nearestToOthers: MEASURES.map(() => null) });
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

test('a value that is no field is held against its kind, whatever its number on this page', () => {
  const layout = learnLayout(
    'lab-one',
    [1, 2, 3].map((number) => new Map([[`another_amount${number}`, setting(MEASURES, 0.5)]])),
    '2026-11-24',
  )!;
  const [compared] = compareLayout([{ name: 'another_amount7', setting: setting(MEASURES, 0.75) }], layout.fields);
  expect(compared!.letters).toBeCloseTo(0.25, 2);
  expect(
    compareLayout([{ name: 'another_date1', setting: setting(MEASURES, 0.75) }], layout.fields)[0]!.letters,
  ).toBeNull();
});
