import { expect, test } from 'vitest';
import type { Container } from '../../image/container/container.ts';
import { testContainer } from '../../testing/container.ts';
import { testArtifacts } from '../../testing/fields.ts';
import check from './data-after-image-end.ts';

const run = (trailing: Container['trailing']) =>
  check.run(testArtifacts({}, { container: testContainer({ trailing }) }));

test.each([
  ['archive', 'a packed archive'],
  ['document', 'another document'],
  ['picture', 'another picture'],
  ['text', 'text'],
  ['unknown', 'data of an unknown kind'],
] as const)('%s behind the picture is noted', (kind, words) => {
  const finding = run({ bytes: 1234, kind });
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'note' });
  expect(finding.flag).toContain(`1234 bytes after the picture ends, with ${words}`);
});

test.each([[null], [{ bytes: 50, kind: 'padding' as const }], [{ bytes: 90_000, kind: 'phone' as const }]])(
  '%j says nothing',
  (trailing) => {
    expect(run(trailing)).toMatchObject({ outcome: 'not-applicable' });
  },
);

test('a picture that is a PDF as well is noted, whatever follows it', () => {
  for (const trailing of [null, { bytes: 50, kind: 'padding' as const }]) {
    const finding = check.run(testArtifacts({}, { container: testContainer({ trailing, isPdfToo: true }) }));
    expect(finding).toMatchObject({ outcome: 'fail', severity: 'note', rests: [] });
    expect(finding.flag).toContain('a PDF as well as a picture');
  }
});

test('says how much follows and what it is, whether that is noted or not', () => {
  expect(run({ bytes: 50, kind: 'padding' }).why).toBe('50 bytes follow the end of the picture: padding.');
  expect(run({ bytes: 1234, kind: 'text' })).toMatchObject({
    why: '1234 bytes follow the end of the picture: text.',
    rests: [],
  });
});
