import { expect, test } from 'vitest';
import type { HostField } from '../../fields/fields.ts';
import { codeHost, field, host, registered, testArtifacts, unregistered } from '../../testing/fields.ts';
import check, { lookAlike } from './verification-host-not-laboratorys.ts';

const laboratory = registered({
  name: 'Quarrybank Analytical',
  hosts: [
    { host: 'quarrybank.example', use: 'site' },
    { host: 'verify.quarrybank.example', use: 'verification' },
  ],
});
const run = (...hosts: HostField[]) => check.run(testArtifacts({ laboratory, hosts }));

test.each(['quarrybank.example', 'www.quarrybank.example', 'verify.quarrybank.example', 'reports.quarrybank.example'])(
  '%s is the laboratory’s',
  (name) => {
    expect(run(host(name))).toMatchObject({ outcome: 'pass', rests: ['host_1'] });
  },
);

test('a code that leads to the laboratory passes', () => {
  expect(run(codeHost('https://verify.quarrybank.example/t/1'))).toMatchObject({ outcome: 'pass' });
});

const IMITATIONS = [
  ['a swapped letter', 'quarrybnak.example'],
  ['an added word', 'quarrybank-verify.example'],
  ['another ending', 'quarrybank.test'],
  ['the laboratory as a subdomain of somebody', 'quarrybank.example.coa-lookup.test'],
] as const;

test.each(IMITATIONS)('%s is decisive in a code and in print: %s', (_, name) => {
  for (const shown of [host(name), codeHost(`https://${name}/verify`)]) {
    const finding = run(shown);
    expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: ['host_1'] });
    expect(finding.flag).toContain(name);
  }
});

test.each([
  ['a letter that a reader may have added', 'quarrybankk.example', 'doubt'],
  ['another host altogether, as sellers add over a page', 'coa-lookup.example', 'note'],
])('%s is decisive in a code only', (_, name, inPrint) => {
  expect(run(codeHost(`https://${name}/verify`))).toMatchObject({ outcome: 'fail', severity: 'decisive' });
  expect(run(host(name))).toMatchObject({ outcome: 'fail', severity: inPrint, rests: ['host_1'] });
});

test('what a reader left of a known address is that address', () => {
  const long = registered({ hosts: [{ host: 'quarrybankassaytesting.example', use: 'site' }] });
  const shown = (...hosts: HostField[]) => check.run(testArtifacts({ laboratory: long, hosts })).outcome;
  expect(shown(host('testing.example'))).toBe('pass');
  expect(shown(host('quarrybank.example'))).toBe('pass');
  // In a code nothing gets lost.
  expect(shown(codeHost('https://testing.example/1'))).toBe('fail');
  // Too little is left of it to be told from others.
  expect(shown(host('ing.example'))).toBe('fail');
});

test.each([
  ['the client', { client: field('Millbeck Peptides') }],
  ['the manufacturer', { manufacturer: field('Millbeck Peptides') }],
])('the own site of %s is no verification address', (_, party) => {
  expect(check.run(testArtifacts({ laboratory, hosts: [host('millbeckpeptides.example')], ...party })).outcome).toBe(
    'not-applicable',
  );
});

test('nor is that of the vendor asked about', () => {
  const artifacts = testArtifacts(
    { laboratory, hosts: [host('www.millbeck.example')] },
    { vendor: 'millbeck.example' },
  );
  expect(check.run(artifacts).outcome).toBe('not-applicable');
});

test('an address that somebody added does not weigh beside the laboratory’s own', () => {
  expect(run(host('coa-lookup.example'), host('quarrybank.example'))).toMatchObject({
    outcome: 'pass',
    rests: ['host_2'],
  });
});

test('a code that leads elsewhere weighs, though the print names the laboratory', () => {
  const finding = run(codeHost('https://coa-lookup.example/verify'), host('quarrybank.example'));
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: ['host_1'] });
});

test('a letter misread in print beside a code that agrees is no contradiction', () => {
  expect(run(codeHost('https://quarrybank.example/v/1'), host('quarryhank.example')).outcome).toBe('pass');
});

test('mail addresses, hosts printed for other ends, and hosts that anybody can use say nothing', () => {
  expect(run(host('coa-lookup.example', { forVerification: false, email: true })).outcome).toBe('not-applicable');
  expect(run(host('drive.google.com')).outcome).toBe('not-applicable');
});

test('cannot judge without a registered laboratory, or one of which no host is known', () => {
  const hosts = [host('coa-lookup.example')];
  expect(check.run(testArtifacts({ hosts })).outcome).toBe('not-applicable');
  expect(check.run(testArtifacts({ hosts, laboratory: unregistered() })).outcome).toBe('not-applicable');
  expect(check.run(testArtifacts({ hosts, laboratory: registered({ hosts: [] }) })).outcome).toBe('not-applicable');
  expect(run().outcome).toBe('not-applicable');
});

test('tells in what a host resembles the laboratory’s', () => {
  const known = ['janoshik.com'];
  expect(lookAlike('janoshilk.com', ['Janoshik'], known)).toMatch(/letter/);
  expect(lookAlike('jano-shik.com', ['Janoshik'], known)).toMatch(/ending|letter/);
  expect(lookAlike('janoshik-verify.com', ['Janoshik'], known)).toMatch(/words/);
  expect(lookAlike('janoshik.top', ['Janoshik'], known)).toMatch(/ending/);
  expect(lookAlike('coa-lookup.example', ['Janoshik'], known)).toBeNull();
});
