import { expect, test } from 'vitest';
import type { KnownVendor } from '../../records/records.ts';
import { field, host, registered, testArtifacts, unregistered } from '../../testing/fields.ts';
import check from './issued-by-seller.ts';

const vendors: KnownVendor[] = [
  { id: 'tamar', name: 'Tamar Peptide Works', aliases: ['Estuary Biochemicals'], domains: ['tamarpeptides.example'] },
];

test('passes a page of a registered laboratory, whatever else it says', () => {
  const finding = check.run(
    testArtifacts(
      {
        laboratory: registered(),
        client: field('Tamar Peptide Works'),
        selfIssuedPhrases: [{ text: 'in-house', box: [0, 0, 1, 1] }],
      },
      { vendor: 'tamarpeptides.example', vendors },
    ),
  );
  expect(finding.outcome).toBe('pass');
});

test.each([
  ['the client', { client: field('Tamar Peptide Works') }, null],
  ['the manufacturer', { manufacturer: field('Tamar Peptide Works Ltd') }, null],
  ["the vendor's host", {}, 'tamarpeptideworks.example'],
  ["the vendor's name on record", {}, 'tamarpeptides.example'],
] as const)('a page headed with the name of %s is its own statement', (_, found, vendor) => {
  const finding = check.run(testArtifacts({ letterhead: field('Tamar Peptide Works'), ...found }, { vendor, vendors }));
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive' });
  expect(finding.flag).toContain('Tamar Peptide Works');
});

test('a logo read as a short word before the name does not hide it', () => {
  const finding = check.run(
    testArtifacts({ letterhead: field('nN Tamar Peptide Works') }, { vendor: 'tamarpeptides.example', vendors }),
  );
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive' });
});

test("a vendor's other trading name is the vendor's", () => {
  expect(
    check.run(
      testArtifacts({ letterhead: field('Estuary Biochemicals') }, { vendor: 'tamarpeptides.example', vendors }),
    ),
  ).toMatchObject({ outcome: 'fail', severity: 'decisive' });
});

test('a "laboratory" that bears the vendor\'s name is the vendor', () => {
  const finding = check.run(
    testArtifacts(
      { laboratory: unregistered('Tamar Peptide Works Laboratory') },
      { vendor: 'tamarpeptides.example', vendors },
    ),
  );
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive' });
});

test("a manufacturer's phrase shows a manufacturer's sheet, and the box where it stands", () => {
  const finding = check.run(
    testArtifacts({
      letterhead: field('Quiet Mill Chemicals'),
      selfIssuedPhrases: [{ text: 'complies with Enterprise Standard', box: [5, 6, 70, 8] }],
    }),
  );
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', boxes: [[5, 6, 70, 8]] });
});

test('nobody named at the head and no laboratory anywhere is in doubt: it may not have been read', () => {
  expect(check.run(testArtifacts({ letterhead: null }))).toMatchObject({ outcome: 'fail', severity: 'doubt' });
});

test('where only the vendor’s own address is printed it says so, in doubt: a mark laid over a laboratory’s report looks the same', () => {
  const run = (client: string | null, ...hosts: string[]) =>
    check.run(
      testArtifacts(
        { hosts: hosts.map((name) => host(name)), client: client === null ? null : field(client) },
        { vendor: 'tamarpeptides.example', vendors },
      ),
    );
  expect(run(null, 'www.tamarpeptides.example')).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    rests: ['host_1'],
    flag: expect.stringContaining('vendor’s own'),
  });
  for (const other of [
    run(null, 'tamarpeptides.example', 'lab.example'),
    run('Humber Molecular', 'tamarpeptides.example'),
    run(null),
  ])
    expect(other.flag).not.toContain('vendor’s own');
});

test('a head that is neither seller nor on our list is in doubt, not self-issued', () => {
  const head = field('Quiet Mill Chemistry', { confidence: 0.95 });
  expect(check.run(testArtifacts({ letterhead: head }))).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    rests: ['letterhead'],
  });
});

test('a laboratory that is not on our list is not called the seller', () => {
  expect(
    check.run(
      testArtifacts(
        {
          laboratory: unregistered(),
          letterhead: field('Larkfield Laboratories'),
          client: field('Tamar Peptide Works'),
        },
        { vendor: 'tamarpeptides.example', vendors },
      ),
    ).outcome,
  ).toBe('not-applicable');
});

test('a redacted client is nobody, and so not the issuer', () => {
  expect(check.run(testArtifacts({ laboratory: unregistered(), client: field('Confidential') })).outcome).toBe(
    'not-applicable',
  );
});
