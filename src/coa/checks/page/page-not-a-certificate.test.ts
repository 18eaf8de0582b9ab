import { expect, test } from 'vitest';
import { field, registered, testArtifacts } from '../../testing/fields.ts';
import check from './page-not-a-certificate.ts';

const run = (...certificateMarks: string[]) => check.run(testArtifacts({ certificateMarks }));

test('passes what shows several things that only certificates have together', () => {
  expect(run('title', 'purity', 'compound', 'batch', 'method', 'dates').outcome).toBe('pass');
});

test.each([[], ['dates'], ['batch', 'dates'], ['title', 'dates'], ['content', 'dates', 'batch']])(
  'a page that shows only %j is no certificate',
  (...marks) => {
    expect(run(...marks)).toMatchObject({ outcome: 'fail', severity: 'decisive' });
  },
);

test('a page worded as those of a known laboratory needs less: its endotoxin report is a certificate too', () => {
  const worded = (wordings: number, ...certificateMarks: string[]) =>
    check.run(testArtifacts({ certificateMarks, laboratory: { ...registered(), wordings } })).outcome;
  expect(worded(2, 'batch', 'dates', 'contaminants')).toBe('pass');
  expect(worded(2, 'batch', 'dates')).toBe('fail');
  expect(worded(1, 'batch', 'dates', 'contaminants')).toBe('fail');
});

test('a spectrum on a maker’s own paper is no certificate, but whose it is is known', () => {
  const phrase = { text: 'highly purified peptides', box: [0, 0, 1, 1] as [number, number, number, number] };
  const failing = (changed: object) =>
    check.run(
      testArtifacts({
        certificateMarks: ['batch'],
        pageKind: 'spectrum',
        laboratory: null,
        client: null,
        selfIssuedPhrases: [phrase],
        ...changed,
      }),
    );
  expect(failing({})).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  for (const changed of [{ selfIssuedPhrases: [] }, { pageKind: 'other' }, { laboratory: registered() }])
    expect(failing(changed)).toMatchObject({ severity: 'decisive' });
});

test('a sheet that states only whether a specification is met is one', () => {
  expect(run('title', 'batch', 'method', 'dates', 'specification').outcome).toBe('pass');
  expect(run('title', 'method', 'dates', 'specification').outcome).toBe('fail');
});

test('says what was found', () => {
  expect(run('batch', 'dates').why).toContain('Parts of a certificate that were found: batch and dates.');
});

test('says what was found, and rests on no field where that is not enough', () => {
  expect(run('dates')).toMatchObject({
    why: 'Parts of a certificate that were found: dates.',
    flag: 'We did not find enough on the page of what a certificate of analysis shows.',
    rests: [],
  });
  expect(run().why).toBe('Nothing was found that belongs to a certificate.');
  const laboratory = { ...registered(), wordings: 2 };
  const worded = check.run(testArtifacts({ certificateMarks: ['batch', 'dates', 'contaminants'], laboratory }));
  expect(worded.why).toBe(
    `Parts of a certificate that were found: batch, dates and contaminants. It is worded like the reports by ${laboratory.name}.`,
  );
  const sheet = {
    certificateMarks: ['batch'],
    pageKind: 'spectrum' as const,
    selfIssuedPhrases: [{ text: 'highly purified peptides', box: [0, 0, 1, 1] as [number, number, number, number] }],
  };
  expect(check.run(testArtifacts(sheet))).toMatchObject({
    severity: 'doubt',
    flag: 'The page shows one measurement from a maker’s own sheet, not the whole sheet.',
    rests: [],
  });
  expect(check.run(testArtifacts({ ...sheet, client: field('Fenland Reagents') })).severity).toBe('decisive');
});
