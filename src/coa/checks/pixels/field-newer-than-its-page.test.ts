import { expect, test } from 'vitest';
import type { Fields } from '../../fields/fields.ts';
import type { CompressionHistory } from '../../forensics/compression/compare-compression.ts';
import { RESAVED } from '../../forensics/compression/resaved.ts';
import type { Box } from '../../geometry/box.ts';
import { codeHost, date, field, registered, testArtifacts } from '../../testing/fields.ts';
import check from './field-newer-than-its-page.ts';

const run = (compression: CompressionHistory | null, quotingPhrases: Fields['quotingPhrases'] = []) =>
  check.run(testArtifacts({ quotingPhrases }, { compression }));
const later = (...names: string[]): CompressionHistory => ({
  compared: 9,
  later: names.map((name, index) => ({ name, box: [10, 20 * index, 90, 15] as Box, support: -20 + index })),
});

test('a value that came later than its page is decisive, with its place', () => {
  const finding = run(later('purity'));
  expect(finding).toMatchObject({
    outcome: 'fail',
    severity: 'decisive',
    rests: ['purity'],
    boxes: [[10, 0, 90, 15]],
  });
  expect(finding.flag).toBe(
    'The purity seems to have been added later than the rest of the page, as values that were changed afterwards are.',
  );
  expect(finding.flag).not.toMatch(/JPEG|compress/);
  expect(finding.why).toMatch(
    /they were compressed twice\. The purity shows only the last one \(9 fields and other values were compared\)/,
  );
  expect(finding.why).toContain(`Of ${RESAVED.honest} copies of honest pages that we saved twice ourselves`);
});

test('several are listed, each name once', () => {
  const { flag, rests } = run(later('client', 'batch', 'date_reported', 'date_reported'));
  expect(flag).toMatch(/^The client, the batch and the report date seem to have been added later/);
  expect(rests).toEqual(['client', 'batch', 'date_reported', 'date_reported']);
});

test.each(['report_number', 'key', 'code', 'another_percentage1'])(
  '%s alone may have been stamped on: a doubt',
  (name) => {
    expect(run(later(name))).toMatchObject({ outcome: 'fail', severity: 'doubt' });
    expect(run(later(name, 'purity'))).toMatchObject({ severity: 'decisive' });
  },
);

test('dates of a kind that the laboratory’s reports do not print may have been stamped on by a shop: a doubt', () => {
  const stampAt = (top: number) => ({ box: [500, top, 90, 20] as const satisfies Box });
  const dates = [
    date('received', '2026-10-05', stampAt(1400)),
    date('expiry', '2028-10-05', stampAt(1430)),
    date('reported', '2026-06-01', stampAt(300)),
    date('reported', '2026-06-02', stampAt(330)),
  ];
  const stamped = (printed: string[] | null, ...names: string[]) =>
    check.run(
      testArtifacts({ dates }, { compression: later(...names), timing: { intervals: [], sequences: [], printed } }),
    ).severity;
  expect(stamped(['reported'], 'date_received', 'date_expiry')).toBe('doubt');
  expect(stamped(['reported'], 'date_received', 'date_reported1')).toBe('decisive');
  expect(stamped(['reported'], 'date_received', 'purity')).toBe('decisive');
  expect(stamped(null, 'date_received')).toBe('decisive');
});

test('a shop’s own code says nothing; one for looking the report up, and one of the laboratory do', () => {
  const coded = (url: string) =>
    check.run(
      testArtifacts(
        {
          laboratory: registered({ hosts: [{ host: 'quarrybank.example', use: 'site' }] }),
          reportNumber: field('R-8495'),
          hosts: [{ ...codeHost(url), box: [12, 2, 80, 10] }],
        },
        { compression: later('code') },
      ),
    );
  expect(coded('https://millbeck.example/coa/1').outcome).toBe('pass');
  expect(coded('https://millbeck.example/coa/R-8495').severity).toBe('doubt');
  expect(coded('https://quarrybank.example/').severity).toBe('doubt');
});

test('a sheet that quotes a report is put together of several pages: a doubt', () => {
  expect(run(later('purity'), [{ text: 'as tested by', box: [0, 0, 10, 10] }])).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
  });
});

test('a page all of whose values are as old passes, and one that shows no earlier save says nothing', () => {
  expect(run(later())).toMatchObject({ outcome: 'pass' });
  expect(run(later()).why).toMatch(/all 9 fields/);
  expect(run(later()).why).toContain(`on ${RESAVED.typedFound} of ${RESAVED.typedShowing} that show an earlier save`);
  expect(run(null)).toMatchObject({ outcome: 'not-applicable' });
});

test('it compares pixels, so that another check can corroborate its doubt', () => {
  expect(check).toMatchObject({
    uses: ['compression', 'fields', 'timing'],
    decides: { decisive: 'fabricated', doubt: 'unclear' },
    comparesPixels: true,
  });
});
