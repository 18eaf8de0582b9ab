import { describe, expect, it } from 'vitest';
import { testVendor } from '../test-data.ts';
import { createVendorFinder, hostOf, isNamed } from './find-vendor.ts';
import { Vendor } from './vendor.ts';

const vendors = [
  {
    ...testVendor('severn-supply'),
    name: 'Severn Research Supply',
    domains: [
      { domain: 'severn-supply.example', first_seen: '2026-01-01' },
      { domain: 'severn.example', first_seen: '2026-02-01' },
    ],
  },
  {
    ...testVendor('wessex'),
    name: 'Wessex Aminos',
    aliases: ['WXA', 'Shared Brand'],
    legal_name: 'Wessex Trading Ltd',
    company_number: '01234567',
  },
  { ...testVendor('mercia'), name: 'Mercia Molecules', aliases: ['Shared Brand'] },
].map((vendor) => Vendor.parse(vendor));
const find = createVendorFinder(vendors);

describe('createVendorFinder', () => {
  it.each([
    ['severn-supply', 'severn-supply'],
    ['  severn RESEARCH  supply', 'severn-supply'],
    ['wxa', 'wessex'],
    ['Wessex Trading Ltd', 'wessex'],
    ['Wessex Trading Limited', 'wessex'],
    ['wessex trading', 'wessex'],
    ['Wessex Aminos Ltd.', 'wessex'],
    ['Severn Research Supply, PLC', 'severn-supply'],
    ['01234567', 'wessex'],
    [' 0123 4567 ', 'wessex'],
    ['1234567', 'wessex'],
    ['severn.example', 'severn-supply'],
    ['WWW.Severn.example.', 'severn-supply'],
    ['shop.severn.example', 'severn-supply'],
    ['https://www.severn.example:8443/a?b=c#d', 'severn-supply'],
    ['severn.example/products', 'severn-supply'],
  ])('finds %j', (query, id) => {
    expect(find(query)).toMatchObject({ vendor: { id }, candidates: [] });
  });

  it.each([
    ['Wesex Amino', 'wessex'],
    ['severn', 'severn-supply'],
    ['wessexx.example', 'wessex'],
    ['shop.wessexx.co.uk', 'wessex'],
    ['mrcia', 'mercia'],
    ['Sevrn', 'severn-supply'],
    ['Mercia Molecule Company', 'mercia'],
    ['essex', 'wessex'],
    ['rading', 'wessex'],
    ['mer', 'mercia'],
    ['wx', 'wessex'],
    ['re', 'severn-supply'],
    ['is Wessex Aminos any good', 'wessex'],
    ['peptides from Mercia Molecules UK Ltd', 'mercia'],
  ])('names the nearest for %j and does not present it as a hit', (query, id) => {
    const { vendor, candidates } = find(query);
    expect(vendor).toBeNull();
    expect(candidates[0]?.id).toBe(id);
  });

  it('names every vendor that a name stands for', () => {
    const { vendor, candidates } = find('shared brand');
    expect(vendor).toBeNull();
    expect(candidates.map(({ id }) => id)).toEqual(['wessex', 'mercia']);
  });

  it.each([
    '',
    '   ',
    '???',
    'qqqq',
    'example',
    '__proto__',
    'constructor',
    'evil-severn.example.net',
    'x'.repeat(100_000),
  ])('finds nothing for %j', (query) => {
    expect(find(query).vendor).toBeNull();
  });

  it('finds nothing near a query that has nothing in common', () => {
    expect(find('qqqq').candidates).toEqual([]);
  });
});

describe('isNamed', () => {
  it('tells a record by its name or an alias, however it is written, and by nothing else', () => {
    const record = { name: 'Wessex Aminos', aliases: ['WXA'] };
    expect(['wessex aminos', 'W.X.A.', 'Wessex', '', '??'].map((name) => isNamed(record, name))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('hostOf', () => {
  it.each([
    ['Severn Research', null],
    ['severn', null],
    ['http://', null],
    ['a.b c', null],
    ['HTTPS://Www.Severn.Example/x', 'severn.example'],
    ['user:secret@severn.example', 'severn.example'],
  ])('reads %j as %j', (text, host) => {
    expect(hostOf(text)).toBe(host);
  });
});
