import { expect, test } from 'vitest';
import { cellsOf, graphOf, LETTERS } from '../../../../testing/page.ts';
import { asValue, ofWords } from './as-value.ts';
import type { Label } from './labelled-value.ts';

const label = (field: Label['field'], strength = 0.8): Label => ({ field, text: 'A label', closed: true, strength });
const accepted = () => true;
const valueIn = (field: Label['field'], text: string, accepts: (field: string, text: string) => boolean = accepted) =>
  asValue(label(field), cellsOf(text)[0]!, 'below', 0.5, { graph: graphOf(text), accepts })[0];

test('a value has its words, place and label, and the score of label and place', () => {
  const text = 'LOT-35822';
  expect(valueIn('batch', text)).toMatchObject({
    field: 'batch',
    label: 'A label',
    text,
    place: 'below',
    score: 0.4,
  });
  expect(valueIn('batch', text)?.confidence).toBeCloseTo(0.95);
});

test('what the field does not accept is no value, told by the text as it would stand', () => {
  const asked: string[] = [];
  expect(
    valueIn('batch', ': LOT-35822 |', (field, text) => {
      asked.push(`${field} ${text}`);
      return false;
    }),
  ).toBeUndefined();
  expect(asked).toEqual(['batch LOT-35822']);
});

test('of a client and a product the name alone, of others all that stands there', () => {
  expect(valueIn('client', 'Humber Molecular Ltd, Unit 4, Carlisle')?.text).toBe('Humber Molecular Ltd');
  expect(valueIn('report_number', 'HA-2607-114')?.text).toBe('HA-2607-114');
});

test('a value ends where the next label begins, and goes on where its cell was too narrow', () => {
  expect(valueIn('client', 'Humber Molecular Batch: LOT-35822')?.text).toBe('Humber Molecular');
  const narrow = 'LOT-2607-\nAHK10';
  const [cell] = cellsOf(narrow);
  const graph = graphOf(narrow);
  expect(graph.letters).toBe(LETTERS);
  expect(asValue(label('batch'), cell!, 'right', 1, { graph, accepts: accepted })[0]?.text).toMatch(/AHK10$/);
});

test('the words themselves are not looked beyond', () => {
  const [cell] = cellsOf('Humber Molecular Batch: LOT-35822');
  const words = cell!.words.slice(0, 1);
  expect(ofWords(label('client'), words, cell!, 'same-cell', 1, accepted)).toMatchObject([
    { text: 'Humber', words, cell, score: 0.8, place: 'same-cell' },
  ]);
});
