import type { RecordState } from './record-state.ts';

/** One difference between two states of a record, in the terms of its history. */
export interface Difference {
  field: string;
  from: string | null;
  to: string | null;
}

/**
 * What differs between two states. An item that is only in one of them is one difference, told in a line; a field that
 * only one of the schemas knew is none.
 */
export function differences(before: RecordState, after: RecordState): Difference[] {
  const found: Difference[] = [];
  for (const [field, line] of after.items) if (!before.items.has(field)) found.push({ field, from: null, to: line });
  for (const [field, line] of before.items) if (!after.items.has(field)) found.push({ field, from: line, to: null });

  for (const field of new Set([...after.values.keys(), ...before.values.keys()])) {
    const item = itemOf(field);
    if (item !== null && before.items.has(item) !== after.items.has(item)) continue;
    const from = valueAt(before, field);
    const to = valueAt(after, field);
    if (from !== undefined && to !== undefined && from !== to) found.push({ field, from, to });
  }
  return found;
}

/** Text of a field; null where it or what holds it is null; undefined where the record has no such field. */
export function valueAt(state: RecordState, field: string): string | null | undefined {
  const value = state.values.get(field);
  if (value !== undefined) return value;
  const parts = field.split('.');
  for (let i = parts.length - 1; i > 0; i -= 1) if (state.values.get(parts.slice(0, i).join('.')) === null) return null;
  return undefined;
}

/** The item that a field belongs to, such as `certificates.2026-05-a`; null when it belongs to none. */
export function itemOf(field: string): string | null {
  const [list = '', id, ...rest] = field.split('.');
  if (list === 'certificates' && id !== undefined && rest.length > 0) return `${list}.${id}`;
  // The name of a domain has dots: what follows is always first_seen.
  return list === 'domains' && field.endsWith('.first_seen') ? field.slice(0, -'.first_seen'.length) : null;
}
