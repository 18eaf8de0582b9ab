import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CheckReportWithEvidence } from '../../coa/report/report.ts';
import { numberFindings, placeOf, spotsOf, spreadLabels } from './findings.ts';

const sample = JSON.parse(readFileSync('src/samples/fabricated.json', 'utf8')) as CheckReportWithEvidence;

test('findings stand in the order of the flags, against first, numbered from 1', () => {
  const findings = numberFindings(sample);
  expect(findings.map(({ sentence }) => sentence)).toEqual([...sample.red_flags, ...sample.green_flags]);
  expect(findings.map(({ number }) => number)).toEqual(findings.map((_, index) => index + 1));
  expect(findings[0]).toMatchObject({ against: true });
  expect(findings[0]!.read.join()).toMatch(/mass measured “/);
  expect(findings[0]!.place).not.toBe('');
});

test('a place that several findings rest on is one spot with all their numbers', () => {
  const findings = numberFindings(sample);
  const spots = spotsOf(findings);
  expect(new Set(spots.map(({ box }) => box.join())).size).toBe(spots.length);
  for (const { number, boxes } of findings)
    for (const box of boxes) expect(spots.find((spot) => spot.box.join() === box.join())?.numbers).toContain(number);
  expect(spots.some(({ numbers }) => numbers.length > 1)).toBe(true);
  expect(spots.filter(({ against }) => against).every(({ numbers }) => numbers[0] === 1)).toBe(true);
});

test.each([
  [[0, 0, 10, 10], 'upper left'],
  [[45, 45, 10, 10], 'middle'],
  [[90, 50, 10, 10], 'middle right'],
  [[50, 90, 10, 10], 'lower centre'],
] as const)('%j is %s', (box, words) => {
  expect(placeOf([...box], { width: 100, height: 100 })).toBe(words);
});

test.each([
  ['room enough', [10, 50, 90], 20, 100],
  ['crowded at the top', [1, 2, 3, 4], 20, 200],
  ['crowded at the foot', [97, 98, 99], 20, 100],
  ['too many for the room', [1, 2, 3, 4, 5, 6, 7, 8], 20, 100],
])('labels keep within the room and off each other: %s', (_, wanted, height, room) => {
  const tops = spreadLabels(wanted, height, room);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(-1e-9);
  expect(Math.max(...tops)).toBeLessThanOrEqual(room - height);
  const step = Math.min(height, (room - height) / (wanted.length - 1));
  for (const [i, top] of tops.entries()) if (i > 0) expect(top - tops[i - 1]!).toBeGreaterThanOrEqual(step - 1e-9);
});

test('a label with room stands at its place', () => {
  expect(spreadLabels([10, 50, 90], 20, 100)).toEqual([0, 40, 80]);
});
