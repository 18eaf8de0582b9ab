import { expect, test } from 'vitest';
import type { KnownVendor } from '../../records/records.ts';
import { field, testArtifacts } from '../../testing/fields.ts';
import check from './client-not-vendor.ts';

const vendors: KnownVendor[] = [
  {
    id: 'fenland-reagents',
    name: 'Fenland Reagents',
    aliases: ['Fenreag Trading Ltd'],
    domains: ['fenlandreagents.example', 'fr-labs.example'],
  },
  { id: 'humber-molecular', name: 'Humber Molecular', aliases: [], domains: ['humbermolecular.example'] },
];
const run = (client: string | null, vendor: string | null, confidence = 0.95) =>
  check.run(testArtifacts({ client: client === null ? null : field(client, { confidence }) }, { vendor, vendors }));

test.each([
  ['Fenland Reagents', 'fenlandreagents.example'],
  ['FENLAND REAGENTS LTD.', 'www.fenlandreagents.example'],
  ['Fenland Reaqents', 'shop.fenlandreagents.example'],
  ['Fenreag Trading', 'fenlandreagents.example'],
  ['Fenland Reagents', 'fr-labs.example'],
  ['Otter Moor Biologics', 'ottermoor.example'],
])('client %s agrees with %s', (client, vendor) => {
  expect(run(client, vendor)).toMatchObject({ outcome: 'pass', rests: ['client'] });
});

test.each([
  ['Humber Molecular', 'fenlandreagents.example'],
  ['Humber Molecular', 'ottermoor.example'],
  ['Stonebeck Aminos', 'fenlandreagents.example'],
])('client %s is another business than %s', (client, vendor) => {
  const finding = run(client, vendor);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: ['client'] });
  expect(finding.flag).toContain(client);
});

test('a name that differs from the vendor’s by letters of one shape is no accusation: it may have been misread', () => {
  expect(run('Tync Peptide Supply', 'tynepeptidesupply.example')).toMatchObject({ outcome: 'fail', severity: 'note' });
  expect(run('Tara Peptide Supply', 'tynepeptidesupply.example').severity).toBe('decisive');
});

test('nor is one that may be short for the name of a shop that was not audited', () => {
  expect(run('OM', 'ottermoor.example')).toMatchObject({
    outcome: 'fail',
    severity: 'note',
    rests: ['client'],
    flag: 'It was made out to “OM”, which may be short for ottermoor.example, or the other way round: the shop’s terms or your invoice say which business it is.',
  });
  expect(run('FR', 'fenlandreagents.example').severity).toBe('decisive');
});

test('nor is a name that the first of two readings spelt as the vendor’s', () => {
  const read = (first: string) =>
    check.run(
      testArtifacts(
        { client: field('Tune Peptide Supply', { confidence: 0.95, first }) },
        { vendor: 'tynepeptidesupply.example' },
      ),
    );
  expect([read('Tyne Peptide Supply').severity, read('Tone Peptide Supply').severity]).toEqual(['note', 'decisive']);
});

test('a client that was hard to read is worth knowing, no accusation', () => {
  expect(run('Hvnb r Mo1', 'fenlandreagents.example', 0.4)).toMatchObject({ outcome: 'fail', severity: 'note' });
  const severity = (confidence: number) => run('Humber Molecular', 'fenlandreagents.example', confidence).severity;
  expect([0.59, 0.6].map(severity)).toEqual(['note', 'decisive']);
});

test('a client that reaches the edge of the picture is no accusation, however well it was read', () => {
  const client = { ...field('Jumber Molecular'), cutAtEdge: true as const };
  const artifacts = testArtifacts({ client }, { vendor: 'fenlandreagents.example' });
  expect(check.run(artifacts)).toMatchObject({
    outcome: 'fail',
    severity: 'note',
    flag: expect.stringContaining('may be cut off at the edge of the picture') as string,
  });
});

test.each(['Confidential', 'N/A', '████████', 'Private client', 'redacted'])(
  'a client field that names nobody (%s) is not compared',
  (client) => {
    expect(run(client, 'fenlandreagents.example').outcome).toBe('not-applicable');
  },
);

test.each([',', ';', ' /', ' |', ':', ' t/a', ' d/b/a', ' DBA', ' trading as', ' on behalf of', ' c/o', ' for'])(
  'of two parties parted by “%s” either may be the vendor',
  (parting) => {
    const parties = [`Stonebeck Import${parting} Fenland Reagents`];
    const artifacts = testArtifacts(
      { client: field('Anna Reyes'), parties },
      { vendor: 'fenlandreagents.example', vendors },
    );
    expect(check.run(artifacts).why).toMatch(/“Fenland Reagents”, which agrees with .+ is named beside it/);
  },
);

test('a name behind a stroke may begin with an a', () => {
  const found = testArtifacts(
    { client: field('Anna Reyes'), parties: ['Stonebeck Import/Alder Aminos'] },
    { vendor: 'alderaminos.example' },
  );
  expect(check.run(found).why).toContain('“Alder Aminos”, which agrees with alderaminos.example');
});

test('cannot judge without a vendor or without a client', () => {
  expect(run('Humber Molecular', null).outcome).toBe('not-applicable');
  expect(run(null, 'fenlandreagents.example').outcome).toBe('not-applicable');
});

test('says who is printed and who was asked about: a vendor on record by its name, another by its host', () => {
  expect(run('Humber Molecular', 'fenlandreagents.example')).toMatchObject({
    why: 'The client printed is “Humber Molecular”; the vendor asked about is Fenland Reagents.',
    flag: 'It was made out to “Humber Molecular”, not to Fenland Reagents.',
  });
  expect(run('Humber Molecular', 'ottermoor.example')).toMatchObject({
    why: expect.stringContaining('We do not know what names that shop trades under.') as string,
    flag: 'It was made out to “Humber Molecular”, not to ottermoor.example, unless that shop trades under this name.',
  });
  expect(run('Fenland Reagents', 'www.fenlandreagents.example')).toMatchObject({
    why: 'The client “Fenland Reagents” agrees with fenlandreagents.example.',
    flag: 'The client printed, “Fenland Reagents”, agrees with the vendor asked about.',
  });
  expect(run('Hvnb r Mo1', 'fenlandreagents.example', 0.4)).toMatchObject({
    why: expect.stringMatching(/^The client printed is .* The name was not read well enough to rely on\.$/) as string,
    flag: 'The client may be a business other than fenlandreagents.example; the name was hard to read.',
    rests: ['client'],
  });
  expect(run('N/A', 'fenlandreagents.example').why).toBe('The client field is blank or covered: “N/A”.');
  expect(run(null, 'fenlandreagents.example').why).toBe('No client could be read on the page.');
});

test.each([
  ['the business behind a person', ['Anna Reyes', 'Client: Anna Reyes, Fenland Reagents']],
  ['who trades under the name', ['J. Reyes t/a Fenland Reagents']],
  ['for whom an agent acts', ['Stonebeck Import', 'Fenland Reagents Ltd']],
])('says nothing where the vendor is named beside the client: %s', (_, parties) => {
  const artifacts = testArtifacts(
    { client: field('Anna Reyes'), parties },
    { vendor: 'fenlandreagents.example', vendors },
  );
  expect(check.run(artifacts)).toMatchObject({ outcome: 'not-applicable', why: expect.stringMatching(/named beside/) });
  expect(check.run({ ...artifacts, vendor: 'humbermolecular.example' }).severity).toBe('decisive');
});
