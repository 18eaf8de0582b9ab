import { expect, test } from 'vitest';
import type { LearnedSequence } from '../../forensics/layouts/sequence.ts';
import { date, field, registered, testArtifacts, testLocalEdits, unregistered } from '../../testing/fields.ts';
import check from './number-out-of-sequence.ts';

const SEQUENCE: LearnedSequence = {
  form: '9',
  by: 'received',
  margin: 21,
  reports: [
    [[5000], '2026-03-01'],
    [[5100], '2026-03-11'],
    [[5200], '2026-03-21'],
    [[5300], '2026-03-31'],
  ],
};
const run = (number: string, received: string, found = {}, sequences = [SEQUENCE]) =>
  check.run(
    testArtifacts(
      { laboratory: registered({}), reportNumber: field(number), dates: [date('received', received)], ...found },
      { timing: { intervals: [], sequences, printed: null } },
    ),
  );

test('a number whose higher ones are months older is a doubt', () => {
  const finding = run('5150', '2026-07-02');
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['report_number', 'date_received'] });
  expect(finding.flag).toBe(
    'Its number, “5150”, does not fit its date, 2 July 2026: reports by Quarrybank Analytical with higher numbers are dated 31 March 2026 or earlier.',
  );
  expect(finding.why).toMatch(
    /^The report is numbered “5150” and dated 2 July 2026 \(received\), but reports by .* so would an edited/,
  );
  expect(check).toMatchObject({ decides: { doubt: 'unclear' }, corroboratesPixels: true });
});

test('a number whose lower ones are months newer is one, too', () => {
  expect(run('5250', '2025-12-02').flag).toMatch(/with lower numbers are dated 1 March 2026 or later\.$/);
});

test('a number among its neighbours passes', () => {
  expect(run('5150', '2026-03-16')).toMatchObject({
    outcome: 'pass',
    why: 'Its number, “5150”, fits its date.',
    rests: ['report_number'],
  });
});

test.each([
  ['no laboratory is named', { laboratory: null }, [SEQUENCE], /^We do not know in what order/],
  ['the laboratory is not on our list', { laboratory: unregistered() }, [SEQUENCE], /^We do not know in what order/],
  ['no sequence was learned', {}, [], /^We do not know in what order/],
  ['no number was read', { reportNumber: null }, [SEQUENCE], /^We could not compare its number and date/],
])('where %s there is nothing to compare', (_, found, sequences, why) => {
  const finding = run('5150', '2026-07-02', found, sequences);
  expect(finding.outcome).toBe('not-applicable');
  expect(finding.why).toMatch(why);
});

test('a page of another design may be numbered otherwise, too', () => {
  const finding = (anotherDesign: boolean) =>
    check.run(
      testArtifacts(
        { laboratory: registered({}), reportNumber: field('5150'), dates: [date('received', '2026-07-02')] },
        {
          timing: { intervals: [], sequences: [SEQUENCE], printed: null },
          localEdits: testLocalEdits({ anotherDesign }),
        },
      ),
    );
  expect(finding(false).outcome).toBe('fail');
  expect(finding(true)).toMatchObject({
    outcome: 'not-applicable',
    why: expect.stringMatching(/^Its design differs from the reports by Quarrybank Analytical that we learned from/),
  });
  expect(check.uses).toEqual(['fields', 'timing', 'localEdits']);
});

test('rests on the date that was compared, of two of one kind as well', () => {
  const dates = [date('received', '2026-03-12'), date('received', '2026-07-02')];
  expect(run('5150', '', { dates }).rests).toEqual(['report_number', 'date_received1']);
});
