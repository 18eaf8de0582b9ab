import { expect, test } from 'vitest';
import { ionMasses } from './ion-masses.ts';

test('ions of BPC-157 are those its spectra print', () => {
  // Published spectra of BPC-157 (monoisotopic 1418.70): [M+H]+ 1419.71, [M+2H]2+ 710.36.
  const ions = Object.fromEntries(
    ionMasses(1419.556, 1418.7042, 'C62H98N16O22').map((ion) => [ion.name, ion.monoisotopic]),
  );
  expect(ions).toMatchObject({ '[M+H]⁺': '1419.71', '[M+2H]²⁺': '710.36', '[M+Na]⁺': '1441.69' });
});

test('a permanent cation takes up no proton', () => {
  expect(ionMasses(159.211, 159.0917, 'C10H11N2+')).toEqual([
    { name: 'M⁺', average: '159.21', monoisotopic: '159.09' },
  ]);
});
