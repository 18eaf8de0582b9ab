import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import { auditUrl } from '../../published.ts';
import { SCHEMA_VERSION } from '../../schema-version.ts';
import { type Artefact, jsonText, MEDIA_TYPES } from '../artefact.ts';
import { addressOf, type Edition } from '../edition.ts';
import type { Change } from './change.ts';
import { isOfRegister } from './changes.ts';
import { feedEntries } from './feed-entries.ts';

/** Entries of the feed of the whole; changes.json has them all. */
const MAX_ENTRIES = 100;

interface FeedFacts {
  edition: Edition;
  title: string;
  about: string;
  /** Page for people. */
  page: string;
  changes: readonly Change[];
  atomPath: string;
  jsonPath: string;
  /** Day of the newest state when there is no entry. */
  day: string;
}

/** What made a feed, and the version of the form that its entries follow. */
const GENERATOR = { text: 'COA Check data set', version: SCHEMA_VERSION };

/**
 * The feeds of the whole data set and of each vendor, in Atom (RFC 4287) and JSON Feed 1.1; of the whole in RSS 2.0 too,
 * for readers that know nothing else. Changes of laboratories and compounds are told once a release holds them: before,
 * their day moves with the version of the data, and readers would get them again and again.
 * @param released day of the last release; null before the first
 */
export function feedFiles(edition: Edition, released: string | null): Artefact[] {
  const { site, vendors } = edition.dataset;
  const byVendor = Map.groupBy(
    edition.changes.filter(({ record }) => record === 'vendor'),
    ({ id }) => id,
  );
  const demonstration = site.demonstration ? ' Demonstration data: the vendors are invented.' : '';
  const whole: FeedFacts = {
    edition,
    title: site.dataset.title,
    about: `Changes of the data set: new audits, changed verdicts, corrections, rejected objections; with each release, which laboratories and compounds it added or changed.${demonstration}`,
    page: `${site.base_url}/data/`,
    changes: edition.changes.filter((change) => !isOfRegister(change) || change.at <= (released ?? '')),
    atomPath: 'feed.atom',
    jsonPath: 'feed.json',
    day: site.dataset.version,
  };
  return [
    ...pair(whole).map((file) => ({
      ...file,
      about: `Changes as ${file.path.endsWith('.atom') ? 'an Atom feed' : 'a JSON Feed'}; each vendor has one of its own.`,
    })),
    {
      path: RSS_PATH,
      mediaType: MEDIA_TYPES.rss,
      about: 'Changes as an RSS feed, for readers that know no Atom.',
      body: () => rssFeed(whole),
    },
    ...vendors.flatMap((vendor) =>
      pair({
        edition,
        title: `${vendor.name}: audit of its certificates`,
        about: `Changes of the audit of ${vendor.name}.${demonstration}`,
        page: auditUrl(site, vendor.id),
        changes: byVendor.get(vendor.id) ?? [],
        atomPath: `feeds/atom/${vendor.id}.atom`,
        jsonPath: `feeds/json/${vendor.id}.json`,
        day: vendor.audited_at,
      }).map((file): Artefact => ({ ...file, bulk: true })),
    ),
  ];
}

function pair(feed: FeedFacts): Artefact[] {
  return [
    { path: feed.atomPath, mediaType: MEDIA_TYPES.atom, body: () => atomFeed(feed) },
    { path: feed.jsonPath, mediaType: MEDIA_TYPES.jsonFeed, body: () => jsonText(jsonFeed(feed)) },
  ];
}

const RSS_PATH = 'feed.rss';

const startOf = (day: string) => `${day}T00:00:00Z`;
const entriesOf = ({ edition, changes }: FeedFacts) =>
  feedEntries(changes, new URL(edition.dataset.site.base_url).host).slice(0, MAX_ENTRIES);

function atomFeed(feed: FeedFacts): string {
  const { edition, title, about, page, atomPath, day } = feed;
  const { site } = edition.dataset;
  const entries = entriesOf(feed);
  return generateAtomFeed({
    id: addressOf(edition, atomPath),
    title: { value: title },
    subtitle: { value: about },
    updated: startOf(entries[0]?.day ?? day),
    authors: [{ name: site.publisher, uri: `${site.base_url}/about/` }],
    generator: GENERATOR,
    rights: { value: site.dataset.licence.name },
    links: [
      { href: addressOf(edition, atomPath), rel: 'self', type: 'application/atom+xml' },
      { href: page, rel: 'alternate', type: 'text/html' },
      { href: site.dataset.licence.url, rel: 'license' },
    ],
    entries: entries.map((entry) => ({
      id: entry.id,
      title: { value: entry.title },
      published: startOf(entry.day),
      updated: startOf(entry.day),
      links: [{ href: entry.url, rel: 'alternate', type: 'text/html' }],
      categories: [{ term: entry.kind }],
      content: { type: 'text', value: entry.text },
    })),
  });
}

function jsonFeed(feed: FeedFacts): unknown {
  const { edition, title, about, page, jsonPath } = feed;
  const { site } = edition.dataset;
  const json = generateJsonFeed({
    title,
    home_page_url: page,
    feed_url: addressOf(edition, jsonPath),
    description: `${about} ${site.dataset.licence.name}.`,
    language: 'en-GB',
    authors: [{ name: site.publisher, url: `${site.base_url}/about/` }],
    items: entriesOf(feed).map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      content_text: entry.text,
      date_published: startOf(entry.day),
      tags: [entry.kind],
    })),
  }) as object;
  // JSON Feed 1.1: members of publishers begin with an underscore.
  return { ...json, _data: { about: `${edition.dataset.site.base_url}/data/`, schema_version: SCHEMA_VERSION } };
}

/** A text as HTML, which is what readers take the description of an RSS item for. */
function asHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

function rssFeed(feed: FeedFacts): string {
  const { edition, title, about, page, day } = feed;
  const { site } = edition.dataset;
  const entries = entriesOf(feed);
  return generateRssFeed({
    title,
    link: page,
    description: about,
    language: 'en-GB',
    copyright: site.dataset.licence.name,
    lastBuildDate: startOf(entries[0]?.day ?? day),
    generator: `${GENERATOR.text} ${GENERATOR.version}`,
    atom: { links: [{ href: addressOf(edition, RSS_PATH), rel: 'self', type: 'application/rss+xml' }] },
    items: entries.map((entry) => ({
      title: entry.title,
      link: entry.url,
      description: asHtml(entry.text),
      categories: [{ name: entry.kind }],
      guid: { value: entry.id, isPermaLink: false },
      pubDate: startOf(entry.day),
    })),
  });
}
