import { expect, test } from 'vitest';
import { field, testFields } from '../testing/fields.ts';
import { result } from '../testing/results.ts';
import { toOutcome } from './to-outcome.ts';

const fields = testFields({ batch: field('LOT1', { box: [10.4, 20, 30, 9] }), key: field('K7QPX2', { box: null }) });

test('a check that broke is an error, and never a pass', () => {
  expect(toOutcome(result('purity-impossible', 'error'), fields)).toEqual({
    id: 'purity-impossible',
    title: 'Title of purity-impossible',
    outcome: 'error',
    severity: null,
    why: 'The check failed: Broken on purpose.',
    flag: null,
    fields: [],
    boxes: [],
    wrong_on_clean_pages: null,
    wrong_on_real_pages: null,
  });
});

test('only a failure has a severity, which is a note where none was given', () => {
  const severity = (...given: Parameters<typeof result>) => toOutcome(result(...given), fields).severity;
  expect(severity('a', 'decisive')).toBe('decisive');
  expect(severity('a', 'doubt', { severity: undefined })).toBe('note');
  expect(severity('a', 'pass', { severity: 'doubt' })).toBeNull();
  expect(toOutcome(result('a', 'not-applicable'), fields)).toMatchObject({ outcome: 'not-applicable', flag: null });
});

test('its places are those of its fields and its own, each once', () => {
  const boxes = (id: string) =>
    toOutcome(
      result(id, 'doubt', {
        rests: ['batch', 'key', 'client'],
        boxes: [
          [10, 20, 30, 9],
          [1, 2, 3, 4],
        ],
      }),
      fields,
    ).boxes;
  expect(boxes('purity-impossible')).toEqual([
    [10, 20, 30, 9],
    [1, 2, 3, 4],
  ]);
  // What shows that a page was drawn anew comes before the fields in which it contradicts itself.
  const redrawn = result('code-melted', 'decisive', { rests: ['batch'], boxes: [[1, 2, 3, 4]] });
  expect(toOutcome(redrawn, fields).boxes).toEqual([
    [1, 2, 3, 4],
    [10, 20, 30, 9],
  ]);
});

test('a failure says how often its check is wrong, where that was measured; a pass does not', () => {
  const counts = { flagged: expect.any(Number), pages: expect.any(Number) };
  const measured = { wrong_on_clean_pages: counts, wrong_on_real_pages: counts };
  const unknown = { wrong_on_clean_pages: null, wrong_on_real_pages: null };
  expect(toOutcome(result('report-out-of-date', 'decisive'), fields)).toMatchObject(measured);
  expect(toOutcome(result('report-out-of-date', 'pass'), fields)).toMatchObject(unknown);
  expect(toOutcome(result('no-such-check', 'decisive'), fields)).toMatchObject(unknown);
});
