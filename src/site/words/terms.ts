/** A word of the trade, and what it means in a few words for a buyer. */
export interface Term {
  name: string;
  meaning: string;
}

/** Words that are explained where they stand, by the id of their explanation. */
export const TERMS = {
  certificate: {
    name: 'Certificate of analysis',
    meaning:
      'A page on which a laboratory says what it found in one sample: what it is, how much of it, how pure. It describes the sample that was sent in, not every vial.',
  },
  key: {
    name: 'Key',
    meaning:
      'A code printed on the report. Typed in at the laboratory’s site, often with the report number, it opens that report.',
  },
  batch: {
    name: 'Batch',
    meaning:
      'What was made at one time, also called a lot. The number on the report should be the one on your vial: another batch was not tested.',
  },
  cas: {
    name: 'CAS number',
    meaning:
      'The number of a substance in a worldwide register, such as 137525-51-0. It names the substance, not its quality.',
  },
  purity: {
    name: 'Purity',
    meaning:
      'The share of the main peak in the chromatogram, in per cent. It says nothing about the amount in the vial, water and salts, or sterility.',
  },
  chromatogram: {
    name: 'Chromatogram',
    meaning:
      'A curve that shows what the detector saw come out of the separating column, and when. Each substance that it can see makes a peak, and two may share one. The area grows with the amount, though not alike for every substance.',
  },
} as const satisfies Record<string, Term>;

/** Id of a word that is explained. */
export type TermId = keyof typeof TERMS;

/** The id of the element that explains a term on a page. */
export const termElementId = (id: TermId): string => `term-${id}`;

/** The term that a field of the evidence is explained by, without its number: `peak` for `peak_1_area`. */
const TERM_OF_FIELD: Readonly<Partial<Record<string, TermId>>> = {
  key: 'key',
  batch: 'batch',
  cas: 'cas',
  purity: 'purity',
  peak: 'chromatogram',
};

/** The term that explains a field of the evidence; null where none does. */
export function termOfField(field: string): TermId | null {
  return TERM_OF_FIELD[field.replace(/_?\d.*$/, '')] ?? null;
}
