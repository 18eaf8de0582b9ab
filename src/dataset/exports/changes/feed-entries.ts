import { sha256 } from '../sha256.ts';
import type { Change } from './change.ts';
import { isOfRegister } from './changes.ts';

/** One entry of a feed: what happened to one record on one day for one reason. */
export interface FeedEntry {
  id: string;
  day: string;
  title: string;
  text: string;
  url: string;
  kind: Change['kind'];
}

/**
 * Changes put together as readers want them, newest first: those of one record, day, kind and reason are one entry; so are
 * the laboratories, and the compounds, that one release added, changed or removed.
 */
export function feedEntries(changes: readonly Change[], host: string): FeedEntry[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = JSON.stringify(
      isOfRegister(change)
        ? [change.record, change.at, change.kind]
        : [change.record, change.id, change.at, change.kind, change.why],
    );
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups].flatMap(([key, [first, ...more]]) => (first ? [entry(key, first, [first, ...more], host)] : []));
}

function entry(key: string, first: Change, group: readonly Change[], host: string): FeedEntry {
  if (isOfRegister(first)) return registerEntry(first, group, host);
  const lines = group.flatMap(({ field, from, to }) =>
    field === null ? [] : [`${field}: ${shown(from)} → ${shown(to)}`],
  );
  return {
    // RFC 4151. The hash tells apart what happened to one record on one day.
    id: `tag:${host},${first.at}:${first.record}/${first.id}/${sha256(key).slice(0, 12)}`,
    day: first.at,
    title: title(first, group),
    text: [...(first.why === null ? [] : [first.why]), ...lines].join('\n') || title(first, group),
    url: first.url,
    kind: first.kind,
  };
}

const PLURALS = { laboratory: 'laboratories', compound: 'compounds', vendor: 'vendors' } as const;

/** One entry for all laboratories, or compounds, that a release added, changed or removed. */
function registerEntry(first: Change, group: readonly Change[], host: string): FeedEntry {
  const { at, record, kind } = first;
  const isOne = group.length === 1;
  const names = group.map(({ name }) => name);
  const heading = isOne ? `${first.name}: ${kind}` : `${group.length} ${PLURALS[record]} ${kind}`;
  return {
    id: `tag:${host},${at}:${record}/${kind}`,
    day: at,
    title: heading,
    text: isOne ? heading : names.toSorted((a, b) => a.localeCompare(b, 'en')).join(', '),
    // The page of what was removed is the list already.
    url: isOne || kind === 'removed' ? first.url : new URL('..', first.url).href,
    kind,
  };
}

function title({ name, kind }: Change, group: readonly Change[]): string {
  if (kind === 'added') return `${name}: added`;
  if (kind === 'removed') return `${name}: removed`;
  if (kind === 'corrected') return `${name}: correction`;
  if (kind === 'objection-rejected') return `${name}: objection rejected`;
  const verdict = group.find(({ field }) => field === 'verdict');
  if (verdict) return `${name}: verdict changed from ${verdict.from} to ${verdict.to}`;
  const fields = [
    ...new Set(group.flatMap(({ field }) => (field === null ? [] : [field.split('.')[0]?.replaceAll('_', ' ')]))),
  ];
  return fields.length === 0 ? `${name}: changed` : `${name}: ${fields.join(', ')} changed`;
}

const shown = (value: string | null) => value ?? 'none';
