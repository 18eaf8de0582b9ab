import { type Difference, differences, itemOf, valueAt } from './differences.ts';
import type { HistoryEntry } from './history-entry.ts';
import { type RecordState, stateOf } from './record-state.ts';

/** A record with its history, as far as changes are concerned. */
export interface HistoricRecord {
  history?: readonly HistoryEntry[];
}

/** The entries of a record that are not in an earlier state of it. */
export function newEntries(before: HistoricRecord, after: HistoricRecord): readonly HistoryEntry[] {
  return (after.history ?? []).slice(before.history?.length ?? 0);
}

/**
 * The changes of a record since an earlier state that its history does not tell yet: for each field, from where the
 * history leaves it to what stands there now.
 */
export function pendingChanges(before: HistoricRecord, after: HistoricRecord): Difference[] {
  const [earlier, later] = [stateOf(before), stateOf(after)];
  const entries = newEntries(before, after);
  const toldLast = new Map(entries.map(({ field, to }) => [field, to]));
  // The line on a new item is of the day it was added; what changed within it since stands in entries of its own.
  const changedWithin = (item: string) => entries.some(({ field }) => field.startsWith(`${item}.`));
  const changed = new Map(differences(earlier, later).map((difference) => [difference.field, difference]));
  const pending = [...changed.values()].flatMap((difference): Difference[] => {
    const told = toldLast.get(difference.field);
    if (told === undefined) return [difference];
    return told === difference.to || changedWithin(difference.field) ? [] : [{ ...difference, from: told }];
  });
  // A field that the history tells of, and that stands as it stood before: it may have been changed back without a word.
  const back = [...toldLast].flatMap(([field, told]): Difference[] => {
    if (changed.has(field)) return [];
    const now = currentText(later, field);
    return now === undefined || now === told ? [] : [{ field, from: told, to: now }];
  });
  return [...pending, ...back];
}

/** What stands in a field or item now; null when it is gone. */
function currentText(state: RecordState, field: string): string | null | undefined {
  const isItem = /^(certificates|domains)\./.test(field) && itemOf(field) === null;
  if (isItem) return state.items.get(field) ?? null;
  const item = itemOf(field);
  return item !== null && !state.items.has(item) ? undefined : valueAt(state, field);
}
