import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { indexCompounds } from '../../../src/coa/fields/extract/sample/compounds/compound-index.ts';
import { judgeForm } from './judge-form.ts';

// Honest pages written by somebody who read the checks and looked for what laboratories print that they would take for an alteration or
// for a seller's sheet. A page stands under "=== NAME", laid out as `graphOf` says; "CODE ADDRESS" is a code on it, "VENDOR HOST" the vendor asked about, and "STILL …" what it is
// called although it is honest: its words would have to be understood, or it says no more than a seller's sheet does.
const FOLDER = 'fixtures/honest-pages';

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
        text: lines.filter((line) => !/^(?:CODE|VENDOR|STILL) /.test(line)).join('\n'),
        addresses: said('CODE '),
        vendor: said('VENDOR ')[0] ?? null,
        still: said('STILL ')[0] ?? null,
      };
    });
}

const pages = pagesIn(FOLDER);

test('there are pages, each with a name of its own', () => {
  expect(pages.length).toBeGreaterThan(320);
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
});

test.each(pages)('$name is called neither altered nor a seller’s nor another’s', ({ text, still, ...beside }) => {
  const { accused, selfMade, borrowed } = judgeForm(text, index, laboratories, beside);
  const called = [
    ...accused.map(({ why }) => ['altered', why]),
    ...selfMade.map(({ why }) => ['of a seller', why]),
    ...borrowed.map(({ why }) => ['of another', why]),
  ];
  expect(called[0]?.[0] ?? null, called[0]?.[1]).toBe(still);
});

test('most of them are not', () => {
  expect(pages.filter(({ still }) => still !== null).length).toBeLessThan(pages.length / 4);
});

// Sheets of sellers that name a laboratory of our list, copy a line of its reports or bear its code: they passed as pages of that laboratory.
test.each(pagesIn('fixtures/sellers-sheets'))('$name is a seller’s own sheet', ({ text, ...beside }) => {
  expect(judgeForm(text, index, laboratories, beside).selfMade).toHaveLength(1);
});
