import { expect, test } from 'vitest';
import { pageGraph } from '../../layout/build-graph.ts';
import { cellsOf, graphOf, LETTERS } from '../../testing/page.ts';
import { clientLines, hardlyReadClients, letteredOf, withPassedOver } from './client-lines.ts';

const texts = (cells: readonly { text: string }[]) => cells.map(({ text }) => text);

test('cells of five letters may name something', () => {
  expect(texts(letteredOf(cellsOf('Humbr     Humb 99     ---     12345678')))).toEqual(['Humbr']);
});

test('a client that was hardly read behind its label is read again, two of them at most', () => {
  const line = 'Client:     Humber Molecular';
  const graphAt = (text: string, confidence: number) =>
    pageGraph(
      cellsOf(text).map((cell) =>
        cell.text.startsWith('Humber')
          ? { ...cell, confidence, words: cell.words.map((word) => ({ ...word, confidence })) }
          : cell,
      ),
      LETTERS,
      { top: 0, bottom: 1200 },
    );
  expect(texts(hardlyReadClients(graphAt(line, 0.2)))).toEqual(['Humber Molecular']);
  expect(hardlyReadClients(graphAt(line, 0.35))).toEqual([]);
  expect(hardlyReadClients(graphAt(line.replace('Client', 'Batch'), 0.2))).toEqual([]);
  expect(hardlyReadClients(graphAt(`${line}\n${line}\n${line}`, 0.2))).toHaveLength(2);
});

test('lines of the upper half whose label none has, those most like a client’s first', () => {
  const rows = Array.from({ length: 40 }, () => '');
  const page = rows.with(2, 'Harbour Molecular').with(4, 'ESTED FOR Humber Molecular').with(6, 'Batch: LOT-35822');
  expect(texts(clientLines(graphOf(page.join('\n'))))).toEqual(['ESTED FOR Humber Molecular', 'Harbour Molecular']);
  expect(clientLines(graphOf(rows.with(39, 'ESTED FOR Humber Molecular').with(0, 'x').join('\n')))).toEqual([]);
  const many = Array.from({ length: 7 }, (_, row) => `Harbour Molecular ${'abcdefg'[row]}`);
  expect(clientLines(graphOf([...many, ...rows].join('\n')))).toHaveLength(5);
});

test('single letters beside a line are part of it, up to the next cell', () => {
  const graph = graphOf('Batch     T     ESTED FOR     R     Humber Molecular');
  const line = graph.cells.find(({ text }) => text === 'ESTED FOR')!;
  const { part, swallowed } = withPassedOver(line, graph);
  const next = graph.cells.find(({ text }) => text === 'Humber Molecular')!;
  expect(part.right).toBeLessThanOrEqual(next.left - LETTERS);
  expect(texts(swallowed)).toEqual(['R']);
  expect(part.left).toBe(line.left - 4.5 * LETTERS);
  const alone = graphOf('ESTED FOR');
  expect(withPassedOver(alone.cells[0]!, alone).part.right).toBe(alone.cells[0]!.right + 6 * LETTERS);
});
