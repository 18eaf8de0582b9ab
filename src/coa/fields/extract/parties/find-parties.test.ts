import { expect, test } from 'vitest';
import { fieldsOn } from '../../../testing/fields-on-page.ts';

test('a client’s name ends with its legal form, and before what it is', () => {
  const client = (value: string) => fieldsOn(`Report 26-0118\n\nClient: ${value}\nLot: A12`).client?.value;
  expect(client('Lumen & Pine Peptides LLC their batch GLW-3')).toBe('Lumen & Pine Peptides LLC');
  expect(client('Foxglove Bio (web shop)')).toBe('Foxglove Bio');
  expect(client('Dr. W. Marsden (private)')).toBe('Dr. W. Marsden');
});

test('the vendor of a known laboratory is the client beside a client that is hardly announced', () => {
  const fields = fieldsOn(
    '# Partnerlab Analytical\n\nVendor: Severn Research Supply\n\nwww.partnerlab.example\n\nto | ap',
  );
  expect(fields.client?.value).toBe('Severn Research Supply');
});

test('the vendor is the client on a page that somebody else heads or gives the address of', () => {
  const parties = (page: string) => {
    const { client, manufacturer } = fieldsOn(page);
    return [client?.value ?? null, manufacturer?.value ?? null];
  };
  const vendor = 'Vendor: Severn Research Supply';
  expect(parties(`# TARNVIRIDIAN\n\n${vendor}`)).toEqual(['Severn Research Supply', null]);
  expect(parties(`Certificate\n\n${vendor}\n\nwww.tarnviridian.example`)).toEqual(['Severn Research Supply', null]);
  expect(parties(`# Severn Research Supply\n\n${vendor}`)).toEqual([null, 'Severn Research Supply']);
  expect(parties(`# TARNVIRIDIAN\n\n${vendor}\n\nwww.severnresearchsupply.example`)).toEqual([
    null,
    'Severn Research Supply',
  ]);
  expect(parties(`# TARNVIRIDIAN\n\nManufacturer: Severn Research Supply`)).toEqual([null, 'Severn Research Supply']);
});
