import { expect, test } from 'vitest';
import { scaling } from '../../image/transform.ts';
import { field } from '../../testing/fields.ts';
import { placedFields, placedWords } from './placed.ts';

test('words of a page that was read at another scale stand where they are in the picture', () => {
  const word = { text: 'Lot', confidence: 0.9, left: 20, top: 40, right: 60, bottom: 50 };
  expect(placedWords({ words: [word], prepared: { toPicture: scaling(0.5) } })).toEqual([
    { text: 'Lot', confidence: 0.9, box: [10, 20, 20, 5] },
  ]);
});

test('the components of a blend, and what is given in international units, are values that are no fields', () => {
  const named = ['component_1', 'component_1_content', 'activity', 'activity_claim', 'content'].map(
    (name) => [name, field('A')] as const,
  );
  expect(placedFields(new Map(named)).map(({ name }) => name)).toEqual(['content']);
});

test('a field told by an address has no place', () => {
  expect(
    placedFields(
      new Map([
        ['key', field('A', { box: null })],
        ['batch', field('B', { box: [1, 2, 3, 4] })],
      ]),
    ),
  ).toEqual([{ name: 'batch', box: [1, 2, 3, 4] }]);
});
