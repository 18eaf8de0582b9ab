import { differences } from './differences.ts';
import { type HistoricRecord, newEntries, pendingChanges } from './pending-changes.ts';
import { stateOf } from './record-state.ts';

interface CorrectedRecord extends HistoricRecord {
  corrections?: readonly unknown[];
}

/**
 * What is wrong with the history of a record, measured against an earlier state: entries or corrections that were
 * changed or taken away, changes without an entry, entries that tell of no change.
 *
 * @returns the field and what was expected there
 */
export function historyProblems(
  before: CorrectedRecord & { id: string },
  after: CorrectedRecord,
): { field: string; expected: string }[] {
  const problems: { field: string; expected: string }[] = [];
  for (const list of ['history', 'corrections'] as const) {
    const [earlier, later] = [before[list] ?? [], after[list] ?? []];
    if (!earlier.every((entry, i) => JSON.stringify(entry) === JSON.stringify(later[i]))) {
      problems.push({
        field: list,
        expected: 'Expected every entry of the last release, unchanged and in its place: entries are only added.',
      });
    }
  }
  if (problems.length > 0) return problems;

  for (const { field, from, to } of pendingChanges(before, after)) {
    problems.push({
      field,
      expected: `Expected a history entry with a reason (${shown(from)} → ${shown(to)}). Run: npm run audit -- record-change ${before.id} --why "…"`,
    });
  }
  return [...problems, ...inventedEntries(before, after)];
}

/** Entries that tell of what did not happen: the chain of a field must start where the field stood. */
function inventedEntries(before: HistoricRecord, after: HistoricRecord): { field: string; expected: string }[] {
  const earlier = stateOf(before);
  const added = new Set(
    differences(earlier, stateOf(after)).flatMap(({ field, from }) => (from === null ? [field] : [])),
  );
  const start = before.history?.length ?? 0;
  const last = new Map<string, string | null>();
  return newEntries(before, after).flatMap(({ field, from, to }, i) => {
    const known = last.has(field)
      ? (last.get(field) ?? null)
      : (earlier.items.get(field) ?? earlier.values.get(field) ?? null);
    last.set(field, to);
    const withinAdded = [...added].some((item) => field.startsWith(`${item}.`));
    if (known === from || withinAdded) return [];
    return [
      {
        field: `history.${start + i}.from`,
        expected: `Expected what stood in "${field}" before, ${shown(known)}; the tool writes entries, nobody else.`,
      },
    ];
  });
}

const shown = (text: string | null) =>
  text === null ? 'nothing' : JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text);
