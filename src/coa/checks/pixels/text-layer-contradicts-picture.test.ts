import { expect, test } from 'vitest';
import type { Fields } from '../../fields/fields.ts';
import type { TextLayerFacts } from '../../image/container/container.ts';
import { testContainer, testPdfFacts } from '../../testing/container.ts';
import { field, testArtifacts } from '../../testing/fields.ts';
import check from './text-layer-contradicts-picture.ts';

const contradiction = { hidden: '97.21', shown: '99.21', box: [10, 20, 60, 18] as [number, number, number, number] };
const run = (facts: Partial<TextLayerFacts> | null, fields: Partial<Fields> = {}) => {
  const textLayer = facts === null ? null : { words: 120, visible: 119, agreement: 0.98, contradictions: [], ...facts };
  return check.run(
    testArtifacts(fields, { container: testContainer({ format: 'pdf', pdf: testPdfFacts({ textLayer }) }) }),
  );
};

test('another text hidden behind a field is a doubt that names it, shows both texts and where', () => {
  const fields = {
    client: field('Fenland Reagents', { box: [10, 300, 200, 18] }),
    batch: field('99.21', { box: [8, 18, 80, 22] }),
  };
  const finding = run({ contradictions: [contradiction, { ...contradiction, hidden: '2024' }] }, fields);
  expect(finding).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    rests: ['batch'],
    boxes: [contradiction.box, contradiction.box],
  });
  expect(finding.flag).toBe('Behind “99.21” on the page another text is hidden: “97.21” and 1 more.');
});

test('where no field stands it is worth knowing', () => {
  expect(run({ contradictions: [contradiction] })).toMatchObject({ outcome: 'fail', severity: 'note', rests: [] });
});

test('a layer without such a text passes, without a word for the certificate', () => {
  const finding = run({});
  expect(finding.outcome).toBe('pass');
  expect(finding.flag).toBeUndefined();
});

test.each([
  ['a page without a layer', null],
  ['a layer that says something else altogether', { agreement: 0.2, contradictions: [contradiction] }],
  ['a layer that nobody sees', { visible: 0, contradictions: [contradiction] }],
])('%s cannot be compared', (_, facts) => {
  expect(run(facts)).toMatchObject({ outcome: 'not-applicable' });
});

test('a picture has no layer', () => {
  expect(check.run(testArtifacts())).toMatchObject({ outcome: 'not-applicable' });
});
