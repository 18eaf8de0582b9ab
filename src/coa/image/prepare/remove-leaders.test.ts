import { expect, test } from 'vitest';
import { drawPage } from '../../../../tests/support/drawn-page.ts';
import { type Grey, greyOf } from '../grey.ts';
import { findComponents, letterHeight } from './components.ts';
import { removeLeaders } from './remove-leaders.ts';

const LINES = [
  [40, 40, 'Customer'],
  [520, 40, 'Thameside Peptide Co'],
  [40, 110, 'Issued by a chemist, i.e. J. Smith'],
  [40, 180, 'Purity: 99.35 % (0.1 mg/ml); Lot 1.2.3'],
] as const;

async function page(...added: (readonly [number, number, string])[]) {
  const drawn = await drawPage([...LINES, ...added], { width: 940, height: 260 });
  return { grey: greyOf(drawn.picture), boxes: drawn.boxes };
}
const inkIn = ({ width, data }: Grey, [x, y, w, h]: readonly number[]) => {
  let count = 0;
  for (let row = y!; row < y! + h!; row++)
    for (let column = x!; column < x! + w!; column++) if (data[row * width + column]! < 128) count++;
  return count;
};
function clean(grey: Grey): void {
  const components = findComponents(grey);
  removeLeaders(grey, components, letterHeight(components)!);
}

test('a row of dots goes, the words on both its sides stay', async () => {
  const { grey, boxes } = await page([200, 40, '..............................']);
  const bare = (await page()).grey;
  const leader = boxes[4]!;
  expect(inkIn(grey, leader)).toBeGreaterThan(100);
  clean(grey);
  expect(inkIn(grey, leader)).toBe(0);
  for (const box of boxes.slice(0, 4)) expect(inkIn(grey, box)).toBe(inkIn(bare, box));
});

test('so does a dashed rule', async () => {
  const { grey, boxes } = await page([60, 215, '- - - - - - - - - - - - - - - - - - - - -']);
  const before = inkIn(grey, boxes[4]!);
  clean(grey);
  expect(inkIn(grey, boxes[4]!)).toBeLessThan(before * 0.05);
});

test('full stops, decimal points and the dots of letters stay', async () => {
  const { grey } = await page();
  const before = grey.data.slice();
  clean(grey);
  expect(grey.data).toEqual(before);
});
