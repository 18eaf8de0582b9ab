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
    changes: z
      .array(Change)
      .describe(
        'Every change, newest first: of vendors field by field; of laboratories and compounds, from the second release on, which were added, changed or removed.',
      ),
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

/** The laboratories and compounds of one state of the data set. */
export interface Registers {
  laboratories: readonly ChangingRecord[];
  compounds: readonly ChangingRecord[];
}

/** The records of one state of the data set. */
export interface RecordSet extends Registers {
  vendors: readonly ChangingRecord[];
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
  return newestFirst(allBetween(from, to, day, baseUrl));
}

/** The changes between two states, record by record; those of a record in the order of its history. */
function allBetween(from: RecordSet | null, to: RecordSet, day: string, baseUrl: string): Change[] {
  const before = from ?? NOTHING;
  return [
    ...changesOf('vendor', 'vendors', before.vendors, to.vendors, day, baseUrl),
    ...(from === null
      ? to.laboratories.flatMap((laboratory) =>
          decisions('laboratory', `${baseUrl}/labs/${laboratory.id}/`, laboratory, 0),
        )
      : registerChanges(before, to, day, baseUrl)),
  ];
}

/**
 * What changed since the first publication, newest first. Laboratories and compounds keep no history: their changes are
 * those from each release to the next and from the last one to now, by the day of the later state.
 *
 * @param releases the laboratories and compounds of each release, with its day, oldest first
 * @param day the version of the state now
 */
export function changesSinceFirst(
  releases: readonly { day: string; registers: Registers }[],
  now: RecordSet,
  day: string,
  baseUrl: string,
): Change[] {
  const states = [...releases, { day, registers: now }];
  return newestFirst([
    ...allBetween(null, now, day, baseUrl),
    ...states.flatMap((state, i) => {
      const before = states[i - 1];
      // Decisions on objections have a day of their own and stand in the list already.
      return before === undefined
        ? []
        : registerChanges(before.registers, state.registers, state.day, baseUrl).filter(isOfRegister);
    }),
  ]);
}

/** Whether a change tells that a laboratory or compound was added, changed or removed: nothing else is known of it. */
export function isOfRegister({ record, kind }: Pick<Change, 'record' | 'kind'>): boolean {
  return record !== 'vendor' && (kind === 'added' || kind === 'changed' || kind === 'removed');
}

function registerChanges(from: Registers, to: Registers, day: string, baseUrl: string): Change[] {
  return [
    ...changesOf('laboratory', 'labs', from.laboratories, to.laboratories, day, baseUrl),
    ...changesOf('compound', 'compounds', from.compounds, to.compounds, day, baseUrl),
  ];
}

function newestFirst(changes: readonly Change[]): Change[] {
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
      const silent = record !== 'vendor' && previous !== undefined && differs(previous, item);
      return [
        ...added,
        ...history,
        ...decisions(record, url(id), item, previous?.corrections?.length ?? 0),
        ...(silent ? [{ at: day, kind: 'changed' as const, record, id, name, ...whole, url: url(id) }] : []),
      ];
    }),
  ];
}

/** Whether anything stands otherwise that stood before: a field that only the newer form has is no change of the record. */
function differs(before: ChangingRecord, after: ChangingRecord): boolean {
  const later = new Map(Object.entries(after));
  return Object.entries(before).some(([field, value]) => JSON.stringify(value) !== JSON.stringify(later.get(field)));
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
