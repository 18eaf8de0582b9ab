import { expect, test } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { searchEntries } from './search-index.ts';

const data = loadData();
const entries = searchEntries(data);

test('every vendor, laboratory and compound is there once, at its page', () => {
  expect(entries.map(({ path }) => path).sort()).toEqual(
    [
      ...data.vendors.map(({ id }) => `/vendors/${id}/`),
      ...data.laboratories.map(({ id }) => `/labs/${id}/`),
      ...data.compounds.map(({ id }) => `/compounds/${id}/`),
    ].sort(),
  );
});

test('a compound is found by its CAS numbers, a vendor and a laboratory by their web addresses', () => {
  for (const { id, cas } of data.compounds)
    expect(entries.find(({ path }) => path === `/compounds/${id}/`)?.words).toEqual(expect.arrayContaining(cas));
  for (const { id, domains } of data.vendors)
    expect(entries.find(({ path }) => path === `/vendors/${id}/`)?.words).toEqual(
      expect.arrayContaining(domains.map(({ domain }) => domain)),
    );
  for (const { id, hosts } of data.laboratories)
    expect(entries.find(({ path }) => path === `/labs/${id}/`)?.words).toEqual(
      expect.arrayContaining(hosts.map(({ host }) => host)),
    );
});

test('what is said beside a name is no grade: a vendor’s verdict, whether a look-up is known, a CAS number', () => {
  for (const { kind, about } of entries)
    expect(about).toMatch(
      {
        vendor: /^(Verified|Watch), \S+$/,
        laboratory: /looked up|no public look-up/,
        compound: /^(CAS [\d, -]+)?$/,
      }[kind],
    );
});
