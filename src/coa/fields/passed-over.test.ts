import { expect, test } from 'vitest';
import { cellsOf, LETTERS } from '../testing/page.ts';
import { passedOverLabels } from './passed-over.ts';

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
