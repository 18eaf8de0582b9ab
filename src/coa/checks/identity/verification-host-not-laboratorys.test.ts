import { expect, test } from 'vitest';
import type { HostField } from '../../fields/fields.ts';
import { codeHost, host, registered, testArtifacts, unregistered } from '../../testing/fields.ts';
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

test.each([
  ['a swapped letter', 'quarrybnak.example'],
  ['an added letter', 'quarrybankk.example'],
  ['an added word', 'quarrybank-verify.example'],
  ['another ending', 'quarrybank.test'],
  ['another host', 'coa-lookup.example'],
  ['the laboratory as a subdomain of somebody', 'quarrybank.example.coa-lookup.test'],
])('%s is decisive in a code and in print: %s', (_, name) => {
  for (const shown of [host(name), codeHost(`https://${name}/verify`)]) {
    const finding = run(shown);
    expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: ['host_1'] });
    expect(finding.flag).toContain(name);
  }
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
