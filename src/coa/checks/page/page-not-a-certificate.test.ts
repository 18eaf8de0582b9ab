import { expect, test } from 'vitest';
import { testArtifacts } from '../../testing/fields.ts';
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

test('says what was found', () => {
  expect(run('batch', 'dates').why).toContain('batch, dates');
});
