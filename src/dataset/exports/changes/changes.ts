import { z } from 'zod';
import type { Correction } from '../../correction.ts';
import type { HistoryEntry } from '../../history/history-entry.ts';
import { Day } from '../../source.ts';
import { type Edition, HEADER, header } from '../edition.ts';
import { Change } from './change.ts';

/** Changes in one file: beyond, it would outgrow what a reader loads to see what is new. */
const MAX_CHANGES = 10_000;

/** What stands in changes.json. */
export const PublishedChanges = z
  .strictObject({
    ...HEADER,
    total: z
      .int()
      .min(0)
      .describe(
        `Number of changes in all; the file has the newest ${MAX_CHANGES} of them, and each record has its own in full.`,
      ),
    since: Day.nullable().describe(
      'Version of the snapshot that the changes lead from; null when the list goes back to the first publication.',
    ),
    changes: z.array(Change).describe('Every change, newest first.'),
  })
  .describe('What changed in the data set, when and why.');

/** What a list of changes needs to know of a vendor or laboratory; records of older snapshots may lack the lists. */
export interface ChangingRecord {
  id: string;
  name: string;
  added_at?: string;
  history?: readonly HistoryEntry[];
  corrections?: readonly Pick<Correction, 'at' | 'text' | 'outcome'>[];
}

/** The records of one state of the data set. */
export interface RecordSet {
  vendors: readonly ChangingRecord[];
  laboratories: readonly ChangingRecord[];
  compounds: readonly ChangingRecord[];
}

const NOTHING: RecordSet = { vendors: [], laboratories: [], compounds: [] };

/**
 * What changed between two states, newest first. Lists of history and corrections only grow, so what stands beyond
 * their earlier length is new.
 *
 * @param from the earlier state; null for everything since the first publication, registers left out
 * @param day the day that a change without one of its own is given: the version of the later state
 */
export function changesBetween(from: RecordSet | null, to: RecordSet, day: string, baseUrl: string): Change[] {
  const before = from ?? NOTHING;
  const changes = [
    ...changesOf('vendor', 'vendors', before.vendors, to.vendors, day, baseUrl),
    ...(from === null
      ? to.laboratories.flatMap((laboratory) =>
          decisions('laboratory', `${baseUrl}/labs/${laboratory.id}/`, laboratory, 0),
        )
      : [
          ...changesOf('laboratory', 'labs', before.laboratories, to.laboratories, day, baseUrl),
          ...changesOf('compound', 'compounds', before.compounds, to.compounds, day, baseUrl),
        ]),
  ];
  // Within a day: by record, and the later entry of a history first.
  return changes
    .map((change, i) => ({ change, i }))
    .sort((a, b) =>
      a.change.at === b.change.at
        ? a.change.id === b.change.id
          ? b.i - a.i
          : a.i - b.i
        : a.change.at < b.change.at
          ? 1
          : -1,
    )
    .map(({ change }) => change);
}

function changesOf(
  record: Change['record'],
  section: string,
  before: readonly ChangingRecord[],
  after: readonly ChangingRecord[],
  day: string,
  baseUrl: string,
): Change[] {
  const old = new Map(before.map((item) => [item.id, item]));
  const kept = new Set(after.map(({ id }) => id));
  const url = (id: string) => `${baseUrl}/${section}/${id}/`;
  const whole = { field: null, from: null, to: null, why: null };
  return [
    ...before
      .filter(({ id }) => !kept.has(id))
      .map(({ id, name }) => ({
        at: day,
        kind: 'removed' as const,
        record,
        id,
        name,
        ...whole,
        url: `${baseUrl}/${section}/`,
      })),
    ...after.flatMap((item): Change[] => {
      const { id, name } = item;
      const previous = old.get(id);
      const added: Change[] =
        previous === undefined
          ? [{ at: item.added_at ?? day, kind: 'added', record, id, name, ...whole, url: url(id) }]
          : [];
      const history = (item.history ?? []).slice(previous?.history?.length ?? 0).map(
        (entry): Change => ({
          at: entry.at,
          kind: 'changed',
          record,
          id,
          name,
          field: entry.field,
          from: entry.from,
          to: entry.to,
          why: entry.why,
          url: url(id),
        }),
      );
      const silent = record !== 'vendor' && previous !== undefined && JSON.stringify(previous) !== JSON.stringify(item);
      return [
        ...added,
        ...history,
        ...decisions(record, url(id), item, previous?.corrections?.length ?? 0),
        ...(silent ? [{ at: day, kind: 'changed' as const, record, id, name, ...whole, url: url(id) }] : []),
      ];
    }),
  ];
}

function decisions(
  record: Change['record'],
  url: string,
  { id, name, corrections = [] }: ChangingRecord,
  known: number,
): Change[] {
  return corrections.slice(known).map(({ at, text, outcome }) => ({
    at,
    kind: outcome === 'accepted' ? 'corrected' : 'objection-rejected',
    record,
    id,
    name,
    field: null,
    from: null,
    to: null,
    why: text,
    url,
  }));
}

/** The content of changes.json. */
export function publishChanges(edition: Edition): z.infer<typeof PublishedChanges> {
  const changes = edition.changes.slice(0, MAX_CHANGES);
  return {
    ...header(edition, 'changes.json', 'Changes of the data set', changes.length),
    total: edition.changes.length,
    since: edition.since,
    changes,
  };
}
