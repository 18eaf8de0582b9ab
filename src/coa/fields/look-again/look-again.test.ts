import { afterAll, expect, test } from 'vitest';
import { drawPage } from '../../../../tests/support/drawn-page.ts';
import { type PreparedPage, preparePage } from '../../image/prepare/prepare-page.ts';
import { applyToBox } from '../../image/transform.ts';
import { pageGraph } from '../../layout/build-graph.ts';
import { type Cell, cellOf, groupCells } from '../../layout/cells.ts';
import { createTextReader } from '../../ocr/read-text.ts';
import { compound, date, field, named, purity, registered, testFields } from '../../testing/fields.ts';
import { lookAgain } from './look-again.ts';
import { foundMore, lacksBatch, needsSecondLook } from './worth-a-second-look.ts';

const LINES = ['Quarrybank Analytical', 'Client: Humber Molecular', 'Purity: 99.35 %', 'Batch: LOT35822'].map(
  (text, row) => [60, 60 + row * 90, text] as const,
);
const drawn = await drawPage(LINES, { width: 800, height: 460 });
const prepared = preparePage(drawn.picture);
const reader = createTextReader();
afterAll(() => reader.close());

/** How cells stand to one another on a page. */
const graphOn = (cells: readonly Cell[], { letters, page }: PreparedPage = prepared) =>
  pageGraph(cells, letters, { top: 0, bottom: page.height });

test('a certificate without a batch lacks it; a page that is none does not', () => {
  expect(lacksBatch(testFields({ certificateMarks: ['purity'] }))).toBe(true);
  expect(lacksBatch(testFields({ certificateMarks: ['purity'], batch: field('LOT35822') }))).toBe(false);
  expect(lacksBatch(testFields())).toBe(false);
});

test('a certificate without a registered laboratory, a client or a purity gets a second look; other pages do not', () => {
  const certificateMarks = ['purity'];
  const complete = {
    laboratory: registered(),
    client: field('Humber Molecular'),
    purity: purity(99.35),
    compound: named([compound()]),
    reportNumber: field('R-1234'),
    dates: [date('received', '2026-06-10'), date('reported', '2026-06-12')],
    certificateMarks,
  };
  expect(needsSecondLook(testFields(complete))).toBe(false);
  expect(needsSecondLook(testFields({ ...complete, dates: complete.dates.slice(1) }))).toBe(true);
  expect(needsSecondLook(testFields({ ...complete, reportNumber: null }))).toBe(true);
  expect(needsSecondLook(testFields({ ...complete, laboratory: null }))).toBe(true);
  expect(needsSecondLook(testFields({ ...complete, client: null }))).toBe(true);
  expect(needsSecondLook(testFields({ ...complete, purity: null }))).toBe(true);
  expect(needsSecondLook(testFields({ ...complete, compound: null }))).toBe(true);
  expect(needsSecondLook(testFields())).toBe(false);
});

test('the head of the page and lines with an unknown label are read again, the rest is kept', async () => {
  const { words: read } = await reader.read(prepared.page);
  const garbled = groupCells(read, prepared.letters).map((cell) => {
    const spoil = (from: string, to: string) =>
      cell.words.map((word) => ({ ...word, text: word.text.replace(from, to) }));
    if (cell.text.includes('Analytical'))
      return { ...cell, text: 'Qvanyb@nk Analylial', words: spoil('Quarrybank', 'Qvanyb@nk') };
    if (cell.text.includes('Client'))
      return { ...cell, text: 'Ghernt: Humber Molecular', words: spoil('Client:', 'Ghernt:') };
    if (cell.text.includes('Batch')) return { ...cell, words: spoil('LOT35822', 'LOT00000') };
    return cell;
  });
  const words = (await lookAgain(graphOn(garbled), testFields({ certificateMarks: ['purity'] }), prepared, reader))!
    .map(({ text }) => text)
    .join(' ');
  expect(words).toContain('Quarrybank Analytical');
  expect(words).toContain('Client: Humber Molecular');
  expect(words).toContain('LOT00000');
});

test('a share that was misread is read again with its row’s label; a limit is not', async () => {
  const { words: read } = await reader.read(prepared.page);
  const garbled = groupCells(read, prepared.letters).map((cell) =>
    cell.text.includes('Purity')
      ? {
          ...cell,
          text: 'Punity: 99 A%',
          words: cell.words.map((word) => ({ ...word, text: word.text.replace('99.35', 'A') })),
        }
      : cell,
  );
  const found = { certificateMarks: ['purity'], laboratory: registered(), client: field('x') };
  expect(
    (await lookAgain(graphOn(garbled), testFields(found), prepared, reader))!.map(({ text }) => text).join(' '),
  ).toContain('99.35');
  const limit = garbled.map((cell) => (cell.text.startsWith('Punity') ? { ...cell, text: 'NLT 98 %' } : cell));
  expect(await lookAgain(graphOn(limit), testFields(found), prepared, reader)).toBeNull();
});

test('a client that was hardly read beside the border of its cell is read again', async () => {
  const page = await drawPage(
    [
      [60, 60, 'Client'],
      [420, 60, 'Humber Molecular'],
      [60, 150, 'Batch'],
      [420, 150, 'LOT35822'],
    ],
    { width: 800, height: 260 },
  );
  const other = preparePage(page.picture);
  const { words: read } = await reader.read(other.page);
  const spoilt = (confidence: number) =>
    read.map((word) =>
      /Humber|Molecular/.test(word.text) ? { ...word, text: word.text.replace('Hu', '1Hn'), confidence } : word,
    );
  const found = testFields({ certificateMarks: ['purity'], laboratory: registered(), purity: purity(99) });
  const textOf = async (confidence: number) => {
    const words = await lookAgain(graphOn(groupCells(spoilt(confidence), other.letters), other), found, other, reader);
    return words?.map((word) => word.text).join(' ') ?? '';
  };
  expect(await textOf(0)).toContain('Humber Molecular');
  expect(await textOf(0.9)).not.toContain('Humber Molecular');
});

test('a date whose beginning was misread and the line of a missing number are read again', async () => {
  const page = await drawPage(
    [
      [60, 60, 'Received: 10/09/2026'],
      [60, 150, 'Report #: R-123456'],
    ],
    { width: 800, height: 260 },
  );
  const other = preparePage(page.picture);
  const { words: read } = await reader.read(other.page);
  const spoilt = read.map((word) => ({
    ...word,
    text: word.text.replace('10/09/', '_PLO/09/').replace('Report', 'Reqont').replace('R-123456', 'P2456'),
  }));
  const found = {
    certificateMarks: ['purity'],
    laboratory: registered({
      identifiers: [
        { field: 'report_number', label: 'Report #', pattern: '^R-\\d{6}$', example: 'R-123456', carries: null },
      ],
    }),
    client: field('x'),
    purity: purity(99),
  };
  const words = await lookAgain(graphOn(groupCells(spoilt, other.letters), other), testFields(found), other, reader);
  const text = words!.map((word) => word.text).join(' ');
  expect(text).toContain('10/09/2026');
  expect(text).toContain('R-123456');
  expect(text).not.toContain('P2456');
});

test('a second look counts only where it found what the first missed', () => {
  const first = testFields({ client: field('Humber Molecular') });
  expect(foundMore(testFields({ client: field('Humber Molecuiar') }), first)).toBe(false);
  expect(foundMore(testFields({ purity: purity(99.35) }), first)).toBe(true);
  expect(foundMore(testFields({ laboratory: registered() }), first)).toBe(true);
  expect(foundMore(testFields({ compound: named([compound()]) }), first)).toBe(true);
  expect(foundMore(testFields({ client: field('Humber Molecular') }), testFields())).toBe(true);
  expect(foundMore(testFields({ reportNumber: field('R-1') }), testFields())).toBe(true);
  const read = (confidence: number) => testFields({ purity: { ...purity(99.35), confidence } });
  expect(foundMore(read(0.95), read(0.4))).toBe(true);
  expect(foundMore(read(0.95), read(0.6))).toBe(false);
  expect(foundMore(read(0.7), read(0.4))).toBe(false);
  expect(foundMore(testFields({ dates: [date('reported', '2026-06-12')] }), testFields())).toBe(true);
});

test('a product that our list does not know is read again, its label is kept', async () => {
  const { words: read } = await reader.read(prepared.page);
  const cells = groupCells(read, prepared.letters).map((cell) =>
    cell.text.includes('Batch')
      ? cellOf(cell.words.map((word) => ({ ...word, text: word.text.replace('LOT35822', 'L T358'), confidence: 0.4 })))
      : cell,
  );
  const name = cells.find(({ text }) => text.includes('L T358'))!.words.filter(({ text }) => text.includes('L T358'));
  const found = {
    certificateMarks: ['purity'],
    laboratory: registered({ identifiers: [] }),
    client: field('x'),
    purity: purity(99),
    dates: [date('received', '2026-06-10'), date('reported', '2026-06-12')],
    sample: field('L T358', { box: applyToBox(prepared.toPicture, cellOf(name)) }),
  };
  const words = (await lookAgain(graphOn(cells), testFields(found), prepared, reader))!
    .map(({ text }) => text)
    .join(' ');
  expect(words).toContain('Batch: LOT35822');
  expect(words).not.toContain('L T358');
});

test('words come back where they stand on the page', async () => {
  const cells = groupCells((await reader.read(prepared.page)).words, prepared.letters);
  const words = (await lookAgain(
    graphOn(cells),
    testFields({ certificateMarks: ['purity'], client: field('x') }),
    prepared,
    reader,
  ))!;
  const [before, after] = [cells.flatMap((cell) => cell.words), words].map(
    (list) => list.find(({ text }) => text === 'Quarrybank')!,
  );
  expect(Math.abs(before!.left - after!.left)).toBeLessThan(4);
  expect(Math.abs(before!.bottom - after!.bottom)).toBeLessThan(4);
});

test('letters of a label that were passed over beside a line are read with it', async () => {
  const { words: read } = await reader.read(prepared.page);
  const cells = groupCells(read, prepared.letters).map((cell) => {
    const at = cell.words.findIndex(({ text }) => text.startsWith('Client'));
    if (at < 0) return cell;
    const [label, ...name] = cell.words.slice(at);
    // "Cli" was passed over, and "ent:" misread.
    const rest = { ...label!, text: 'tent:', left: (label!.left + label!.right) / 2 };
    return {
      ...cell,
      text: `tent: ${name.map(({ text }) => text).join(' ')}`,
      left: rest.left,
      words: [rest, ...name],
    };
  });
  const found = { certificateMarks: ['purity'], laboratory: registered(), purity: purity(99.35) };
  const words = await lookAgain(graphOn(cells), testFields(found), prepared, reader);
  expect(words!.map(({ text }) => text).join(' ')).toMatch(/Client:? Humber Molecular/);
});
