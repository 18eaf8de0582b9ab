import { describe, expect, test } from 'vitest';
import { findRegisteredLaboratory } from '../src/coa/fields/extract/parties/laboratory/find-registered-laboratory.ts';
import { matchWordings } from '../src/coa/fields/extract/parties/match-wordings.ts';
import { indexCompounds } from '../src/coa/fields/extract/sample/compounds/compound-index.ts';
import { matchCompound } from '../src/coa/fields/extract/sample/compounds/match-compound.ts';
import { cellsOf, graphOf } from '../src/coa/testing/page.ts';
import { loadData } from './index.ts';

/** What the checker must know again on a page of every record that is added here. */
const { laboratories, compounds } = loadData();
const index = indexCompounds(compounds);

function laboratoryOn(page: string, host?: string): string | undefined {
  return findRegisteredLaboratory({
    graph: graphOf(page),
    letterhead: null,
    hosts: host === undefined ? [] : [{ value: host }],
    parties: [],
    labelled: [],
    laboratories,
  }).laboratory?.laboratory?.id;
}

/** Abbreviations of a few letters stand on pages of others too: they count together with a host only. */
const isWhole = (name: string) => name.replace(/[^A-Za-z]/g, '').length >= 5;

describe('the checker knows again', () => {
  test.each(laboratories)('$name, by each name in a letterhead and by each host', ({ id, name, aliases, hosts }) => {
    for (const printed of [name, ...aliases].filter(isWhole))
      expect(laboratoryOn(`# ${printed}\n\nCertificate of Analysis`), printed).toBe(id);
    for (const { host } of hosts) expect(laboratoryOn('Certificate of Analysis', host), host).toBe(id);
  });

  test.each(compounds)('$name, by its name and each alias', ({ id, name, aliases }) => {
    for (const printed of [name, ...aliases])
      expect(matchCompound(printed, index)?.compounds.map((compound) => compound.id) ?? [], printed).toContain(id);
  });
});

test('no phrase of a laboratory stands for two of them, nor can be taken for another’s', () => {
  const all = laboratories.flatMap(({ id, wordings }) => wordings.map((phrase) => ({ id, phrase })));
  for (const { id, phrase } of all) {
    const others = all.filter((other) => other.id !== id).map((other) => other.phrase);
    expect(matchWordings(others, cellsOf(phrase)), `${id}: ${phrase}`).toEqual([]);
  }
});
