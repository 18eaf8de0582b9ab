import { expect, test } from 'vitest';
import { graphOf } from '../../../testing/page.ts';
import { areInitials, findByInitials } from './find-by-initials.ts';

const find = (page: string, ...names: string[]): string | null =>
  findByInitials(graphOf(page), names, new Set())?.text ?? null;

test('the number that begins with letters of the laboratory’s name', () => {
  expect(find('PeptiProof      PP-2026-00957\n\nLot      AB-1234-X', 'PeptiProof')).toBe('PP-2026-00957');
  expect(find('Isomer Point Labs      IPL-R-09417', 'Isomer Point Labs')).toBe('IPL-R-09417');
  expect(find('TRUEMASS Laboratory      TM#2026-1408', 'TrueMass Laboratory')).toBe('TM#2026-1408');
});

test('none where no number does, where several do, or where it is another field’s', () => {
  expect(find('PeptiProof      QX-2026-00957', 'PeptiProof')).toBeNull();
  expect(find('PP-2026-00957      PP-2026-00958', 'PeptiProof')).toBeNull();
  expect(find('PP-12', 'PeptiProof')).toBeNull();
  const graph = graphOf('PP-2026-00957');
  expect(findByInitials(graph, ['PeptiProof'], new Set(graph.cells.flatMap(({ words }) => words)))).toBeNull();
});

test.each([
  ['PP', 'Pennine Peptide', true],
  ['TM', 'TrueMass Laboratory', true],
  ['KA', 'Kestrel Analytik GmbH', true],
  ['HL', 'halden.labs', true],
  ['AP', 'Pennine Analytical', false],
  ['PX', 'Pennine Peptide', false],
])('%s of %s: %s', (letters, name, wanted) => {
  expect(areInitials(letters, name)).toBe(wanted);
});
