import type { LABEL_PHRASES } from './vocabulary/label-phrases.ts';

/** How a value is written; it says which texts can be one, and how two readings of it are compared. */
export type ValueKind =
  | 'party'
  | 'product'
  | 'batch'
  | 'identifier'
  | 'key'
  | 'date'
  | 'cas'
  | 'formula'
  | 'amount'
  | 'number'
  | 'host';

/** Ways of printing that the comparison of fields tells apart, in the order of the fitted model's columns. */
export const PRINTED_KINDS = ['date', 'purity', 'batch', 'key', 'client', 'content'] as const;
/** One of them. */
export type PrintedKind = (typeof PRINTED_KINDS)[number];

/** What happened on a day that a page prints. */
export type DateRole = 'ordered' | 'received' | 'analysed' | 'reported' | 'manufactured' | 'expiry' | 'acquired';

/** All that is known of one field, apart from how it is found; its labels stand under its name in `LABEL_PHRASES`. */
export interface FieldSpec {
  /** What people call it; `#` stands for the number of one of several. */
  words: string;
  value: ValueKind;
  role?: DateRole;
  /**
   * Set where a second reading does not wait for something to be held against the page because of the field: 'always' for
   * what the page is asked for and a misread letter or digit does not show in, 'if-weak' for what decides and may have been read badly.
   */
  secondReading?: 'always' | 'if-weak';
  /** Set where its pixels are compared with the rest of its page: the way it is printed, or 'other' where that is none of its own. */
  compared?: PrintedKind | 'other';
  /** Its value cannot be mistaken for that of another: where it stands to its label, the page's other values stand too. */
  showsPlace?: boolean;
}

/**
 * Every field by its name in the evidence; of several, the name without its number (see `specOf`).
 * Report numbers are compared as any other field: the pages of the fit leave them as they were.
 */
export const SPECS = {
  client: {
    words: 'client',
    value: 'party',
    secondReading: 'always',
    compared: 'client',
  },
  manufacturer: {
    words: 'manufacturer',
    value: 'party',
  },
  sample: { words: 'sample', value: 'product' },
  batch: { words: 'batch', value: 'batch', secondReading: 'always', compared: 'batch' },
  report_number: {
    words: 'report number',
    value: 'identifier',
    secondReading: 'always',
    compared: 'other',
  },
  key: { words: 'key', value: 'key', secondReading: 'always', compared: 'key' },
  date_ordered: {
    words: 'order date',
    value: 'date',
    role: 'ordered',
    compared: 'date',
    showsPlace: true,
  },
  date_received: {
    words: 'date of receipt',
    value: 'date',
    role: 'received',
    secondReading: 'if-weak',
    compared: 'date',
    showsPlace: true,
  },
  date_analysed: {
    words: 'date of analysis',
    value: 'date',
    role: 'analysed',
    secondReading: 'if-weak',
    compared: 'date',
    showsPlace: true,
  },
  date_reported: {
    words: 'report date',
    value: 'date',
    role: 'reported',
    secondReading: 'if-weak',
    compared: 'date',
    showsPlace: true,
  },
  date_manufactured: {
    words: 'date of manufacture',
    value: 'date',
    role: 'manufactured',
    showsPlace: true,
  },
  date_expiry: {
    words: 'expiry date',
    value: 'date',
    role: 'expiry',
    showsPlace: true,
  },
  date_acquired: { words: 'acquisition date', value: 'date', role: 'acquired' },
  cas: {
    words: 'CAS number',
    value: 'cas',
    showsPlace: true,
  },
  formula: { words: 'formula', value: 'formula' },
  content: {
    words: 'content',
    value: 'amount',
    secondReading: 'always',
    compared: 'content',
    showsPlace: true,
  },
  label_claim: {
    words: 'label claim',
    value: 'amount',
    showsPlace: true,
  },
  activity: { words: 'activity', value: 'number' },
  activity_claim: { words: 'claimed activity', value: 'number' },
  component: { words: 'component #', value: 'product' },
  component_content: { words: 'content of component #', value: 'amount' },
  component_claim: { words: 'label claim of component #', value: 'amount' },
  component_purity: { words: 'purity of component #', value: 'number' },
  laboratory: { words: 'laboratory', value: 'party' },
  letterhead: { words: 'letterhead', value: 'party' },
  identified: { words: 'substance identified', value: 'product' },
  purity: { words: 'purity', value: 'number', secondReading: 'always', compared: 'purity' },
  mass_stated: { words: 'stated mass', value: 'number' },
  mass_measured: { words: 'measured mass', value: 'number' },
  mass_ion: { words: 'mass of an ion', value: 'number' },
  peak: { words: 'peak #', value: 'number' },
  peak_area: { words: 'area of peak #', value: 'number' },
  share_peptide: { words: 'peptide content', value: 'number' },
  'share_counter-ion': { words: 'counter-ion content', value: 'number' },
  share_water: { words: 'water content', value: 'number' },
  host: { words: 'web address', value: 'host' },
} as const satisfies Readonly<Record<string, FieldSpec>>;

/** Name of a field, as evidence and records of readings have it. */
export type FieldName = keyof typeof SPECS;
/** Fields that stand beside or under a label: those for which the vocabulary has labels. */
export type LabelledField = keyof typeof LABEL_PHRASES & FieldName;

const BY_NAME: ReadonlyMap<string, FieldSpec> = new Map(Object.entries(SPECS));

/**
 * The specification of a field by its name in the evidence: that of `date_received` for `date_received2`, of `peak_area`
 * for `peak_3_area`; undefined for a name that no field has.
 */
export function specOf(name: string): FieldSpec | undefined {
  return BY_NAME.get(name.replace(/_?\d+(?=_|$)/, ''));
}
