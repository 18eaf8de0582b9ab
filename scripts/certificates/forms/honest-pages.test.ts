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
  ...[
    'm-pharmacy-bud',
    'm-two-marks-no-client',
    's3-badge-counted-twice',
    's3-chemical-services',
    's3-customer-by-number',
  ],
  ...[
    's3-factory-acceptance',
    's3-janoshik-under-mark-no-code',
    's3-phrase-client-no-number',
    's3-phrase-company-label',
  ],
  ...['s3-quotes-client-withheld', 's3-receipt-in-other-words', 's3-registered-under-mark-no-code'],
  ...['s3-registered-under-shop-head', 's3-three-marks-client-named', 's3-vendor-of-like-name'],
]);
/** A brand's legal entity that is called otherwise. */
const LIKE_BORROWED: ReadonlySet<string> = new Set(['v-legal-entity']);
/** Pages that contradict themselves in words or ways that are told from an alteration's by reading the whole of them. */
const LIKE_ALTERED: ReadonlySet<string> = new Set([
  ...[
    'c-portal-access-code',
    'c3-record-number-in-code',
    'd3-next-stability-test',
    'h3-like-seller-beside-own-address',
    'h3-scan-to-shop',
  ],
  ...['i3-number-given-at-entry', 'i3-phone-number', 'i3-second-vial-only', 'm3-label-read-otherwise'],
  ...['m3-other-named-in-sentence', 'm3-reference-misprinted-in-results', 'p3-by-ultraviolet'],
]);

const { compounds, laboratories } = loadData();
const index = indexCompounds(compounds);
/** The pages of a folder, with what stands beside them. */
function pagesIn(folder: string) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split(/^=== /m).slice(1))
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
}

const pages = pagesIn(FOLDER);

test('there are pages, each with a name of its own', () => {
  expect(pages.length).toBeGreaterThan(240);
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
});

test.each(pages)('$name is called neither altered nor a seller’s nor another’s', ({ name, text, ...beside }) => {
  const { accused, selfMade, borrowed } = judgeForm(text, index, laboratories, beside);
  expect(accused.length > 0, accused[0]?.why).toBe(LIKE_ALTERED.has(name));
  expect(selfMade.length > 0, selfMade[0]?.why).toBe(LIKE_SHEETS.has(name));
  expect(borrowed.length > 0, borrowed[0]?.why).toBe(LIKE_BORROWED.has(name));
});

// Sheets of sellers that name a laboratory of our list, copy a line of its reports or bear its code: they passed as pages of that laboratory.
test.each(pagesIn('fixtures/sellers-sheets'))('$name is a seller’s own sheet', ({ text, ...beside }) => {
  expect(judgeForm(text, index, laboratories, beside).selfMade).toHaveLength(1);
});
