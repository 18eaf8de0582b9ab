import { listed, type Vocabulary } from './any-of.ts';

/** Units of a dose; where letters are set wide, a reader parts them: “10m g”. */
export const DOSE_UNITS: Vocabulary = [/m\s?g/, /mcg/, /µg/, /ug/, /g/, /iu/, /ml/, /units?/];

/** What a dose may be of. */
export const DOSE_OF = listed('vial, ml, unit, capsule, cap, tablet, spray');

/** Words beside a compound’s name that do not tell it from another. */
export const TRIMMINGS = listed(`
  powder, lyophili[sz]ed, synthetic, vials?, acetate, peptide, sample, standard, bulk, raw, tfa, hcl, salt`);

/** What a line that names the product goes on to say. */
export const BATCH_WORDS = listed('batch, lot');
