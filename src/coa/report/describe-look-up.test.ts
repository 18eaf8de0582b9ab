import { describe, expect, test } from 'vitest';
import type { Fields } from '../fields/fields.ts';
import { field, registered, testFields, unregistered } from '../testing/fields.ts';
import { describeLookUp } from './describe-look-up.ts';
import type { ListedLaboratory, Needed } from './label-of-needed.ts';

const identifier = (name: Needed, label: string): ListedLaboratory['identifiers'][number] => ({
  field: name,
  label,
  pattern: '^.+$',
  example: 'X',
  carries: null,
});
const identifiers = [identifier('report_number', 'Accession #'), identifier('key', 'Search Code')];

/** What is said where a laboratory asks for these fields. */
function said(needs: Needed[], found: Partial<Fields>, replaced: Partial<ListedLaboratory> = {}): string {
  const laboratory = registered({
    name: 'Quarrybank Analytical',
    verification: {
      url: 'https://quarrybank.example/verify',
      address_pattern: null,
      deep_link: null,
      needs,
      how: 'Scan the code.',
    },
    identifiers,
    ...replaced,
  });
  return describeLookUp(testFields({ laboratory, ...found }));
}
const both = { reportNumber: field('R-86155'), key: field('SV0S1GZ3AY7X') };

describe('a look-up', () => {
  test('is told with what it asks for, under the name that the laboratory prints, and nothing else', () => {
    expect(said(['key'], both)).toBe(
      'Look the report up at https://quarrybank.example/verify (type the address yourself) with the Search Code SV0S1GZ3AY7X (check it against the page).',
    );
    expect(said(['report_number', 'key'], both)).toContain(
      'with the Accession # R-86155 and the Search Code SV0S1GZ3AY7X (check them against the page).',
    );
  });

  test('names a field by our own word where the register says where it stands', () => {
    for (const label of ['in the verification address', 'In the address']) {
      const where = { identifiers: [identifier('key', label)] };
      expect(said(['key'], both, where), label).toContain('with the key SV0S1GZ3AY7X (');
    }
    const bin = { identifiers: [identifier('key', 'Bin the batch')] };
    expect(said(['key'], both, bin)).toContain('with the Bin the batch SV0S1GZ3AY7X (');
    expect(said(['key'], both, { identifiers: [] })).toContain('with the key SV0S1GZ3AY7X (');
  });

  test('where nothing of what it asks for was read, the laboratory is to be asked', () => {
    expect(said(['report_number', 'key'], {})).toBe(
      'We read no number to look up on this page: Quarrybank Analytical asks for the Accession # and the Search Code. If you see them there, look the report up at https://quarrybank.example/verify (type the address yourself); otherwise ask the laboratory by email to confirm it.',
    );
    expect(said(['key'], { reportNumber: both.reportNumber })).toMatch(
      /^We read no number .*Search Code\. If you see it/,
    );
  });

  test('where a part was not read, it says so', () => {
    expect(said(['report_number', 'key'], { key: both.key })).toMatch(
      /with the Search Code SV0S1GZ3AY7X \(check it against the page\)\. It also asks for the Accession #, which we did not read\.$/,
    );
  });

  test('of two numbers on the page both are to be tried, of a list only the report’s own', () => {
    const other = (text: string) => ({ text, box: [0, 0, 9, 9] as [number, number, number, number], onTrace: false });
    const elsewhere = { reportNumber: [other('R-86156')], batch: [] };
    expect(said(['report_number'], { ...both, elsewhere })).toMatch(
      /Accession # R-86155 or R-86156 \(check it against the page\)\. The page prints two of one kind: try both\.$/,
    );
    const several = { reportNumber: [other('R-86156'), other('R-86157')], batch: [] };
    expect(said(['report_number'], { ...both, elsewhere: several })).not.toMatch(/86156|try both/);
  });

  test('that a code on the page leads to is told by the steps on record', () => {
    expect(said([], both)).toBe(
      'Look the report up with the code or address printed on it (https://quarrybank.example/verify). Scan the code.',
    );
  });

  test('that there is none of is asked of the laboratory itself, at its site and by the number where we know them', () => {
    const asked = (hosts: ListedLaboratory['hosts'], found: Partial<Fields>) =>
      said([], found, { verification: null, hosts });
    expect(asked([{ host: 'quarrybank.example', use: 'site' }], both)).toBe(
      'We know of no public look-up for Quarrybank Analytical: ask the laboratory itself (quarrybank.example) to confirm report number R-86155.',
    );
    expect(asked([], {})).toBe(
      'We know of no public look-up for Quarrybank Analytical: ask the laboratory itself to confirm the report.',
    );
  });

  test('of a laboratory that is not on our list is not known', () => {
    expect(describeLookUp(testFields({ laboratory: unregistered() }))).toMatch(/cannot point you/);
  });
});
