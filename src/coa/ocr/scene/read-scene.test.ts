import { afterAll, describe, expect, it } from 'vitest';
import { drawPage } from '../../../../tests/support/drawn-page.ts';
import { preparePage } from '../../image/prepare/prepare-page.ts';
import { type Cell, groupCells } from '../../layout/cells.ts';
import { textOf, type Word } from '../../layout/word.ts';
import { createTextReader } from '../read-text.ts';
import { readLine } from './read-line.ts';
import { readScene } from './read-scene.ts';

const LINES = ['Client: Humber Molecular', 'Purity: 99.35 %', 'Batch: LOT35822'];
const drawn = await drawPage(
  LINES.map((text, row) => [60, 60 + row * 110, text] as const),
  { width: 700, height: 460 },
);
const prepared = preparePage(drawn.picture);
const reader = createTextReader(2);
afterAll(() => reader.close());
const { words } = await reader.read(prepared.page);

const cellsOf = (read: readonly Word[]): Cell[] => groupCells(read, prepared.letters);
const cells = cellsOf(words);
const cutSpaces = (text: string): string => text.replaceAll(' ', '');

describe('lines that are seen once more', () => {
  it('take the place of what was read', async () => {
    const spoilt = words.map((word) => (word.text.startsWith('LOT') ? { ...word, text: '|0TES822' } : word));
    const page = cellsOf(spoilt);
    const lines = page.filter(({ text }) => text.includes('TES822'));
    const read = await readScene(page, { lines, passedOver: [] }, prepared, reader);
    expect(cutSpaces(textOf(read))).toContain('Batch:LOT35822');
    const lot = read.find(({ text }) => text.includes('LOT35822'))!;
    const first = words.find(({ text }) => text.includes('LOT35822'))!;
    expect(Math.abs(lot.right - first.right)).toBeLessThan(prepared.letters);
  });

  it('stay as they were read where that says the same, and where nothing is seen', async () => {
    const empty: Cell = { ...cells[0]!, top: prepared.page.height - 40, bottom: prepared.page.height - 10 };
    expect(await readScene(cells, { lines: [...cells, empty], passedOver: [] }, prepared, reader)).toEqual(
      cells.flatMap((cell) => cell.words),
    );
  });

  it('take the place of what was hardly read, although it says the same', async () => {
    const lot = words.filter(({ text }) => text.startsWith('LOT')).map((word) => ({ ...word, confidence: 0 }));
    const page = cellsOf(lot);
    const [read] = await readScene(page, { lines: page, passedOver: [] }, prepared, reader);
    expect(read).toMatchObject({ text: 'LOT35822' });
    expect(read!.confidence).toBeGreaterThan(0.9);
  });

  it('come besides where nothing was read', async () => {
    const { left, right, top, bottom } = words.find(({ text }) => text.startsWith('Client'))!;
    const others = cellsOf(words.filter(({ text }) => !text.startsWith('Client')));
    const passedOver = [{ left, right, top, bottom }];
    expect(textOf(await readScene(others, { lines: [], passedOver }, prepared, reader))).toContain('Client');
  });
});

it('reads a line alike with one worker and two, and nothing of one without letters', async () => {
  const one = createTextReader();
  const alone = await readLine(prepared, words.find(({ text }) => text === 'LOT35822')!, one);
  await one.close();
  expect(textOf(alone)).toBe('LOT35822');
  expect(await readLine(prepared, words.find(({ text }) => text === 'LOT35822')!, reader)).toEqual(alone);
  const line = { width: 300, height: 48, data: new Uint8Array(300 * 48).fill(255) };
  expect(await reader.read(line, { segmentation: 'line', model: 'scene' })).toEqual({ words: [], cutShort: false });
});
