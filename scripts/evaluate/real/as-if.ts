import { createHash } from 'node:crypto';
import type { CheckContext } from '../../../src/coa/context.ts';
import { FURTHER_TAKINGS, TAKINGS, type TakingName } from '../../copies/captures.ts';
import type { Register } from '../score-fields.ts';
import { registeredAs } from './families.ts';

const NAMES = Object.keys(TAKINGS) as (keyof typeof TAKINGS)[];
const FURTHER = Object.keys(FURTHER_TAKINGS) as (keyof typeof FURTHER_TAKINGS)[];

/** What `--as` may say: one way of taking a picture, or each page another way. */
export const AS_NAMES: readonly string[] = [...NAMES, ...FURTHER, 'each'];

/** The way in which a file is taken again: always the same one of a file. */
export function takingOf(as: string | undefined, file: string): TakingName {
  // A PDF is sent as it is: nobody takes a picture of one and keeps calling it a PDF.
  if (as === undefined || file.endsWith('.pdf')) return 'as found';
  const named = [...NAMES, ...FURTHER].find((name) => name === as);
  return named ?? NAMES[createHash('sha256').update(file).digest()[0]! % NAMES.length]!;
}

/**
 * Everything a check knows, less the laboratory that a label names, its layout with it: as if nobody had ever recorded it. What
 * is then said of its pages is what will be said of laboratories that we have not met.
 */
export function unlisted<Known extends CheckContext & Register>(known: Known, laboratory: string | null): Known {
  const left = laboratory === null ? null : registeredAs(laboratory, known.laboratories);
  if (left === null) return known;
  return {
    ...known,
    laboratories: known.laboratories.filter(({ id }) => id !== left.id),
    layouts: known.layouts.filter((layout) => layout.laboratory !== left.id),
  };
}
