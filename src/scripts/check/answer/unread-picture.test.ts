import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { numberFindings } from './findings.ts';
import { unclearCause } from './unclear-cause.ts';
import { isUnreadPicture } from './unread-picture.ts';

/** An unclear report against which exactly these checks fail. */
function report(
  failing: readonly (readonly [id: string, severity: 'decisive' | 'doubt' | 'note'])[],
  page: Partial<CheckReportWithEvidence['evidence']['page']> = { kind: 'little-text', reading_confidence: 0 },
): CheckReportWithEvidence {
  const made = JSON.parse(readFileSync('src/samples/unclear.json', 'utf8')) as CheckReportWithEvidence;
  Object.assign(made.evidence.page, page);
  for (const check of made.evidence.checks) {
    const found = failing.find(([id]) => id === check.id);
    if (found) Object.assign(check, { outcome: 'fail', severity: found[1], flag: `${check.id} fails.`, boxes: [] });
    else Object.assign(check, { outcome: 'not-applicable', severity: null, flag: null });
  }
  return made;
}

const NOTHING_READ = [
  ['too-little-read', 'decisive'],
  ['page-not-a-certificate', 'decisive'],
  ['issued-by-seller', 'doubt'],
] as const;

test('a picture without text has one reason and one step, and nothing is listed against it', () => {
  const unread = report(NOTHING_READ);
  expect(isUnreadPicture(unread)).toBe(true);
  expect(numberFindings(unread)).toEqual([]);
  expect(unclearCause(unread)).toMatchObject({
    cause: 'Little or no text was found.',
    step: 'If this is a certificate, send a sharper picture of the whole page, straight and filling the frame.',
  });
});

test('what is noted of its file is still told', () => {
  const unread = report([...NOTHING_READ, ['edited-by-software', 'note']]);
  expect(isUnreadPicture(unread)).toBe(true);
  expect(numberFindings(unread).map(({ sentence }) => sentence)).toEqual(['edited-by-software fails.']);
});

test.each([
  ['another check has something against it', report([...NOTHING_READ, ['generated-image-marker', 'decisive']])],
  ['the seller says that it wrote the page', report([NOTHING_READ[0], ['issued-by-seller', 'decisive']])],
  [
    'enough was read, of a page that is no certificate',
    report(NOTHING_READ, { kind: 'other', reading_confidence: 0.9 }),
  ],
  ['the page is not a certificate, though enough was read', report([NOTHING_READ[1]])],
  ['the answer is another', { ...report(NOTHING_READ), verdict: 'self-made' as const }],
])('it is not the only reason where %s', (_why, made) => {
  expect(isUnreadPicture(made)).toBe(false);
});
