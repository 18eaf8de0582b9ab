import { generateAtomFeed, generateJsonFeed } from 'feedsmith';
import { auditUrl } from '../../published.ts';
import { type Artefact, jsonText, MEDIA_TYPES } from '../artefact.ts';
import { addressOf, type Edition } from '../edition.ts';
import type { Change } from './change.ts';
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

/** The feeds of the whole data set and of each vendor, in Atom (RFC 4287) and JSON Feed 1.1. */
export function feedFiles(edition: Edition): Artefact[] {
  const { site, vendors } = edition.dataset;
  const byVendor = Map.groupBy(
    edition.changes.filter(({ record }) => record === 'vendor'),
    ({ id }) => id,
  );
  const demonstration = site.demonstration ? ' Demonstration data: the vendors are invented.' : '';
  return [
    ...pair({
      edition,
      title: site.dataset.title,
      about: `Changes of the data set: new audits, changed verdicts, corrections, rejected objections.${demonstration}`,
      page: `${site.base_url}/data/`,
      changes: edition.changes,
      atomPath: 'feed.atom',
      jsonPath: 'feed.json',
      day: site.dataset.version,
    }).map((file) => ({
      ...file,
      about: `Changes as ${file.path.endsWith('.atom') ? 'an Atom feed' : 'a JSON Feed'}; each vendor has one of its own.`,
    })),
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
  return generateJsonFeed({
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
  });
}
