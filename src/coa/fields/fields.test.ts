import { expect, test } from 'vitest';
import { date, field, host, mass, peaks, purity, registered, testFields } from '../testing/fields.ts';
import { namedFields } from './fields.ts';

test('nothing read has no names', () => {
  expect([...namedFields(testFields())]).toEqual([]);
});

test('every field has a name of its own, under which it is itself', () => {
  const fields = testFields({
    laboratory: registered(),
    client: field('Humber Molecular'),
    reportNumber: field('R-86155'),
    key: field('SV0S1GZ3AY7X'),
    labelClaim: field(10),
    dates: [date('received', '2026-10-06'), date('reported', '2026-10-14'), date('reported', '2026-10-15')],
    purity: purity(99.31),
    masses: [mass(1419.56, { kind: 'stated' }), mass(1419.6), mass(1420.6)],
    peaks: peaks([['99.31'], ['0.69']]),
    hosts: [host('quarrybank.example'), host('verify.quarrybank.example')],
  });
  const named = namedFields(fields);
  for (const name of [
    'laboratory',
    'client',
    'report_number',
    'key',
    'label_claim',
    'date_received',
    'date_reported',
    'date_reported1',
    'purity',
    'mass_stated',
    'mass_measured',
    'mass_measured1',
    'peak_1',
    'peak_2',
    'host_1',
    'host_2',
  ]) {
    expect([...named.keys()], name).toContain(name);
  }
  expect(named.get('date_reported1')).toBe(fields.dates[2]);
  expect(named.get('mass_measured')).toBe(fields.masses[1]);
  expect(named.get('host_2')).toBe(fields.hosts[1]);
});

test('a laboratory found by several marks was read more than once', () => {
  const laboratory = { ...registered(), basis: ['printed name', 'address quarrybank.example'] };
  expect(namedFields(testFields({ laboratory })).get('laboratory')!.readings).toBe(2);
});
