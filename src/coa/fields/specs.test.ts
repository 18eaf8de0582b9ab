import { expect, test } from 'vitest';
import { SET_APART_FIELDS } from '../../dataset/laboratory-habit.ts';
import { component, date, field, host, mass, peaks, purity, testFields, unregistered } from '../testing/fields.ts';
import { namedFields } from './fields.ts';
import { PRINTED_KINDS, SPECS, specOf } from './specs.ts';
import { LABEL_PHRASES } from './vocabulary/label-phrases.ts';

test.each([
  ['client', SPECS.client],
  ['date_received', SPECS.date_received],
  ['date_received2', SPECS.date_received],
  ['mass_measured1', SPECS.mass_measured],
  ['peak_3', SPECS.peak],
  ['peak_12_area', SPECS.peak_area],
  ['share_counter-ion', SPECS['share_counter-ion']],
  ['host_1', SPECS.host],
  ['nothing_of_the_kind', undefined],
  ['toString', undefined],
])('%s has its specification', (name, spec) => {
  expect(specOf(name)).toBe(spec);
});

test('every name under which a field is reported has a specification', () => {
  const share = (part: 'peptide' | 'counter-ion' | 'water') => ({ ...field(80), part });
  const names = [
    ...namedFields(
      testFields({
        laboratory: unregistered(),
        letterhead: field('Larkfield'),
        client: field('A'),
        manufacturer: field('B'),
        sample: field('BPC-157'),
        identified: { ...field('BPC-157'), compounds: [] },
        batch: field('LOT1'),
        reportNumber: field('R-1'),
        key: field('K'),
        dates: (['ordered', 'received', 'analysed', 'reported', 'manufactured', 'expiry', 'acquired'] as const).flatMap(
          (role) => [date(role, '2026-10-14'), date(role, '2026-10-15')],
        ),
        purity: purity(99),
        masses: [mass(1), mass(2), mass(3, { kind: 'stated' }), mass(4, { kind: 'ion' })],
        peaks: peaks([
          ['99', 5],
          ['1', 2],
        ]),
        cas: field('50-00-0'),
        composition: [share('peptide'), share('counter-ion'), share('water')],
        content: field(10),
        labelClaim: field(10),
        activity: field(5120),
        activityClaim: field(5000),
        components: [{ ...component('BPC-157', '5.1', 5), purity: field(99.1) }],
        hosts: [host('quarrybank.example')],
      }),
    ).keys(),
  ];
  expect(names.filter((name) => specOf(name) === undefined)).toEqual([]);
  const unused = Object.keys(SPECS).filter((name) => !names.some((one) => specOf(one) === specOf(name)));
  expect(unused).toEqual(['formula']);
});

test('labels of a list belong to the field of that name', () => {
  expect(Object.keys(LABEL_PHRASES).filter((name) => !(name in SPECS))).toEqual([]);
});

test('every way of printing that the comparison knows is that of some field', () => {
  const compared = Object.values(SPECS).flatMap((spec) => ('compared' in spec ? [spec.compared] : []));
  expect(new Set(compared)).toEqual(new Set([...PRINTED_KINDS, 'other']));
});

test('the data may say of every field that is compared, and of no other, that a laboratory sets it apart', () => {
  const compared = Object.entries(SPECS).flatMap(([name, spec]) => ('compared' in spec ? [name] : []));
  expect([...SET_APART_FIELDS].sort(), 'SET_APART_FIELDS of src/dataset/laboratory-habit.ts').toEqual(compared.sort());
});
