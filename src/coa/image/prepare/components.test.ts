import { expect, test } from 'vitest';
import { type Component, findComponents, letterHeight } from './components.ts';

/** Draws "#" as ink. */
function picture(...rows: string[]) {
  return {
    width: rows[0]!.length,
    height: rows.length,
    data: Uint8Array.from(
      rows
        .join('')
        .split('')
        .map((mark) => (mark === '#' ? 0 : 255)),
    ),
  };
}

const sorted = (components: Component[]) => [...components].sort((a, b) => a.left - b.left || a.top - b.top);

test('finds patches of ink, diagonals joined, with inclusive edges and area', () => {
  const found = findComponents(picture('##....#', '#....#.', '....#..', '.......', '.##....'));
  expect(sorted(found)).toEqual([
    { left: 0, top: 0, right: 1, bottom: 1, area: 3 },
    { left: 1, top: 4, right: 2, bottom: 4, area: 2 },
    { left: 4, top: 0, right: 6, bottom: 2, area: 3 },
  ]);
});

test('arms that meet lower down are one patch', () => {
  expect(findComponents(picture('#.#.#', '#.#.#', '#####'))).toEqual([
    { left: 0, top: 0, right: 4, bottom: 2, area: 11 },
  ]);
  expect(findComponents(picture('..#', '#.#', '###'))).toHaveLength(1);
});

test('a blank page has none', () => {
  expect(findComponents(picture('...', '...'))).toEqual([]);
});

test('what is lighter than ink does not count', () => {
  const faint = { width: 2, height: 1, data: Uint8Array.from([150, 100]) };
  expect(findComponents(faint)).toEqual([{ left: 1, top: 0, right: 1, bottom: 0, area: 1 }]);
  expect(findComponents(faint, 200)).toEqual([{ left: 0, top: 0, right: 1, bottom: 0, area: 2 }]);
});

const letter = (height: number): Component => ({
  left: 0,
  top: 0,
  right: Math.round(height * 0.6),
  bottom: height - 1,
  area: height * height * 0.3,
});

test('the letter height is that of most letters; rules and specks do not count', () => {
  const rules = Array.from({ length: 40 }, (): Component => ({ left: 0, top: 0, right: 900, bottom: 5, area: 5000 }));
  const specks = Array.from({ length: 40 }, (): Component => ({ left: 0, top: 0, right: 1, bottom: 1, area: 4 }));
  expect(
    letterHeight([
      ...Array.from({ length: 60 }, () => letter(20)),
      ...Array.from({ length: 9 }, () => letter(48)),
      ...rules,
      ...specks,
    ]),
  ).toBe(20);
});

test('too few letters say nothing', () => {
  expect(letterHeight([letter(20), letter(21)])).toBeNull();
  expect(letterHeight([])).toBeNull();
});
