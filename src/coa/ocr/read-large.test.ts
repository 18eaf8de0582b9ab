import { loadFont } from 'jimp';
import { SANS_128_BLACK } from 'jimp/fonts';
import { afterAll, expect, test } from 'vitest';
import { drawPage, pictureOf } from '../../../tests/support/drawn-page.ts';
import type { Picture } from '../image/decode/decode-picture.ts';
import { preparePage } from '../image/prepare/prepare-page.ts';
import { groupCells } from '../layout/cells.ts';
import { textOf, type Word } from '../layout/word.ts';
import { findLargeFigures, readHugeWords, readLargeFigures } from './read-large.ts';
import { createTextReader } from './read-text.ts';

/** A page of text with a figure four times as large, as on a card. */
async function drawCard(figure: string): Promise<Picture> {
  const { image } = await drawPage(
    [
      [60, 60, 'Semax 10 mg'],
      [60, 140, 'Purity'],
      [60, 400, 'Tested on one vial of the lot above'],
    ],
    { width: 900, height: 480 },
  );
  image.print({ font: await loadFont(SANS_128_BLACK), x: 60, y: 220, text: figure });
  return pictureOf(image);
}

const prepared = preparePage(await drawCard('99.62%'));
const reader = createTextReader();
afterAll(() => reader.close());
const { words } = await reader.read(prepared.page);

/** The figure's cell as one word that was read badly. */
function misread(all: readonly Word[], text: string, confidence: number): Word[] {
  const figure = all.filter(({ top, bottom }) => bottom - top > 2.2 * prepared.letters);
  const others = all.filter((word) => !figure.includes(word));
  const [left, right] = [Math.min(...figure.map((word) => word.left)), Math.max(...figure.map((word) => word.right))];
  const [top, bottom] = [Math.min(...figure.map((word) => word.top)), Math.max(...figure.map((word) => word.bottom))];
  return [...others, { text, confidence, left, right, top, bottom }];
}

test('a large figure that was read badly is read again, smaller', async () => {
  const bad = misread(words, '€9:62%', 0.34);
  expect(findLargeFigures(groupCells(bad, prepared.letters), prepared.letters).map(({ text }) => text)).toEqual([
    '€9:62%',
  ]);
  const read = textOf(await readLargeFigures(bad, prepared, reader)).replace(/ %/, '%');
  expect(read).toContain('99.62%');
  expect(read).not.toContain('€');
});

test('one that was parted is read as a whole, and one of which the end was lost with the room behind it', async () => {
  const [whole] = misread(words, '?', 0.3).slice(-1);
  const middle = (whole!.left + whole!.right) / 2;
  const others = misread(words, '?', 0.3).slice(0, -1);
  const begin = { ...whole!, text: '9C', right: middle - 6 };
  const end = { ...whole!, text: '62%', left: middle + 6 };
  const figures = (all: readonly Word[]) =>
    findLargeFigures(groupCells(all, prepared.letters), prepared.letters).map(({ text }) => text);
  expect(figures([...others, begin, end])).toEqual(['9C 62%']);
  expect(textOf(await readLargeFigures([...others, begin, end], prepared, reader))).toMatch(/99\.62 ?%/);
  expect(textOf(await readLargeFigures([...others, begin], prepared, reader))).toMatch(/99\.62 ?%/);
  // What stands farther away is another figure.
  const far = { ...end, left: end.left + whole!.right, right: end.right + whole!.right };
  expect(figures([...others, begin, far])).toEqual(['9C', '62%']);
});

test('one that was read well stays, as does a large name', async () => {
  const good = misread(words, '98.11%', 0.96);
  expect(await readLargeFigures(good, prepared, reader)).toEqual(good);
  const name = misread(words, 'VANTEGRA', 0.4);
  expect(findLargeFigures(groupCells(name, prepared.letters), prepared.letters)).toEqual([]);
});

test('what is no figure does not take the place of what was read', async () => {
  const blank = preparePage(await drawCard('VNTGR'));
  const bad = misread(words, '€9:62%', 0.34);
  const read = await readLargeFigures(bad, { ...blank, letters: prepared.letters }, reader);
  expect(textOf(read)).toContain('€9:62%');
});

test('a result and a name that were not read at all, or as rubble, are found at a smaller scale', async () => {
  const rubble = misread(words, 'e686', 0.15);
  expect(textOf((await readHugeWords(rubble, prepared, reader))!)).toMatch(/99\.62 ?%$/);
  expect(textOf((await readHugeWords(rubble, prepared, reader))!)).not.toContain('e686');
  const name = preparePage(await drawCard('Selank'));
  const without = words.filter(({ text }) => /^[A-Za-z]+$/.test(text) && text !== 'Selank');
  expect(textOf((await readHugeWords(without, name, reader))!)).toMatch(/Selank$/);
});

test('where the large figure was read nothing is found', async () => {
  expect(await readHugeWords(misread(words, '99.62%', 0.9), prepared, reader)).toBeNull();
});
