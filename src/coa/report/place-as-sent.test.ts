import { expect, test } from 'vitest';
import type { Box } from '../geometry/box.ts';
import { testEvidence } from '../testing/evidence.ts';
import { field, testFields } from '../testing/fields.ts';
import { result } from '../testing/results.ts';
import { placeAsSent } from './place-as-sent.ts';
import { toOutcome } from './to-outcome.ts';
import { writeReading } from './write-evidence.ts';

const BOX: Box = [1, 2, 4, 3];
const evidence = testEvidence({
  fields: [writeReading('batch', field('LOT1', { box: BOX })), writeReading('key', field('K7QPX2', { box: null }))],
  codes: [
    { format: 'QRCode', text: 'quarrybank.example', box: BOX },
    { format: 'QRCode', text: 'quarrybank.example', box: null },
  ],
  checks: [toOutcome(result('a', 'doubt', { boxes: [BOX] }), testFields())],
});
const toSent = [-1, 0, 20, 0, -1, 10, 0, 0, 1] as const;

test('whatever stands on a page that was turned is placed on the picture as it was sent', () => {
  const placed = placeAsSent(evidence, { turned: 180, width: 20, height: 10, toSent });
  expect(placed.page).toMatchObject({ width: 20, height: 10, turned: 180 });
  for (const part of [placed.fields, placed.codes]) expect(part.map(({ box }) => box)).toEqual([[15, 5, 4, 3], null]);
  expect(placed.checks[0]!.boxes).toEqual([[15, 5, 4, 3]]);
});

test('nothing but the places changes', () => {
  const placed = placeAsSent(evidence, { turned: 180, width: 20, height: 10, toSent });
  const without = (one: object) => ({ ...one, box: null, boxes: [] });
  for (const part of ['fields', 'codes', 'checks'] as const)
    expect(placed[part].map(without)).toEqual(evidence[part].map(without));
  expect({ ...placed, page: evidence.page, fields: [], codes: [], checks: [] }).toEqual({
    ...evidence,
    fields: [],
    codes: [],
    checks: [],
  });
});

test('a page that was not turned stays as it is', () => {
  expect(placeAsSent(evidence, { turned: 0, width: 20, height: 10, toSent })).toBe(evidence);
});
