import { parseFeed } from '@rowanmanning/feed-parser';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { parseDataset } from '../dataset.ts';
import { testFiles, testVendor } from '../test-data.ts';
import type { Artefact } from './artefact.ts';
import { buildExports } from './build-exports.ts';
import { makeSnapshot } from './snapshots/snapshot.ts';

/** What an answer must not do to whoever opens a file: run, call, link, or end what it stands in. */
const REPLY =
  '=HYPERLINK("https://evil.example")\r\n</content></entry><script>alert(1)</script>\n# H\n",x\u2028{"a":1} ]]>';

const vendor = {
  ...testVendor(),
  right_of_reply: {
    contacted_at: '2026-09-01',
    means: 'Email',
    answer_by: '2026-09-15',
    answered_at: '2026-09-02',
    text: REPLY,
  },
  corrections: [{ raised_at: '2026-10-01', at: '2026-10-05', raised_by: 'vendor', text: REPLY, outcome: 'rejected' }],
  history: [{ at: '2026-10-06', field: 'right_of_reply.text', from: null, to: REPLY, why: 'The vendor answered.' }],
};
const dataset = parseDataset(testFiles({ 'data/vendors/vendor-one.json': vendor }));
const snapshot = makeSnapshot(dataset, null);
const files = buildExports(dataset, [snapshot]);

/** Every text within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** How a kind of file is read by those who use it: the texts that stand in it. */
const READERS: readonly [ending: RegExp, texts: (body: string) => string[]][] = [
  [/\.ndjson$/, (body) => body.split('\n').flatMap((line) => (line === '' ? [] : textsIn(JSON.parse(line))))],
  [/\.json$/, (body) => textsIn(JSON.parse(body))],
  [/\.csv$/, (body) => (parse(body) as string[][]).flat()],
];
const holdsReply = ({ body }: Artefact) => body().includes('evil.example');

describe('an answer that would do harm', () => {
  it('stands in files of every kind that repeat it', () => {
    const endings = new Set(files.filter(holdsReply).map(({ path }) => path.split('.').at(-1)));
    expect([...endings].sort()).toEqual(expect.arrayContaining(['atom', 'csv', 'json', 'ndjson']));
  });

  it.each(files.filter(holdsReply).map((file) => ({ ...file, path: file.path })))(
    'is a text in $path',
    ({ path, body }) => {
      const read = READERS.find(([ending]) => ending.test(path));
      if (read !== undefined) {
        const found = read[1](body()).filter((text) => text.includes('evil.example'));
        expect(found.length).toBeGreaterThan(0);
        // A spreadsheet runs a cell that begins with an equals sign.
        if (path.endsWith('.csv')) expect(found.filter((text) => text.startsWith('='))).toEqual([]);
        else expect(found.some((text) => text.includes(REPLY))).toBe(true);
      } else {
        expect(path).toMatch(/\.(?:atom|rss)$/);
        // Whatever stands in it, a reader of XML sees every entry, and each text whole.
        const { items } = parseFeed(body());
        if (path.startsWith('feeds/')) expect(items.length).toBe(3);
        const texts = items.map(({ content, description }) => content ?? description ?? '');
        const found = texts.filter((text) => text.includes('evil.example'));
        expect(found.length).toBe(2);
        // The text of an RSS item is taken for HTML, that of an Atom entry is declared to be none.
        if (path.endsWith('.rss')) expect(body()).not.toContain('<script>');
        if (path.endsWith('.atom')) expect(body()).not.toMatch(/type="x?html"/);
      }
    },
  );
});
