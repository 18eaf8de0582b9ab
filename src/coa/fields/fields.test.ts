import { describe, expect, test } from 'vitest';
import { date, field, host, mass, peaks, purity, registered, testFields } from '../testing/fields.ts';
import { type Field, namedFields, replaceFields } from './fields.ts';

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

describe('fields with others in place of some', () => {
  const given = () =>
    testFields({
      client: field('Humber Molecular'),
      batch: field('LOT1'),
      dates: [date('reported', '2026-10-14'), date('reported', '2026-10-15')],
      peaks: peaks([
        ['99.31', 5000],
        ['0.69', 35],
      ]),
      hosts: [host('quarrybank.example')],
    });

  test('have those under their names and the rest as it was', () => {
    const fields = given();
    const date1 = { ...fields.dates[1]!, readings: 2 };
    const row = { ...fields.peaks!.rows[0]!, value: 98.31 };
    const area = { ...fields.peaks!.rows[0]!.area!, readings: 2 };
    const replaced = replaceFields(
      fields,
      new Map<string, Field<unknown> | null>([
        ['client', null],
        ['date_reported1', date1],
        ['peak_1', row],
        ['peak_1_area', area],
        ['nothing_of_the_kind', null],
      ]),
    );
    expect(replaced).toEqual({
      ...fields,
      client: null,
      dates: [fields.dates[0], date1],
      peaks: { ...fields.peaks, rows: [{ ...row, area }, fields.peaks!.rows[1]] },
    });
    expect(replaced.batch).toBe(fields.batch);
    expect(fields).toEqual(given());
  });

  test('are the same fields where nothing is replaced', () => {
    const fields = given();
    expect(replaceFields(fields, new Map([['purity', null]]))).toBe(fields);
  });
});
