import { LABEL_PHRASES } from './vocabulary/label-phrases.ts';

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
export type PrintedKind = (typeof PRINTED_KINDS)[number];

export type DateRole = 'ordered' | 'received' | 'analysed' | 'reported' | 'manufactured' | 'expiry' | 'acquired';

/** All that is known of one field, apart from how it is found. */
export interface FieldSpec {
  /** What people call it; `#` stands for the number of one of several. */
  words: string;
  value: ValueKind;
  /** Labels that announce it; without them it is found by other means. */
  labels?: string;
  role?: DateRole;
  /**
   * Set where a second reading does not wait for something to be held against the page because of the field: 'always' for
   * what has no form of its own that would show a misread letter, 'if-weak' for what decides and may have been read badly.
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
    labels: LABEL_PHRASES.client,
    secondReading: 'always',
    compared: 'client',
  },
  manufacturer: {
    words: 'manufacturer',
    value: 'party',
    labels: LABEL_PHRASES.manufacturer,
  },
  sample: { words: 'sample', value: 'product', labels: LABEL_PHRASES.sample },
  batch: { words: 'batch', value: 'batch', labels: LABEL_PHRASES.batch, secondReading: 'always', compared: 'batch' },
  report_number: {
    words: 'report number',
    value: 'identifier',
    labels: LABEL_PHRASES.report_number,
    secondReading: 'if-weak',
    compared: 'other',
  },
  key: { words: 'key', value: 'key', labels: LABEL_PHRASES.key, secondReading: 'if-weak', compared: 'key' },
  date_ordered: {
    words: 'date ordered',
    value: 'date',
    labels: LABEL_PHRASES.date_ordered,
    role: 'ordered',
    compared: 'date',
    showsPlace: true,
  },
  date_received: {
    words: 'date received',
    value: 'date',
    labels: LABEL_PHRASES.date_received,
    role: 'received',
    secondReading: 'if-weak',
    compared: 'date',
    showsPlace: true,
  },
  date_analysed: {
    words: 'date analysed',
    value: 'date',
    labels: LABEL_PHRASES.date_analysed,
    role: 'analysed',
    secondReading: 'if-weak',
    compared: 'date',
    showsPlace: true,
  },
  date_reported: {
    words: 'date reported',
    value: 'date',
    labels: LABEL_PHRASES.date_reported,
    role: 'reported',
    secondReading: 'if-weak',
    compared: 'date',
    showsPlace: true,
  },
  date_manufactured: {
    words: 'date manufactured',
    value: 'date',
    labels: LABEL_PHRASES.date_manufactured,
    role: 'manufactured',
    showsPlace: true,
  },
  date_expiry: {
    words: 'date expiry',
    value: 'date',
    labels: LABEL_PHRASES.date_expiry,
    role: 'expiry',
    showsPlace: true,
  },
  date_acquired: { words: 'date acquired', value: 'date', role: 'acquired' },
  cas: {
    words: 'CAS number',
    value: 'cas',
    labels: LABEL_PHRASES.cas,
    showsPlace: true,
  },
  formula: { words: 'formula', value: 'formula', labels: LABEL_PHRASES.formula },
  content: {
    words: 'content',
    value: 'amount',
    labels: LABEL_PHRASES.content,
    secondReading: 'if-weak',
    compared: 'content',
    showsPlace: true,
  },
  label_claim: {
    words: 'label claim',
    value: 'amount',
    labels: LABEL_PHRASES.label_claim,
    showsPlace: true,
  },
  laboratory: { words: 'laboratory', value: 'party', labels: LABEL_PHRASES.laboratory },
  letterhead: { words: 'letterhead', value: 'party' },
  identified: { words: 'identified', value: 'product' },
  purity: { words: 'purity', value: 'number', secondReading: 'if-weak', compared: 'purity' },
  mass_stated: { words: 'mass stated', value: 'number' },
  mass_measured: { words: 'mass measured', value: 'number' },
  peak: { words: 'peak #', value: 'number' },
  peak_area: { words: 'peak # area', value: 'number' },
  share_peptide: { words: 'share peptide', value: 'number' },
  'share_counter-ion': { words: 'share counter-ion', value: 'number' },
  share_water: { words: 'share water', value: 'number' },
  host: { words: 'address', value: 'host' },
} as const satisfies Readonly<Record<string, FieldSpec>>;

export type FieldName = keyof typeof SPECS;
/** Fields that stand beside or under a label. */
export type LabelledField = {
  [Name in FieldName]: (typeof SPECS)[Name] extends { labels: string } ? Name : never;
}[FieldName];

const BY_NAME: ReadonlyMap<string, FieldSpec> = new Map(Object.entries(SPECS));

/**
 * The specification of a field by its name in the evidence: that of `date_received` for `date_received2`, of `peak_area`
 * for `peak_3_area`; undefined for a name that no field has.
 */
export function specOf(name: string): FieldSpec | undefined {
  return BY_NAME.get(name.replace(/_?\d+(?=_|$)/, ''));
}
