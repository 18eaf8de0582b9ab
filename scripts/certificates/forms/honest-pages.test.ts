import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { indexCompounds } from '../../../src/coa/fields/extract/sample/match-compound.ts';
import { judgeForm } from './judge-form.ts';

// Honest pages written by somebody who read the checks and looked for what laboratories print that they would take for an alteration or
// for a seller's sheet. A page stands under "=== NAME", laid out as `graphOf` says; "CODE ADDRESS" is a code on it, and "VENDOR HOST" the vendor asked about.
const FOLDER = 'fixtures/honest-pages';

/** Pages that name neither a client nor the receipt of a sample, or the client in the seller's place: as they stand, sellers' sheets do too. */
const LIKE_SHEETS: ReadonlySet<string> = new Set([
  ...['m-abbreviated-head', 'm-client-printed-larger', 'm-clients-mark-named-tester', 'm-clients-mark-no-receipt'],
  ...['m-community-test', 'm-expiry-client-coded', 'm-group-laboratory', 'm-in-house-only', 'm-independently-tested'],
  ...['m-issuing-laboratory', 'm-letter', 'm-mfg-date', 'm-peptide-in-name', 'm-peptide-in-name-client'],
  ...['m-pharmacy-bud', 'm-two-marks-no-client'],
]);
/** A brand's legal entity that is called otherwise. */
const LIKE_BORROWED: ReadonlySet<string> = new Set(['v-legal-entity']);
/** The code of a client's account at the laboratory, in the make of a report's key. */
const LIKE_ALTERED: ReadonlySet<string> = new Set(['c-portal-access-code']);

const { compounds, laboratories } = loadData();
const index = indexCompounds(compounds);
const pages = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) => readFileSync(`${FOLDER}/${file}`, 'utf8').split(/^=== /m).slice(1))
  .map((page) => {
    const [name = '', ...lines] = page.split('\n');
    const said = (lead: string): string[] =>
      lines.filter((line) => line.startsWith(lead)).map((line) => line.slice(lead.length));
    return {
      name,
      text: lines.filter((line) => !/^(?:CODE|VENDOR) /.test(line)).join('\n'),
      addresses: said('CODE '),
      vendor: said('VENDOR ')[0] ?? null,
    };
  });

test('there are pages, each with a name of its own', () => {
  expect(pages.length).toBeGreaterThan(140);
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
});

test.each(pages)('$name is called neither altered nor a seller’s nor another’s', ({ name, text, ...beside }) => {
  const { accused, selfMade, borrowed } = judgeForm(text, index, laboratories, beside);
  expect(accused.length > 0, accused[0]?.why).toBe(LIKE_ALTERED.has(name));
  expect(selfMade.length > 0, selfMade[0]?.why).toBe(LIKE_SHEETS.has(name));
  expect(borrowed.length > 0, borrowed[0]?.why).toBe(LIKE_BORROWED.has(name));
});
