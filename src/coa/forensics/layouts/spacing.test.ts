import { expect, test } from 'vitest';
import { typesetPage } from '../../testing/typeset-page.ts';
import { compareSpacing, learnSpacing, spacedIn } from './spacing.ts';

const [word] = typesetPage([{ text: 'AK116036', left: 400, baseline: 100 }]);
const letters = spacedIn([word!]);

test('each two neighbours are a pair, told by their middles', () => {
  expect(letters.map(({ characters }) => characters)).toEqual(['AK', 'K1', '11', '16', '60', '03', '36']);
  expect(letters.every(({ apart }) => apart > 0.2 && apart < 2)).toBe(true);
});

test('letters set as always differ by nothing; one that was moved is the worst', () => {
  const learned = learnSpacing(letters);
  expect(compareSpacing(letters, learned).worst).toBeCloseTo(0, 3);
  const moved = letters.map((pair, index) => (index === 3 ? { ...pair, apart: pair.apart + 0.1 } : pair));
  const { usual, worst } = compareSpacing(moved, learned);
  expect(usual).toBeCloseTo(0, 3);
  expect(worst).toBeCloseTo(0.1, 2);
});

test('of fewer than three known neighbours nothing is told', () => {
  expect(compareSpacing(letters.slice(0, 2), learnSpacing(letters))).toEqual({ usual: null, worst: null });
  expect(compareSpacing(letters, {})).toEqual({ usual: null, worst: null });
});

test('five distances of two letters are kept at most, none twice', () => {
  const all = [0.5, 0.505, 0.55, 0.6, 0.65, 0.7, 0.75].map((apart) => ({ characters: 'AK', apart }));
  expect(learnSpacing(all)).toEqual({ AK: [0.5, 0.55, 0.6, 0.65, 0.7] });
});
