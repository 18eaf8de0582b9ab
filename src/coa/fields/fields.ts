import type { Compound } from '../../dataset/compound.ts';
import type { Box } from '../report.ts';
import type { CompoundMatch } from './match-compound.ts';
import type { NamedLaboratory } from './find-laboratory.ts';
import type { PrintedHost } from './hosts.ts';

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

export interface PeakRow {
  retention: number | null;
  area: number | null;
  percent: number | null;
  box: Box;
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
  dates: DateField[];
  purity: PurityField | null;
  masses: MassField[];
  peaks: { rows: PeakRow[]; totalPercent: number | null; totalArea: number | null; box: Box } | null;
  cas: Field | null;
  /** Amount found and amount claimed, milligrams. */
  content: Field<number> | null;
  labelClaim: Field<number> | null;
  hosts: (PrintedHost & { box: Box | null; fromCode: boolean })[];
  /** Phrases of manufacturers and in-house quality control that were seen. */
  selfIssuedPhrases: { text: string; box: Box }[];
  /** How many kinds of certificate content were found: purity, batch, sample, dates, … */
  certificateMarks: string[];
}
