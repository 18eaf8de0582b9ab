import { expect, test } from 'vitest';
import type { LocalEdits } from '../../forensics/model/local-edits/local-edits.ts';
import { codeHost, date, registered, testArtifacts, testLocalEdits, unregistered } from '../../testing/fields.ts';
import { result } from '../../testing/results.ts';
import { joinDoubts, runChecks } from '../../verdict/run-checks.ts';
import check from './code-missing.ts';
import verificationHost from './verification-host-not-laboratorys.ts';

const learned = { on: 12, of: 12, side: 10, read_from: null, beside: [], since: '2026-05-01' };
const fields = {
  pageKind: 'certificate' as const,
  laboratory: registered({}),
  dates: [date('reported', '2026-06-01')],
};
const run = (mark: object = {}, more: object = {}) =>
  check.run(
    testArtifacts(
      { ...fields, ...more },
      {
        codeMark: { ...testArtifacts().codeMark, learned, ...mark },
      },
    ),
  );

test('a sheet that quotes a report is not the page that carries its code', () => {
  const quotingPhrases = [{ text: 'tested by', box: [0, 0, 9, 9] as const }];
  expect(run({}, { quotingPhrases })).toMatchObject({ outcome: 'not-applicable' });
});

test('a code that all reports of the laboratory carry and this one does not is a doubt', () => {
  const finding = run();
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['laboratory'] });
  expect(check.decides).toEqual({ doubt: 'unclear' });
  expect(check.uses).toEqual(['fields', 'codeMark', 'localEdits']);
  expect(finding.why).toMatch(
    /^All 12 reports by .* dated 1 May 2026 or later, carry a code\. We found none on this page/,
  );
  expect(finding.flag).toContain(
    'The code that every report by Quarrybank Analytical carries was not found on this page: it may be cut off or covered, or have been taken away.',
  );
});

test('a page set anew has no code: where its place is not recognised, that the design is another makes it a doubt', () => {
  const beside: [number, number, number, number][] = [[1, 2, 0, 3]];
  const mark = { ...testArtifacts().codeMark, learned: { ...learned, beside }, place: null };
  const edits = testLocalEdits({ anotherDesign: true });
  const outcome = (localEdits: LocalEdits | null, more: object = {}) =>
    check.run(testArtifacts(fields, { codeMark: { ...mark, ...more } as typeof mark, localEdits }));
  expect(outcome(edits)).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    why: expect.stringMatching(/We found none on this page, which is set otherwise than those reports\.$/),
  });
  for (const localEdits of [null, { ...edits, anotherDesign: false }, { ...edits, pageClass: 'photo' as const }])
    expect(outcome(localEdits).outcome).toBe('not-applicable');
  expect(outcome(edits, { isLarge: false }).outcome).toBe('fail');
  expect(outcome(edits, { isUnreadable: true }).outcome).toBe('not-applicable');
});

test('one whose place is blank is missed on the smallest picture', () => {
  const finding = run({ isLarge: false, place: 'blank' });
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(finding.why).toMatch(/carry a code\. This page shows nothing where it belongs\.$/);
  expect(finding.flag).toMatch(
    /^Every report by .* this page shows nothing in its place: the code may be covered, or have been taken away\.$/,
  );
});

test('a code that was read is as it should be', () => {
  const finding = run({ isRead: true, isOwnRead: true });
  expect(finding.outcome).toBe('pass');
  expect(finding.why).toMatch(/^All 12 reports .* carry a code; so does this one\.$/);
});

test('whose code stands in its place is one fact, whichever check speaks of it', () => {
  const hosts = [codeHost('https://tarnpeptides.example/shop')];
  const mark = { ...testArtifacts().codeMark, learned, isRead: true, leadsTo: 'tarnpeptides.example' };
  const artifacts = testArtifacts({ ...fields, hosts }, { codeMark: mark });
  expect(check.run(artifacts)).toMatchObject({ rests: ['laboratory', 'host_1'], boxes: [[500, 500, 90, 90]] });
  // The address and the missing code are not two kinds of evidence, with which a doubt about pixels would accuse.
  const edits = result('field-unlike-its-page', 'doubt', { rests: ['date_reported'] });
  const [pixels] = joinDoubts([edits, ...runChecks(artifacts, [check, verificationHost])]);
  expect(pixels!.finding!.severity).toBe('doubt');
});

test('somebody else’s code in its place is a doubt, and elsewhere on the page it is not the laboratory’s', () => {
  const finding = run({ isRead: true, leadsTo: 'tarnpeptides.example', isUnreadable: true, isLarge: false });
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['laboratory'] });
  expect(finding.flag).toMatch(
    /the laboratory’s own code\. In its place, the code on this page leads to tarnpeptides\.example\.$/,
  );
  expect(run({ isRead: true, isLarge: false })).toMatchObject({ outcome: 'not-applicable' });
  expect(run({ isRead: true }).flag).toContain('was not found on this page');
});

test('a report of the first day that was learned from should carry it, too', () => {
  expect(run({}, { dates: [date('reported', '2026-05-01')] }).outcome).toBe('fail');
});

test.each([
  ['no laboratory is named', {}, { laboratory: null }, 'No laboratory on our list is named.'],
  ['the laboratory is not on our list', {}, { laboratory: unregistered() }, 'No laboratory on our list is named.'],
  [
    'nothing is known of its codes',
    { learned: null },
    {},
    'We do not know of a code that every report by Quarrybank Analytical carries.',
  ],
  ['codes were not looked for', { isRead: null }, {}, 'could not be looked for'],
  [
    'one was found that cannot be read',
    { isUnreadable: true },
    {},
    'One was found on this page but could not be read.',
  ],
  ['the picture is too small', { isLarge: false }, {}, 'too small to tell'],
  ['the place of the code is cut off', { place: 'cut off' }, {}, 'not in the picture'],
  [
    'the words beside its place were not read',
    { learned: { ...learned, beside: [[1, 2, 3, 4]] } },
    {},
    'was not recognised in this picture',
  ],
  [
    'the report is older than those learned from',
    {},
    { dates: [date('reported', '2026-04-30')] },
    'We do not know whether reports of that time carry a code.',
  ],
  ['it has no day', {}, { dates: [] }, 'We do not know whether reports of that time carry a code.'],
  ['it is another page', {}, { pageKind: 'chromatogram' as const }, 'not the page of a report'],
])('where %s, its absence says nothing, and the answer says why', (_, mark, more, why) => {
  const finding = run(mark, more);
  expect(finding.outcome).toBe('not-applicable');
  expect(finding.why).toContain(why);
});
