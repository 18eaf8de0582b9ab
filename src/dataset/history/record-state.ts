import { LONGEST_VALUE } from './history-entry.ts';

/** What is not tracked: identity, what is a log of its own, and what supports claims without being one. */
const UNTRACKED = new Set([
  '$schema',
  'unconfirmed_certificates',
  'confirmations',
  'id',
  'history',
  'corrections',
  'sources',
  'audit_url',
  'schema_version',
]);

/**
 * Lists whose items have a name of their own, by the field that names them, and how an item is told in a line. `bornNull`
 * are fields that a release of an older form lacks, where lacking them says the same as null.
 */
const KEYED: Record<string, { key: string; tell: readonly string[]; bornNull?: readonly string[] }> = {
  certificates: {
    key: 'id',
    tell: ['product', 'laboratory_name', 'report_number', 'batch', 'reported_on'],
    bornNull: ['gone_since'],
  },
  domains: { key: 'domain', tell: ['domain', 'first_seen'] },
};

/** Fields of a record that a release of an older form lacks, where lacking them says the same as null. */
const BORN_NULL = ['withdrawal'];

/** Objects that are written by one act: told in one line, not value by value. */
const TOLD_WHOLE: Record<string, readonly string[]> = { withdrawal: ['kind', 'since', 'why'] };

/** A record as its history sees it: every value as text by path, and every item of a list with named items. */
export interface RecordState {
  /** Text of each value; null where the record says null. A path that is missing is a field the record does not have. */
  values: Map<string, string | null>;
  /** A line on each item, by path. */
  items: Map<string, string>;
}

/** The state of a vendor's record, published or as in its file. */
export function stateOf(record: object): RecordState {
  const state: RecordState = { values: new Map(BORN_NULL.map((field) => [field, null])), items: new Map() };
  for (const [field, value] of Object.entries(record)) {
    if (!UNTRACKED.has(field)) collect(state, field, value);
  }
  return state;
}

function collect(state: RecordState, path: string, value: unknown): void {
  const keyed = KEYED[path];
  const whole = TOLD_WHOLE[path];
  if (keyed && Array.isArray(value)) {
    for (const item of value as Record<string, unknown>[]) {
      const itemPath = `${path}.${String(item[keyed.key])}`;
      state.items.set(itemPath, inLine(item, keyed.tell));
      for (const field of keyed.bornNull ?? []) state.values.set(`${itemPath}.${field}`, null);
      for (const [field, inner] of Object.entries(item))
        if (field !== keyed.key) collect(state, `${itemPath}.${field}`, inner);
    }
  } else if (Array.isArray(value)) {
    state.values.set(path, value.length === 0 ? null : cut(value.map(lineOf).join('\n')));
  } else if (whole && typeof value === 'object' && value !== null) {
    state.values.set(path, inLine(value as Record<string, unknown>, whole));
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) collect(state, `${path}.${field}`, inner);
  } else {
    state.values.set(path, value === null || value === undefined ? null : cut(String(value)));
  }
}

/** What is told of an item or object, in a line. */
function inLine(item: Record<string, unknown>, told: readonly string[]): string {
  return cut(told.flatMap((field) => item[field] ?? []).join(', '));
}

/** An item of a list without names: its text if it has one. */
function lineOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  return 'text' in item ? String(item.text) : JSON.stringify(item);
}

function cut(text: string): string {
  return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE - 1)}…`;
}
