import { listed, type Vocabulary } from './any-of.ts';

/** What is printed where a value is missing; each is all there is. */
export const NO_VALUES: Vocabulary = [/n\/?a/, /none/, /nil/, /unknown/, /[-–—.]+/];

/** Words with which a sentence goes on behind a label, which are a result, or a label of which the rest was not read. */
export const NOT_A_PARTY = listed(`
  and, or, of, with, the, is, are, was, that, which, pass, passed, conforms?, complies, by, provided, submitted,
  search(?: code)?$`);

/** The same where a product was to follow. */
export const NOT_A_PRODUCT = listed(`
  see, pass, conforms, complies, received, was, is, were, found, of, in, for, per, to, and, with, by, at, on, as,
  that, which, no, name, results?`);

/** The same where a batch was to follow. */
export const NOT_A_BATCH = listed('no, number, size, of, pass');

/** Units that make a number a result. */
export const RESULT_UNITS: Vocabulary = [/%/, /mg/, /mcg/, /g\b/, /ml/, /da\b/, /eu/, /ppb/, /ppm/];
