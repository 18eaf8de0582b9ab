import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { unclearCause } from './unclear-cause.ts';

function report(failing: string | null, page: Partial<CheckReportWithEvidence['evidence']['page']> = {}) {
  const made = JSON.parse(readFileSync('src/samples/unclear.json', 'utf8')) as CheckReportWithEvidence;
  Object.assign(made.evidence.page, page);
  if (failing !== null)
    for (const check of made.evidence.checks)
      if (check.id === failing)
        Object.assign(check, { outcome: 'fail', severity: 'decisive', flag: `What ${failing} says.` });
  return made;
}

test.each([
  ['too-little-read', { width: 400, height: 560, reading_confidence: 0.7 }, 'small', /too small: 400 by 560/],
  ['too-little-read', { reading_confidence: 0.4 }, 'blurred', /blurred/],
  ['page-not-a-certificate', {}, 'cut-off', /^What page-not-a-certificate says\.$/],
  ['reading-cut-short', {}, 'none', /took too long/],
] as const)('%s with %j shows %s', (failing, page, picture, cause) => {
  expect(unclearCause(report(failing, page))).toMatchObject({ picture, cause: expect.stringMatching(cause) });
});

test('a laboratory on no list is the cause, with its place on the page, it proves nothing, and the step is the checker’s', () => {
  const made = report(null);
  expect(unclearCause(made)).toMatchObject({
    cause: expect.stringContaining('not on our list'),
    step: `That proves nothing either way. ${made.what_to_do}`,
  });
  made.evidence.checks.push({ ...made.evidence.checks[0]!, id: 'other', outcome: 'fail', severity: 'doubt' });
  expect(unclearCause(made).step).toBe(made.what_to_do);
});

test('where nobody’s name was found the head of the page is shown as where one would stand', () => {
  const made = report(null);
  const doubted = made.evidence.checks.find(({ outcome, severity }) => outcome === 'fail' && severity !== 'note')!;
  Object.assign(doubted, { id: 'issued-by-seller', boxes: [[1, 2, 30, 10]] });
  expect(unclearCause(made)).toMatchObject({ picture: 'head', boxes: [[1, 2, 30, 10]] });
});

test('two places that do not agree are shown, and no third', () => {
  const made = report(null);
  const doubted = made.evidence.checks.find(({ outcome, severity }) => outcome === 'fail' && severity !== 'note')!;
  doubted.boxes = [
    [1, 2, 30, 10],
    [1, 40, 30, 10],
    [1, 80, 30, 10],
  ];
  expect(unclearCause(made)).toMatchObject({ picture: 'place', boxes: doubted.boxes.slice(0, 2) });
});

test('where nothing is doubted no laboratory’s name was found', () => {
  const made = report(null);
  for (const check of made.evidence.checks) check.outcome = 'pass';
  expect(unclearCause(made)).toMatchObject({ picture: 'none', cause: 'We could not find a laboratory’s name.' });
});

test('what there was no time for is told from what speaks against a page', () => {
  const untimely = (because: string[]) => {
    const made = report('comparison-cut-short');
    made.evidence.because = because;
    return unclearCause(made).outOfTime;
  };
  expect(untimely(['comparison-cut-short'])).toBe(true);
  expect(untimely(['comparison-cut-short', 'laboratory-not-registered'])).toBeUndefined();
  expect(untimely(['laboratory-not-registered'])).toBeUndefined();
});
