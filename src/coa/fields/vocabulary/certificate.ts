import type { Vocabulary } from './any-of.ts';

/** What stands beside an address at which reports are verified. */
export const VERIFICATION: Vocabulary = [
  /verif/,
  /validat/,
  /authentic/,
  /search(able)?/,
  /look ?up/,
  /confirm this/,
  /check this/,
  /scan/,
];

/** Phrases of manufacturers and of in-house quality control: no independent laboratory writes so of itself. */
export const SELF_ISSUED_PHRASES: Vocabulary = [
  /enterprise standard/,
  /in-?house/,
  /quality control department/,
  /\bqc (department|manager|dept|lab)/,
  /our own lab/,
  /internal (laboratory|testing|qc|analysis)/,
  /manufacturer'?s? certificate/,
  /supplied as chemical product/,
  /date of mfg/,
  /mfg\.? date/,
  /batch of product/,
  /quality assurance department/,
  /self-?tested/,
  /issued by the manufacturer/,
  /factory/,
  /production department/,
];

/** What an instrument prints beside the date of its run. */
export const ACQUISITION: Vocabulary = [/\bsig\s?=/, /\bref\s?=/, /\.d\b/, /\\/, /acq(uired)?/, /inject/];

/** Titles that only certificates and reports bear. */
export const CERTIFICATE_TITLES: Vocabulary = [
  /certificate of (analysis|quality|test)/,
  /\btest report\b/,
  /\bcoa\b/,
  /analytical report/,
  /summary report/,
  /report of analysis/,
  /laboratory report/,
  /analysis report/,
  /test results/,
  /results of analysis/,
];

/** Methods of analysis. */
export const METHODS: Vocabulary = [
  /hplc/,
  /uplc/,
  /chromatogra/,
  /lc-?ms/,
  /mass spectrom/,
  /spectrophoto/,
  /\buv\b/,
  /\bnmr\b/,
  /ftir/,
];
