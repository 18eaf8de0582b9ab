import { expect, test } from 'vitest';
import type { Fields } from '../../fields/fields.ts';
import type { Box } from '../../geometry/box.ts';
import type { TextLayerFacts } from '../../image/container/container.ts';
import { testContainer, testPdfFacts } from '../../testing/container.ts';
import { field, testArtifacts } from '../../testing/fields.ts';
import check from './text-layer-contradicts-picture.ts';

const contradiction = { hidden: '97.21', shown: '99.21', box: [10, 20, 60, 18] as [number, number, number, number] };
const run = (facts: Partial<TextLayerFacts> | null, fields: Partial<Fields> = {}) => {
  const textLayer =
    facts === null ? null : { words: 120, visible: 119, agreement: 0.98, contradictions: [], set: [], ...facts };
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
  expect(finding.why).toBe('Hidden and on view: “97.21”, “99.21”; “2024”, “99.21”.');
  expect(finding.flag).toBe('Different text is hidden behind “99.21” on the page: “97.21” and 1 more.');
});

test('a field is doubted where a third of the smaller of the two is hidden', () => {
  const doubted = (box: Box | null, ...more: Box[]) =>
    run(
      { contradictions: [contradiction.box, ...more].map((at) => ({ ...contradiction, box: at })) },
      { batch: field('99.21', { box }) },
    ).rests;
  expect(doubted([30, 20, 60, 18])).toEqual(['batch']);
  expect(doubted([50, 20, 60, 18])).toEqual(['batch']);
  expect(doubted([51, 20, 60, 18])).toEqual([]);
  // A word that is hidden within a long field, and a field within a long text that is hidden.
  expect(doubted([0, 10, 400, 40])).toEqual(['batch']);
  expect(doubted([20, 24, 10, 10])).toEqual(['batch']);
  expect(doubted([300, 300, 60, 18], [300, 300, 60, 18])).toEqual(['batch']);
  expect(doubted(null)).toEqual([]);
});

test('where no field stands it is worth knowing', () => {
  const finding = run({ contradictions: [contradiction] });
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'note', rests: [] });
  expect(finding.flag).toBe('Different text is hidden behind “99.21” on the page: “97.21”.');
});

test('of many hidden texts five are quoted', () => {
  const texts = ['one', 'two', 'three', 'four', 'five', 'six'].map((hidden) => ({ ...contradiction, hidden }));
  expect(run({ contradictions: texts }).why).toMatch(/“five”, “99.21”\.$/);
});

test('a layer without such a text passes, without a word for the certificate', () => {
  const finding = run({});
  expect(finding).toMatchObject({
    outcome: 'pass',
    why: '119 words are on view, and no different word is hidden behind any of them.',
  });
  expect(finding.flag).toBeUndefined();
  expect([0.59, 0.6].map((agreement) => run({ agreement }).outcome)).toEqual(['not-applicable', 'pass']);
});

test.each([
  ['a page without a layer', null],
  ['a layer that says something else altogether', { agreement: 0.2, contradictions: [contradiction] }],
  ['a layer that nobody sees', { visible: 0, contradictions: [contradiction] }],
])('%s cannot be compared', (_, facts) => {
  expect(run(facts)).toMatchObject({ outcome: 'not-applicable' });
});

test('where the two are too unlike it says by how much', () => {
  expect(run({ agreement: 0.2 }).why).toBe(
    'The text layer cannot be compared: 119 of its 120 words are on view, and 20 % of letters agree.',
  );
});

test('a picture has no layer', () => {
  expect(check.run(testArtifacts())).toMatchObject({
    outcome: 'not-applicable',
    why: 'There is no text layer to compare the picture with.',
  });
});
