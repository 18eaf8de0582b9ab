import { expect, test } from 'vitest';
import { pageGraph } from '../../../../layout/build-graph.ts';
import type { Cell } from '../../../../layout/cells.ts';
import { graphOf, placed } from '../../../../testing/page.ts';
import { acceptsValue } from '../../../text/accepts.ts';
import type { Accepts, Label } from './labelled-value.ts';
import { isLabel, valuesAround } from './values-of-label.ts';

const BATCH: Label = { field: 'batch', text: 'Batch', closed: false, strength: 1 };

/** The values around the label of a batch on a page, each with where it stands and its score. */
function around(page: string | Cell[], accepts: Accepts = acceptsValue): [string, string, number][] {
  const graph = typeof page === 'string' ? graphOf(page) : pageGraph(page, 12, { top: 0, bottom: 1200 });
  const cell = graph.cells.find(({ text }) => text === 'Batch')!;
  return valuesAround(cell, BATCH, { graph, accepts }).map(({ text, place, score }) => [
    text,
    place,
    Number(score.toFixed(2)),
  ]);
}

test('a label is no value', () => {
  const [label, value] = graphOf('Batch      LOT-35822').cells;
  expect([isLabel(label!), isLabel(value!)]).toEqual([true, false]);
});

test('the value beside a label, or under it where the next label stands beside', () => {
  expect(around('Batch      LOT-35822')).toEqual([['LOT-35822', 'right', 0.9]]);
  expect(around('Batch         Client\nLOT-35822     Humber Molecular')).toEqual([['LOT-35822', 'below', 0.8]]);
});

test('where both are there the one below is rivalled, and a batch without a figure gives way to one with', () => {
  expect(around('Batch      LOT-35822\nLOT-99100')).toEqual([
    ['LOT-35822', 'right', 0.9],
    ['LOT-99100', 'below', 0.5],
  ]);
  const [right] = around('Batch      BLUE\nLOT-99100').filter(([, place]) => place === 'right');
  expect(right?.[2]).toBe(0.45);
});

test('what stands far beside a label may be of something else', () => {
  const far = `Batch${' '.repeat(60)}LOT-35822`;
  expect(around(far)).toEqual([['LOT-35822', 'right', 0.7]]);
});

test('the rest of a label that is set apart is no value', () => {
  expect(around('Batch     ref.     LOT-35822')).toEqual([['LOT-35822', 'right', 0.9]]);
});

test('in the column of limits or of methods a label names nothing', () => {
  const table = 'Test          Specification     Result\nPurity        Report            99.1 %';
  const graph = graphOf(table);
  const cell = graph.cells.find(({ text }) => text === 'Report')!;
  const label = { field: 'report_number', text: 'Report', closed: false, strength: 1 } as const;
  expect(valuesAround(cell, label, { graph, accepts: () => true })).toEqual([]);
  const elsewhere = graphOf('Report      HA-2607');
  expect(valuesAround(elsewhere.cells[0]!, label, { graph: elsewhere, accepts: () => true })).toHaveLength(1);
});

test('under a small label the large value counts, and what is small beside it is the next label, however it was read', () => {
  const any = () => true;
  const cards = (height: number) => [
    placed('Batch', 0, 100, 112),
    placed('Eqqrv', 200, 100, 112),
    placed('LOT-35822', 0, 120, 120 + height),
  ];
  expect(around(cards(24), any).map(([text, place]) => [text, place])).toEqual([['LOT-35822', 'below']]);
  expect(around(cards(12), any).map(([text, place]) => [text, place])).toContainEqual(['Eqqrv', 'right']);
});
