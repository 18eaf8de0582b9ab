import type { Field, Fields } from './fields.ts';
import type { LabelMatch } from './vocabulary/labels.ts';

/** Confidence below which a value is rubble that looks like one, "77 06%" of a huge "99.05%", and from which on another takes its place. */
export const HARDLY_READ = 0.5;
const SURELY_READ = 0.8;
/** How much surer a value must be that was seen to take the place of another that was read. */
const SURER = 0.15;
/** Fields that stand alone: each can be taken without the others. */
const SINGLE = ['client', 'batch', 'reportNumber', 'key', 'purity', 'content'] as const;
/** Labels of what is filled in, dates apart; a purity stands by the title of a result, which is none. */
const LABELS: ReadonlySet<LabelMatch['field']> = new Set([
  'client',
  'batch',
  'report_number',
  'key',
  'content',
  'sample',
  'laboratory',
]);

/** Whether a label names a field that is filled in. */
export function namesFilledIn({ field }: LabelMatch): boolean {
  return LABELS.has(field) || field.startsWith('date_');
}

/**
 * The fields of a page with what the recogniser of scene text saw besides: values that are missing or were hardly read, the
 * product where our list knows it only so, the laboratory likewise, and dates where it saw more. What it saw of addresses and
 * masses is left: they stand in small print and in drawings, and a letter there is another host.
 */
export function fillGaps(first: Fields, seen: Fields): Fields {
  const filled: Fields = { ...first };
  for (const name of SINGLE)
    if (isBetter(seen[name], first[name]) || isSurer(seen[name], first[name]))
      Object.assign(filled, { [name]: bySight(seen[name]!) });
  if (first.compound === null && seen.compound !== null) {
    const { sample, compound, others, identified } = seen;
    Object.assign(filled, {
      sample: sample && bySight(sample),
      compound,
      others,
      identified: identified && bySight(identified),
    });
  }
  if (!first.laboratory?.laboratory && seen.laboratory?.laboratory) {
    const { laboratory, laboratoryBox, letterhead, fullName } = seen;
    Object.assign(filled, { laboratory, laboratoryBox, letterhead: letterhead && bySight(letterhead), fullName });
  }
  if (ofReport(seen) > ofReport(first)) filled.dates = seen.dates.map(bySight);
  return filled;
}

/** How many dates of the report there are; those that an instrument printed are not among them. */
export function ofReport({ dates }: Pick<Fields, 'dates'>): number {
  return dates.filter(({ role }) => role !== 'acquired').length;
}

/** Whether a second look found a value that the first missed or hardly read. */
export function isBetter(second: Field<unknown> | null, first: Field<unknown> | null): boolean {
  if (second === null) return false;
  return first === null || (first.confidence < HARDLY_READ && second.confidence > SURELY_READ);
}

/** Whether what was seen is another value than what was read, and much surer: "Client" has "EVOQ" beside it, not "Sea wired Code". */
function isSurer(seen: Field<unknown> | null, first: Field<unknown> | null): boolean {
  return seen !== null && first !== null && seen.confidence - first.confidence > SURER && seen.text !== first.text;
}

function bySight<Kind extends Field<unknown>>(field: Kind): Kind {
  return { ...field, bySight: true };
}
