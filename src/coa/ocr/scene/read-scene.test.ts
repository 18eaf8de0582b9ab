import { afterAll, describe, expect, it } from 'vitest';
import { drawPage } from '../../../../tests/support/drawn-page.ts';
import { preparePage } from '../../image/prepare/prepare-page.ts';
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

const spoilt = (spoil: (word: Word) => Partial<Word>): Word[] => words.map((word) => ({ ...word, ...spoil(word) }));
const cutSpaces = (text: string): string => text.replaceAll(' ', '');

describe('lines that were read badly', () => {
  it('are read again as they were photographed', async () => {
    const read = await readScene(
      spoilt(({ text }) => (text.startsWith('LOT') ? { text: '|0TES822', confidence: 0.3 } : {})),
      prepared,
      reader,
    );
    expect(cutSpaces(textOf(read))).toContain('Batch:LOT35822');
    const lot = read.find(({ text }) => text.includes('LOT35822'))!;
    const first = words.find(({ text }) => text.includes('LOT35822'))!;
    expect(Math.abs(lot.right - first.right)).toBeLessThan(prepared.letters);
  });

  it('stay as they were where the reader was sure', async () => {
    const sure = spoilt(({ text }) => ({ text: text.replace('LOT35822', 'LOT00000'), confidence: 0.95 }));
    expect(await readScene(sure, prepared, reader)).toEqual(sure);
  });

  it('are read where nothing was, if something is to be expected there', async () => {
    const { left, right, top, bottom } = words.find(({ text }) => text.startsWith('Client'))!;
    const others = words.filter(({ text }) => !text.startsWith('Client'));
    expect(textOf(await readScene(others, prepared, reader))).not.toContain('Client');
    expect(textOf(await readScene(others, prepared, reader, [{ left, right, top, bottom }]))).toContain('Client');
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
