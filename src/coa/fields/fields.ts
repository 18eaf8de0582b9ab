import type { Compound } from '../../dataset/compound.ts';
import type { Box } from '../geometry/box.ts';
import type { NamedLaboratory } from './extract/find-laboratory.ts';
import type { CompoundMatch } from './extract/match-compound.ts';

/** One field as it was read; boxes are in pixels of the upright picture. */
export interface Field<Value = string> {
  /** Text as read. */
  text: string;
  value: Value;
  /** 0 to 1. */
  confidence: number;
  box: Box | null;
  label: string;
  /** How many readings agree on it. */
  readings: number;
  /** How the first reading spelt it, where a second one that agrees spelt it otherwise. */
  first?: string;
  /** Read twice in two ways: the value is the second reading's, which reading it once more would only repeat. */
  disputed?: true;
}

export type DateRole = 'ordered' | 'received' | 'analysed' | 'reported' | 'manufactured' | 'expiry' | 'acquired';

/** A date with its role; `days` holds two when day and month can be told either way. */
export interface DateField extends Field<string[]> {
  role: DateRole;
}

export interface MassField extends Field<number> {
  kind: 'stated' | 'measured';
  decimals: number;
  /** Daltons, as printed behind "±"; null when none is. */
  tolerance: number | null;
}

export interface PurityField extends Field<number> {
  decimals: number;
}

/** One row of a peak table; `text` is its area percent as read. */
export interface PeakRow extends Field<number> {
  /** Decimals as printed, a point that the reader lost put back. */
  decimals: number;
  retention: number | null;
  area: Field<number> | null;
  /** Where the area percent alone stands. */
  percentBox: Box;
}

/** One share of the content by weight, percent. */
export interface CompositionField extends Field<number> {
  part: 'peptide' | 'counter-ion' | 'water';
}

export interface HostField extends Field<string> {
  path: string;
  forVerification: boolean;
  email: boolean;
  fromCode: boolean;
}

/** Everything read from one page. */
export interface Fields {
  laboratory: NamedLaboratory | null;
  laboratoryBox: Box | null;
  /** The name at the head of the page, laboratory or not. */
  letterhead: Field | null;
  client: Field | null;
  manufacturer: Field | null;
  /** Product as named in the header. */
  sample: Field | null;
  compound: CompoundMatch | null;
  /** Product as identified in the results, where it is named there. */
  identified: (Field & { compounds: Compound[] }) | null;
  batch: Field | null;
  reportNumber: Field | null;
  key: Field | null;
  /** Words made like the report number or the batch that are another; `onTrace` in what an instrument printed over its trace. */
  elsewhere: Readonly<Record<'reportNumber' | 'batch', readonly { text: string; box: Box; onTrace: boolean }[]>>;
  dates: DateField[];
  purity: PurityField | null;
  masses: MassField[];
  peaks: { rows: PeakRow[]; totalPercent: number | null; totalArea: number | null; complete: boolean } | null;
  cas: Field | null;
  /** Shares of the vial's content by weight, percent: peptide, counter-ion, water. */
  composition: CompositionField[];
  /** Amount found and amount claimed, milligrams. */
  content: Field<number> | null;
  labelClaim: Field<number> | null;
  hosts: HostField[];
  /** Phrases of manufacturers and in-house quality control that were seen. */
  selfIssuedPhrases: { text: string; box: Box }[];
  /** How many kinds of certificate content were found: purity, batch, sample, dates, … */
  certificateMarks: string[];
}

/** Every field that was read, by the name under which evidence and checks refer to it. */
export function namedFields(fields: Fields): Map<string, Field<unknown>> {
  const named = new Map<string, Field<unknown>>();
  const add = (name: string, field: Field<unknown> | null): void => void (field !== null && named.set(name, field));
  if (fields.laboratory !== null) {
    const { name, confidence } = fields.laboratory;
    add('laboratory', {
      text: name,
      value: name,
      confidence,
      box: fields.laboratoryBox,
      label: '',
      readings: Math.max(1, fields.laboratory.basis.length),
    });
  }
  add('letterhead', fields.letterhead);
  add('client', fields.client);
  add('manufacturer', fields.manufacturer);
  add('sample', fields.sample);
  add('identified', fields.identified);
  add('batch', fields.batch);
  add('report_number', fields.reportNumber);
  add('key', fields.key);
  fields.dates.forEach((date, index) =>
    add(
      `date_${date.role}${fields.dates.slice(0, index).filter((other) => other.role === date.role).length || ''}`,
      date,
    ),
  );
  add('purity', fields.purity);
  fields.masses.forEach((mass, index) =>
    add(
      `mass_${mass.kind}${fields.masses.slice(0, index).filter((other) => other.kind === mass.kind).length || ''}`,
      mass,
    ),
  );
  fields.peaks?.rows.forEach((row, index) => {
    add(`peak_${index + 1}`, row);
    add(`peak_${index + 1}_area`, row.area);
  });
  add('cas', fields.cas);
  fields.composition.forEach((part) => add(`share_${part.part}`, part));
  add('content', fields.content);
  add('label_claim', fields.labelClaim);
  fields.hosts.forEach((host, index) => add(`host_${index + 1}`, host));
  return named;
}

/**
 * The same fields with others in place of some: a copy, what is not replaced is shared with the original.
 * @param replaced by name as in `namedFields`; null takes a field away. The laboratory, which is put together from
 *   several places, and names that the page does not have are passed over.
 */
export function replaceFields(fields: Fields, replaced: ReadonlyMap<string, Field<unknown> | null>): Fields {
  const byField = new Map<Field<unknown>, Field<unknown> | null>();
  for (const [name, field] of namedFields(fields)) {
    const other = replaced.get(name);
    if (other !== undefined) byField.set(field, other);
  }
  if (byField.size === 0) return fields;
  // A replacement is of the type of the field whose name it bears.
  const one = <T extends Field<unknown>>(field: T | null): T | null => {
    const other = field === null ? undefined : (byField.get(field) as T | null | undefined);
    return other === undefined ? field : other;
  };
  const list = <T extends Field<unknown>>(list: readonly T[]): T[] => list.flatMap((field) => one(field) ?? []);
  return {
    ...fields,
    letterhead: one(fields.letterhead),
    client: one(fields.client),
    manufacturer: one(fields.manufacturer),
    sample: one(fields.sample),
    identified: one(fields.identified),
    batch: one(fields.batch),
    reportNumber: one(fields.reportNumber),
    key: one(fields.key),
    dates: list(fields.dates),
    purity: one(fields.purity),
    masses: list(fields.masses),
    peaks:
      fields.peaks === null
        ? null
        : { ...fields.peaks, rows: list(fields.peaks.rows).map((row) => ({ ...row, area: one(row.area) })) },
    cas: one(fields.cas),
    composition: list(fields.composition),
    content: one(fields.content),
    labelClaim: one(fields.labelClaim),
    hosts: list(fields.hosts),
  };
}
