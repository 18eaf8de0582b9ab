import { describe, expect, test } from 'vitest';
import { cellsOf, LETTERS } from '../testing/page.ts';
import { passedOverAbove, passedOverLabels } from './passed-over.ts';

test('a value without the label of its column has a place for it', () => {
  const cells = cellsOf(`
                      Humber Molecular
    Batch:                    LOT35822
    Date received:          06/15/2026
  `);
  const [place, ...more] = passedOverLabels(cells, LETTERS);
  const [value, , , , label] = cells.toSorted((a, b) => a.top - b.top || b.left - a.left);
  expect(more).toEqual([]);
  expect(place).toMatchObject({ left: 0, top: value?.top, bottom: value?.bottom });
  expect(place!.right).toBeGreaterThan(label!.left + 8 * LETTERS);
  expect(place!.right).toBeLessThan(value!.left);
});

test('a column is two labels in line, and a line that has a label needs none', () => {
  expect(
    passedOverLabels(
      cellsOf(`
        Client:           Humber Molecular
        Batch:                    LOT35822
        Date received:          06/15/2026
      `),
      LETTERS,
    ),
  ).toEqual([]);
  expect(
    passedOverLabels(
      cellsOf(`
                          Humber Molecular
        Batch:                    LOT35822
      `),
      LETTERS,
    ),
  ).toEqual([]);
});

test('what stands far below the column is of another form', () => {
  expect(
    passedOverLabels(
      cellsOf(`
        Batch:                    LOT35822
        Date received:          06/15/2026



                          Humber Molecular
      `),
      LETTERS,
    ),
  ).toEqual([]);
});

test('several labels in a row that were passed over carry the column on', () => {
  const cells = cellsOf(`
    Client:           Humber Molecular
    Order No:                 26060713
                            06/07/2026
                            06/09/2026


                            Blue Cap-1
  `);
  const places = passedOverLabels(cells, LETTERS);
  const values = cells.filter(({ left, text }) => left > 20 * LETTERS && /^06|Cap/.test(text));
  expect(values).toHaveLength(3);
  expect(places.map(({ top }) => top)).toEqual(values.map(({ top }) => top).sort((a, b) => a - b));
});

test('columns of results alone have no place, and those of a report come first', () => {
  const cells = cellsOf(`
    Purity:                     99.12 %
    Identity:                 Confirmed
                      White lyophilised



          Order No:             26060713
                            06/14/2026
          Date received:    06/15/2026
  `);
  const [first] = passedOverLabels(cells, LETTERS);
  const day = cells.find(({ text }) => text.startsWith('06/14'))!;
  expect(first?.top).toBe(day.top);
});

describe('a row of values under labels', () => {
  const places = (page: string) => passedOverAbove(cellsOf(page), LETTERS);

  test('has a place over each value without one', () => {
    const page = `
                            SAMPLE
      Ivory Wharf           Cagrilintide      10 mg
    `;
    const cells = cellsOf(page);
    const [label] = cells;
    const found = passedOverAbove(cells, LETTERS);
    expect(found.map(({ left }) => left)).toEqual(
      cells.flatMap(({ text, left }) => (/Ivory|mg/.test(text) ? [left] : [])),
    );
    for (const place of found) expect(place).toMatchObject({ top: label?.top, bottom: label?.bottom });
  });

  test('has none where something stands over each, where no label does, or the value is far', () => {
    expect(places('Client         Sample\nIvory Wharf    Cagrilintide')).toEqual([]);
    expect(places('               Summit Bio\nIvory Wharf    Cagrilintide')).toEqual([]);
    expect(places('               Sample\n\n\nIvory Wharf    Cagrilintide')).toEqual([]);
  });
});
