import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadSite, loadSnapshots } from '../../pages/_site.ts';

const { site } = loadSite();
const text = readFileSync('CITATION.cff', 'utf8');
const value = (key: string) => new RegExp(`^\\s*(?:- )?${key}: "?([^"\\n]+)"?$`, 'm').exec(text)?.[1];

test.each([
  ['cff-version', '1.2.0'],
  ['type', 'dataset'],
  ['title', site.dataset.title],
  ['name', site.publisher],
  ['url', `${site.base_url}/data/snapshots/${loadSnapshots().at(-1)!.day}/`],
  ['license', site.dataset.licence.id],
])('CITATION.cff says of %s what data/site.json says', (key, expected) => {
  expect(value(key), `Write "${key}: ${expected}" into CITATION.cff.`).toBe(expected);
});

test('CITATION.cff has the keywords of data/site.json', () => {
  for (const keyword of site.dataset.keywords)
    expect(text, 'Copy dataset.keywords of data/site.json into CITATION.cff.').toContain(`  - ${keyword}\n`);
});
