import { expect, test } from 'vitest';
import { testCertificate } from '../test-data.ts';
import { confirmedBySomebody } from './confirmed-by-somebody.ts';
import { foundBy, realLaboratory, realSite, realVendor, testPublication } from './test-publication.ts';

const found = (certificate: object) =>
  foundBy(
    confirmedBySomebody,
    testPublication({
      site: realSite,
      laboratory: realLaboratory,
      vendor: { ...realVendor, certificates: [{ ...testCertificate(), ...certificate }] },
    }),
  );

test('a certificate of a real vendor that nobody compared is stopped', () => {
  expect(found({})).toEqual([expect.stringMatching(/^certificates\.0\.confirmed: .*confirm vendor-one --by WHO/)]);
  expect(found({ confirmed: { by: 'the auditor', at: '2026-10-01' } })).toEqual([]);
});

test('an invented certificate has no page to compare', () => {
  expect(foundBy(confirmedBySomebody, testPublication())).toEqual([]);
});
