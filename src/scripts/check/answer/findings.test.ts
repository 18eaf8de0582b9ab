import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { SAMPLES } from '../../../site/check/samples.ts';
import { LOOKS } from '../../../site/method/measured.ts';
import { decidingFinding, howOftenWrong, numberFindings, placeNumbers, placeOf, spotsOf } from './findings.ts';

const read = (verdict: string) =>
  JSON.parse(readFileSync(`src/samples/${verdict}.json`, 'utf8')) as CheckReportWithEvidence;
const sample = read('fabricated');

test('findings stand in the order of the flags, against first, numbered from 1', () => {
  const findings = numberFindings(sample);
  expect(findings.filter(({ kind }) => kind === 'against').map(({ sentence }) => sentence)).toEqual(sample.red_flags);
  const held = findings.filter(({ kind }) => kind === 'held').map(({ sentence }) => sentence);
  expect(held).toEqual(sample.green_flags.filter((flag) => held.includes(flag)));
  expect(held.length).toBeGreaterThan(3);
  expect(findings.map(({ number }) => number)).toEqual(findings.map((_, index) => index + 1));
  expect(findings[0]).toMatchObject({ kind: 'against', further: [] });
  expect(findings[0]!.read.join()).toMatch(/measured mass “/);
  expect(findings[0]!.place).not.toBe('');
});

test.each(['fabricated', 'borrowed', 'stale'] as const)('%s: the first finding that decided stands out', (verdict) => {
  const { evidence } = read(verdict);
  const decided = evidence.checks.find(({ id }) => id === evidence.because[0])!;
  const found = decidingFinding(verdict, numberFindings(read(verdict)));
  expect(found).toMatchObject({ number: 1, sentence: decided.flag, boxes: decided.boxes });
});

test.each(['genuine-independent', 'self-made', 'unclear'] as const)(
  '%s: no finding stands out, whatever is held against it',
  (verdict) => {
    expect(decidingFinding(verdict, numberFindings(sample))).toBeNull();
  },
);

test.each(SAMPLES)('of $verdict no field is spoken for that another finding is held against', ({ verdict }) => {
  const { checks } = read(verdict).evidence;
  const findings = numberFindings(read(verdict));
  const fields = (against: boolean) =>
    findings
      .filter(({ kind }) => (kind === 'held') !== against)
      .flatMap(({ sentence }) => checks.find(({ flag }) => flag === sentence)!.fields)
      .filter((field) => !['laboratory', 'sample', 'identified'].includes(field));
  expect(fields(false).filter((field) => fields(true).includes(field))).toEqual([]);
});

test('a field that is doubted is not praised by another check', () => {
  const made = read('real-lab-not-partnerlab');
  const checks = made.evidence.checks;
  const passed = checks.find(({ id }) => id === 'purity-impossible')!;
  const failed = { ...passed, id: 'other', outcome: 'fail' as const, severity: 'doubt' as const, flag: 'Doubted.' };
  checks.push(failed);
  expect(numberFindings(made).map(({ sentence }) => sentence)).not.toContain(passed.flag);
  failed.severity = 'note' as never;
  expect(numberFindings(made).map(({ sentence }) => sentence)).toContain(passed.flag);
});

test('what decided comes first, what is only worth knowing after all that speaks against the page', () => {
  const report = read('fabricated');
  const decided = report.evidence.checks.find(({ id }) => id === 'mass-not-of-compound')!;
  const other = (id: string, severity: 'decisive' | 'note') => ({
    ...decided,
    id,
    severity,
    fields: [id],
    flag: `Of ${id}.`,
  });
  report.evidence.checks = [other('noted', 'note'), other('stale', 'decisive'), decided];
  expect(numberFindings(report).map(({ kind, sentence }) => [kind, sentence])).toEqual([
    ['against', decided.flag],
    ['against', 'Of stale.'],
    ['note', 'Of noted.'],
  ]);
  expect(spotsOf(numberFindings(report).filter(({ kind }) => kind === 'note')).some(({ against }) => against)).toBe(
    false,
  );
});

test('what two checks say of one field at one place is one finding', () => {
  const report = read('fabricated');
  const decided = report.evidence.checks.find(({ id }) => id === 'mass-not-of-compound')!;
  const again = { ...decided, id: 'again', flag: 'The same field again.', why: 'Another look.' };
  const elsewhere = { ...decided, id: 'elsewhere', fields: ['purity'], flag: 'Another field.' };
  const placeless = ['one', 'two'].map((id) => ({ ...decided, id, fields: [], boxes: [], flag: id }));
  report.evidence.checks = [decided, elsewhere, again, ...placeless];
  const findings = numberFindings(report);
  expect(findings.map(({ sentence }) => sentence)).toEqual([decided.flag, 'Another field.', 'one', 'two']);
  expect(findings[0]!.further).toMatchObject([{ sentence: 'The same field again.', why: 'Another look.' }]);
  // A sentence that stands above is left out, but not where another belongs to it.
  const below = (said: string) => numberFindings(report, said).map(({ sentence }) => sentence);
  expect(below('Another field.')).toEqual([decided.flag, 'one', 'two']);
  expect(below(decided.flag!)).toEqual(findings.map(({ sentence }) => sentence));
});

test('the check of looks was counted on pictures of real pages, and no other', () => {
  const counts = {
    wrong_on_clean_pages: { flagged: 17, pages: 543 },
    wrong_on_real_pages: null,
    severity: 'doubt',
  } as const;
  expect(howOftenWrong({ id: LOOKS.id, ...counts })).toBe('It failed on 17 of 543 pictures of untouched real pages.');
  expect(howOftenWrong({ id: 'purity-impossible', ...counts })).toBe('It failed on 17 of 543 sound test pages.');
});

test.each([
  ['doubt', { flagged: 0, pages: 412 }, null, 'It failed on 0 of 412 sound test pages.'],
  ['doubt', null, { flagged: 1, pages: 282 }, 'It failed on 1 of 282 honest real pages.'],
  [
    'decisive',
    { flagged: 0, pages: 412 },
    { flagged: 16, pages: 282 },
    'It failed on 0 of 412 sound test pages and 16 of 282 honest real ones, rightly or not.',
  ],
  ['doubt', null, null, 'How often this check is wrong has not been measured yet.'],
  ['note', { flagged: 0, pages: 412 }, { flagged: 0, pages: 282 }, ''],
  ['note', null, null, ''],
] as const)(
  'a failed check (%s) says how often it is wrong, or that this was not measured',
  (severity, made, real, said) => {
    const answer = read('fabricated');
    const check = answer.evidence.checks.find(({ outcome }) => outcome === 'fail')!;
    Object.assign(check, { severity, wrong_on_clean_pages: made, wrong_on_real_pages: real });
    expect(numberFindings(answer)[0]).toMatchObject({ sentence: check.flag, statistics: said });
  },
);

test('a place that several findings rest on is one spot with all their numbers', () => {
  const findings = numberFindings(sample);
  const spots = spotsOf(findings);
  expect(new Set(spots.map(({ box }) => box.join())).size).toBe(spots.length);
  for (const { number, boxes } of findings)
    for (const box of boxes) expect(spots.find((spot) => spot.box.join() === box.join())?.numbers).toContain(number);
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

test('numbers stand at their boxes, within the page, and off each other', () => {
  const boxes: [number, number, number, number][] = [
    [0, 0, 40, 12],
    [100, 100, 60, 12],
    [100, 108, 60, 12],
    [100, 116, 60, 12],
    [280, 390, 20, 10],
  ];
  const placed = placeNumbers(
    boxes,
    boxes.map(() => 26),
    26,
    { width: 300, height: 400 },
  );
  for (const [index, [x, y]] of placed.entries()) {
    expect(x >= 0 && x <= 274 && y >= 0 && y <= 374).toBe(true);
    const [left, top, width, height] = boxes[index]!;
    expect(x).toBeGreaterThanOrEqual(left - 53);
    expect(x).toBeLessThanOrEqual(left + width + 27);
    expect(Math.abs(y + 13 - (top + height / 2))).toBeLessThanOrEqual(40);
    for (const [other, [otherX, otherY]] of placed.entries())
      if (other < index) expect(Math.abs(x - otherX) >= 26 || Math.abs(y - otherY) >= 26).toBe(true);
  }
});

test('a number that takes more room covers neither its letters nor those of another place', () => {
  const marks: [number, number, number, number][] = [
    [100, 100, 60, 12],
    [190, 100, 60, 12],
  ];
  const placed = placeNumbers(marks, [26, 44], 26, { width: 400, height: 400 });
  expect(placed).toEqual([
    [74, 93],
    [250, 93],
  ]);
});

test('of a page that was not judged only the reason for that is listed against it', () => {
  const made = read('unclear');
  const [first] = made.evidence.checks;
  const failure = { ...first!, outcome: 'fail' as const, severity: 'decisive' as const };
  made.evidence.because = ['page-not-a-certificate'];
  made.evidence.checks = [
    { ...failure, id: 'issued-by-seller', flag: 'A seller issued it for itself.' },
    { ...failure, id: 'page-not-a-certificate', flag: 'It is no certificate.' },
  ];
  expect(numberFindings(made).map(({ sentence }) => sentence)).toEqual(['It is no certificate.']);
});
