import { listed, type Vocabulary } from './any-of.ts';

/** Units of a dose; where letters are set wide, a reader parts them: “10m g”. */
export const DOSE_UNITS: Vocabulary = [/m\s?g/, /mcg/, /µg/, /[up]g/, /g/, /iu/, /ml/, /units?/];

/** What a dose may be of. */
export const DOSE_OF = listed('vial, ml, unit, capsule, cap, tablet, spray');

/** Words beside a compound’s name that do not tell it from another. */
export const TRIMMINGS = listed(`
  powder, lyophili[sz]ed, synthetic, vials?, acetate, peptide, sample, standard, bulk, raw, tfa, hcl, salt`);

/** What stands before a name where a group is added to the compound or taken from it: another compound, and no misread letter. */
export const CHEMICAL_PREFIXES: readonly string[] = ['n', 'na', 'ac', 'des', 'acetyl', 'nacetyl', 'desacetyl'];

/** Compounds that are not on our list, whose names are those of others but for a letter. */
export const NAMES_OF_OTHERS: readonly string[] = ['thymulin'];

/** What a product of several compounds is called, where their names are not given: “8X Blend”. */
export const NAMES_OF_BLENDS: Vocabulary = [/blend/, /mix/, /\bstack\b/, /\b\d{1,2}x\b/];

/** What a line that names the product goes on to say. */
export const BATCH_WORDS = listed('batch, lot');

/** How a line leads to the product that it is about: “hereby certifies that …”, “Result of analysis …”, “one vial labelled …”. */
export const BEFORE_PRODUCT: Vocabulary = [
  /certif(?:y|ies) that(?: the sample described as)?/,
  /described (?:by (?:you|(?:the|our) (?:client|customer|applicant|sender)) )?as/,
  /identified (?:by|on behalf of) the (?:client|applicant) as:?/,
  /(?:sample|vial) of|(?:your|the) sample|vial labell?ed/,
  /results? of analysis|(?:lot|batch) certificate:|coa for/,
];

/** What such a line goes on with behind the product. */
export const BEHIND_PRODUCT = listed(
  'batch, lot, seria, and, has, have, had, was, is, which, from, for, furnished, reached',
);

/** What a sentence goes on with behind a product and a comma: “Semax, 10 mg vial, batch SX-30, submitted by …”. */
export const SEQUELS_OF_PRODUCT = listed('batch, lot, submitted, received, supplied, sent');

/** Greek letters in names that readers take for Latin ones or for figures, and what they are. */
export const GREEK_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\bth?[iy]mosin[ae]? )a(?=\d)/i, 'α'],
  [/(?<=\bth?[iy]mosin[ae]? )[Bß8](?=\d)/i, 'β'],
  [/\bB(?=-nicotinamide)/i, 'β'],
];
