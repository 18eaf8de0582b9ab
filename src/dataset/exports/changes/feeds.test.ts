import { parseFeed } from '@rowanmanning/feed-parser';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import jsonFeedSchema from 'jsonfeed-schema/schema-v1.1.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { testEdition } from '../test-edition.ts';
import type { Change } from './change.ts';
import { feedFiles } from './feeds.ts';

const files = new Map(feedFiles(testEdition(), null).map(({ path, body }) => [path, body()]));
const feeds = [...files].map(([path, text]) => ({ path, text }));
const ajv = new Ajv({ strict: false });
formats.default(ajv);
const isJsonFeed = ajv.compile(jsonFeedSchema);

describe('the feeds', () => {
  it('are one pair for the whole and one a vendor', () => {
    expect([...files.keys()]).toEqual([
      'feed.atom',
      'feed.json',
      'feed.rss',
      'feeds/atom/awkward.atom',
      'feeds/json/awkward.json',
      'feeds/atom/vendor-one.atom',
      'feeds/json/vendor-one.json',
    ]);
  });

  it.each(feeds.filter(({ path }) => path.endsWith('.json')))(
    '$path follows the JSON Feed schema, and tells of what its Atom twin tells',
    ({ path, text }) => {
      const feed = JSON.parse(text) as {
        feed_url: string;
        items: { id: string; title: string; content_text: string }[];
      };
      expect(isJsonFeed(feed), JSON.stringify(isJsonFeed.errors)).toBe(true);
      expect(feed.feed_url).toBe(`https://audit.example/data/${path}`);
      const twin = parseFeed(files.get(path.replace('feeds/json/', 'feeds/atom/').replace('.json', '.atom')) ?? '');
      expect(feed.items.map(({ id, title, content_text: content }) => ({ id, title, content }))).toEqual(
        twin.items.map(({ id, title, content }) => ({ id, title, content })),
      );
    },
  );

  it.each(feeds.filter(({ path }) => path.endsWith('.atom')))(
    '$path is read by a feed reader: title, own address, entries with identifier, title, address and day',
    ({ path, text }) => {
      const feed = parseFeed(text);
      expect(feed.meta.type).toBe('atom');
      expect(feed.self).toBe(`https://audit.example/data/${path}`);
      expect(feed.title?.length).toBeGreaterThan(0);
      const ids = feed.items.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
      for (const item of feed.items) {
        expect(item.url).toMatch(/^https:\/\/audit\.example\//);
        expect(item.title?.length).toBeGreaterThan(0);
        expect(item.published).toBeInstanceOf(Date);
      }
    },
  );

  it('tell of a changed verdict, a rejected objection and a new record, newest first, texts as they are', () => {
    const { items } = parseFeed(files.get('feeds/atom/awkward.atom') ?? '');
    expect(items.map(({ title, content }) => [title, content])).toEqual([
      [
        'Smith & Söhne "50 %" <Ltd>, 日本_{x}: verdict changed from watch to verified',
        'A & B.\nverdict: watch → verified',
      ],
      ['Smith & Söhne "50 %" <Ltd>, 日本_{x}: objection rejected', 'Not <so>.'],
      ['Smith & Söhne "50 %" <Ltd>, 日本_{x}: added', 'Smith & Söhne "50 %" <Ltd>, 日本_{x}: added'],
    ]);
  });

  it('tell of laboratories and compounds once a release holds them, all of one release in one entry', () => {
    const edition = testEdition();
    const change = (record: 'laboratory' | 'compound', id: string, at: string): Change => ({
      at,
      kind: 'added',
      record,
      id,
      name: `Name of ${id}`,
      field: null,
      from: null,
      to: null,
      why: null,
      url: `https://audit.example/${record === 'laboratory' ? 'labs' : 'compounds'}/${id}/`,
    });
    const changes = [
      change('laboratory', 'later', '2026-11-28'),
      change('laboratory', 'two', '2026-11-20'),
      change('compound', 'only', '2026-11-20'),
      change('laboratory', 'one', '2026-11-20'),
    ];
    const [, json] = feedFiles({ ...edition, changes }, '2026-11-20');
    const { items } = JSON.parse(json!.body()) as { items: Record<string, unknown>[] };
    expect(items).toMatchObject([
      {
        id: 'tag:audit.example,2026-11-20:laboratory/added',
        url: 'https://audit.example/labs/',
        title: '2 laboratories added',
        content_text: 'Name of one, Name of two',
      },
      {
        id: 'tag:audit.example,2026-11-20:compound/added',
        url: 'https://audit.example/compounds/only/',
        title: 'Name of only: added',
      },
    ]);
    expect(items).toHaveLength(2);
  });

  it('are told in RSS too, for the whole: the same entries in the same order', () => {
    const rss = parseFeed(files.get('feed.rss') ?? '');
    const atom = parseFeed(files.get('feed.atom') ?? '');
    expect(rss.meta).toMatchObject({ type: 'rss', version: '2.0' });
    expect(rss.self).toBe('https://audit.example/data/feed.rss');
    const told = ({ items }: typeof rss) =>
      items.map(({ id, title, url, published }) => ({ id, title, url, day: published?.toISOString() }));
    expect(told(rss)).toEqual(told(atom));
    const plain = rss.items.map(({ description }) =>
      description
        ?.replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&'),
    );
    expect(plain).toEqual(atom.items.map(({ content }) => content));
  });

  it('say that it is a demonstration', () => {
    expect(parseFeed(files.get('feed.atom') ?? '').description).toContain('the vendors are invented');
  });
});
