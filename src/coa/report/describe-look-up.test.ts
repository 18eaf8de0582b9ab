import { describe, expect, test } from 'vitest';
import type { Fields } from '../fields/fields.ts';
import { codeHost, field, host, registered, testFields, unregistered } from '../testing/fields.ts';
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
      'Quarrybank Analytical looks its reports up by the Accession # and the Search Code, which we did not read on this page. If you see them there, look the report up at https://quarrybank.example/verify (type the address yourself); otherwise ask the laboratory itself to confirm the report.',
    );
    expect(said(['key'], { reportNumber: both.reportNumber })).toMatch(
      /^Quarrybank Analytical looks its reports up by the Search Code, which .* If you see it there, .* to confirm report number R-86155\.$/,
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
    const hosts = [codeHost('https://quarrybank.example/r/1')];
    const site = { hosts: [{ host: 'quarrybank.example', use: 'site' }] } satisfies Partial<ListedLaboratory>;
    expect(said([], { ...both, hosts }, site)).toBe(
      'Look the report up with the code or address printed on it (https://quarrybank.example/verify). Scan the code.',
    );
  });

  test('by a code is not advised as if there were one where none was read', () => {
    const site = { hosts: [{ host: 'quarrybank.example', use: 'site' }] } satisfies Partial<ListedLaboratory>;
    // Another's code does not lead there, nor does the address of a mailbox.
    const hosts = [codeHost('https://millbeck.example/1'), host('quarrybank.example', { forVerification: false })];
    for (const found of [both, { ...both, hosts }])
      expect(said([], found, site)).toBe(
        'Quarrybank Analytical confirms its reports by a code or an address on them, and we could read none on this page. If you see one, follow these steps. Scan the code. If there is none, ask the laboratory itself (quarrybank.example) to confirm report number R-86155.',
      );
  });

  test('tells a key that only the code carries as that: it cannot be checked against the print', () => {
    const key = field('SV0S1GZ3AY7X', { label: 'QRCode' });
    expect(said(['report_number', 'key'], { ...both, key })).toContain(
      'and the Search Code SV0S1GZ3AY7X (we read the key in the code on the page; check what is printed against the page).',
    );
    expect(said(['key'], { key })).toMatch(/ SV0S1GZ3AY7X \(we read the key in the code on the page\)\.$/);
  });

  test('tells what is printed where the code gives a number otherwise', () => {
    const reportNumber = { ...field('R-86155'), text: 'R-86255' };
    expect(said(['report_number', 'key'], { ...both, reportNumber })).toContain(
      'with the Accession # R-86155, where we read “R-86255” in print, and the Search Code SV0S1GZ3AY7X (',
    );
    expect(said(['report_number'], { reportNumber: { ...field('R-86155'), text: 'R- 86155 ' } })).not.toContain(
      'print',
    );
  });

  test('that we do not know is the code on the page, where it leads to the laboratory', () => {
    const hosts = [codeHost('https://portal.quarrybank.example/r/1')];
    const known = [{ host: 'quarrybank.example', use: 'site' }] satisfies ListedLaboratory['hosts'];
    expect(said([], { ...both, hosts }, { verification: null, hosts: known })).toBe(
      'Its code leads to portal.quarrybank.example, an address of Quarrybank Analytical: scan it, check that it opens that address, and compare what it shows with the page. If it shows no report, ask the laboratory itself (quarrybank.example) to confirm report number R-86155.',
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
