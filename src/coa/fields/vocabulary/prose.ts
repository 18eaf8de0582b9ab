import type { Vocabulary } from './any-of.ts';

/** What stands right before a report number in a sentence. */
export const BEFORE_REPORT_NUMBER: Vocabulary = [
  /(report|certificate|coa|task|test|reference|job|sample)\s(number|no\.?|#|id|nr\.?)\s?:?$/,
];

/** What stands before one of many digits. */
export const BEFORE_LONG_NUMBER: Vocabulary = [/\b(report|certificate|result|authenticity of|analysis|coa)\s?:?$/];

/** How “number” is written short. */
export const NUMBER_SIGNS: Vocabulary = [/(no|nr|n°|nº|#)\.?:?/];

/** What stands right before a batch. */
export const BEFORE_BATCH: Vocabulary = [/\b(batch|lot)(\s(no|number|nr|#)\.?)?$/];

/** What stands right before a key. */
export const BEFORE_KEY: Vocabulary = [/\b(key|code|token|pin)\s?:?(\sis)?$/];
