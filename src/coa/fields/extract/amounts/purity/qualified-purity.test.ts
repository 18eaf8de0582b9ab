import { describe, expect, test } from 'vitest';
import { graphOf } from '../../../../testing/page.ts';
import { findPurity } from '../find-purity.ts';
import { isQualified } from './qualified-purity.ts';

describe('a purity is qualified where its line says that it is more than the main peak of one injection', () => {
  const qualified = (page: string): boolean => {
    const graph = graphOf(page);
    const [purity] = findPurity(graph);
    return purity !== undefined && isQualified(purity, graph);
  };

  test.each([
    'Purity (mean of three injections)     99.36 %',
    'Purity by qNMR     99.8 %',
    'Peak purity (DAD)     99.98 %',
    'Purity (declared)     99.80 %',
    'Purity (214 nm)     99.62 %\n\nChromatogram at 280 nm',
    'Purity (UV/Vis)     102.41 %',
    'Purity by UV-Vis     102.4 %',
    'Purity found by UV     101.9 %',
    'Test     Method     Result\nPurity     UV/Vis     102.4 %',
    'Purity     101.92 % w/w',
    'Purity     101.92     % w/w',
    'Purity 101.1 % (weight)',
    'Purity     101.1 % wt',
    'Purity (HPLC)     101.1 % m/m',
  ])('%s', (page) => {
    expect(qualified(page)).toBe(true);
  });

  test.each([
    'Purity     99.36 %',
    'Purity (HPLC, 214 nm)     99.36 %\n\nDetection 214 nm',
    'Purity (HPLC-UV)     99.36 %',
    'Purity by UPLC/UV     99.36 %',
    'Test     Method     Result\nPurity (UV)     LC-MS     99.36 %',
    'Purity (area %)     UV     99.36 %',
    'Purity     99.36 %     Molecular weight     1419.5',
  ])('not by %s', (page) => {
    expect(qualified(page)).toBe(false);
  });
});
