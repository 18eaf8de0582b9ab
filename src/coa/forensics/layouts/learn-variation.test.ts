import { expect, test } from 'vitest';
import { compareLayout } from './compare-layout.ts';
import { learnLayout } from './learn-layout.ts';
import { lettersApart, withVariation } from './learn-variation.ts';
import type { FieldSetting } from './setting.ts';

/** A field of two letters that cover so much of their boxes. */
function setting(share: number): FieldSetting {
  const shape = Float32Array.from({ length: 144 }, (_, at) => ((at % 12) / 12 < share ? 1 : 0));
  return {
    measures: [0, 0, 0, 0, 0, 0, 0, 0],
    letters: ['9', '8'].map((character) => ({ character, shape, width: 10, height: 12 })),
    spacing: [],
  };
}
const page = (share: number) => new Map([['client', setting(share)]]);

test('what lies beyond every genuine page is told from what they differ in among themselves', () => {
  const pages = [page(0.5), page(0.5), page(0.5), page(0.66)];
  const apart = lettersApart('lab-one', pages);
  expect(apart.map((one) => one.get('client'))).toEqual([0, 0, 0, expect.closeTo(0.167, 2)]);
  const layout = withVariation(learnLayout('lab-one', pages, '2026-11-23')!, apart);
  expect(layout.fields.client!.varies).toBeCloseTo(0.167, 2);
  const beyond = (share: number) =>
    compareLayout([{ name: 'client', setting: setting(share) }], layout.fields)[0]!.beyond;
  expect(beyond(0.5)).toBeLessThan(0);
  expect(beyond(1)).toBeGreaterThan(0.1);
});

test('of a field whose variation was not learned nothing is said', () => {
  const layout = learnLayout('lab-one', [page(0.5), page(0.5), page(0.5)], '2026-11-23')!;
  expect(compareLayout([{ name: 'client', setting: setting(1) }], layout.fields)[0]!.beyond).toBeNull();
  expect(withVariation(layout, [new Map()]).fields.client!.varies).toBeNull();
});

test('of a single page, and of fields without letters, nothing is learned', () => {
  expect(lettersApart('lab-one', [page(0.5)])).toEqual([new Map()]);
  const bare = () => new Map([['client', { ...setting(0.5), letters: [] }]]);
  expect(lettersApart('lab-one', [bare(), bare(), bare(), bare()]).flatMap((one) => [...one])).toEqual([]);
});

test('of values that are no fields the one that varies most counts', () => {
  const layout = learnLayout(
    'lab-one',
    [1, 2, 3].map((number) => new Map([[`another_date${number}`, setting(0.5)]])),
    '2026-11-24',
  )!;
  const varied = withVariation(layout, [new Map([['another_date1', 0.1]]), new Map([['another_date2', 0.3]])]);
  expect(varied.fields['another_date']!.varies).toBe(0.3);
});
