import type { Vocabulary } from './any-of.ts';

/** Legal forms and words that many businesses share; they tell nobody apart. */
export const COMMON_WORDS: ReadonlySet<string> = new Set([
  'ltd',
  'limited',
  'llc',
  'inc',
  'co',
  'company',
  'corp',
  'plc',
  'gmbh',
  'the',
  'and',
  'uk',
  'of',
  'group',
  'international',
]);

/** Words that many names in the trade end in. */
export const TRADE_WORDS: ReadonlySet<string> = new Set([
  'peptide',
  'peptides',
  'research',
  'labs',
  'lab',
  'bio',
  'biolabs',
  'supply',
  'supplies',
  'science',
  'sciences',
  'biotech',
  'chem',
  'chems',
  'store',
  'shop',
]);

/** Client fields that name nobody: redacted, withheld or left open; each is the whole field. */
export const NAMING_NOBODY: Vocabulary = [
  /confidential/,
  /private/,
  /redacted/,
  /withheld/,
  /anonymous/,
  /anonymised/,
  /anonymized/,
  /not disclosed/,
  /undisclosed/,
  /n\/?a/,
  /none/,
  /unknown/,
  /see (below|above)/,
  /blinded?/,
  /individual/,
  /private (client|individual|customer)/,
  /client confidential/,
  /[-–—_.*x█▇■\s]+/,
];
