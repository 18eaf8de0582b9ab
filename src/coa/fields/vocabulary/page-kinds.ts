import type { Vocabulary } from './any-of.ts';

/** What stands on a chromatogram: the names of its axes and its table, and what an instrument prints over it. */
export const CHROMATOGRAM_PHRASES: Vocabulary = [
  /chromatogram/,
  /\bm(au|v|volts?)\b/,
  /\bretention time\b|\bret\.? ?time\b|\br\.?t\.? ?[([]min/,
  /\barea ?%|% ?area\b|\barea percent|\bpeak (area|table|results?|height)\b/,
  /\b(dad|vwd|pda|uv) ?(det|ch|\d)/,
  /\binject(ed|ion)\b/,
  /\bprocessing method\b|\bacq(uired|uisition|\.)/,
];

/** What stands on a mass spectrum. */
export const SPECTRUM_PHRASES: Vocabulary = [
  /\bm ?\/ ?z\b/,
  /\[ ?m ?\+ ?\d? ?(h|na|k)/,
  /\bmass spectr|\bms spectr|\bspectrum\b/,
  /\besi\b|\bes\+|\bmaldi\b|\bscan (mode|time)\b|\btic\b/,
  /\brel(ative|\.) ?(abundance|intensity)\b|\bcounts? vs\b/,
  /\btheoretical\b[\s\S]{0,30}\b(observed|found|measured)\b/,
  /\bnebuli[sz]er\b|\bcapillary (voltage|temp)|\bdrying gas\b|\bcdl\b|\b(block temp|gas flow)|\bdetector ?: ?-?\d/,
];

/** What stands on a page about how the sample was analysed. */
export const METHOD_PHRASES: Vocabulary = [
  /\bmobile phase\b|\b(pump|solvent|eluent) ?[ab]\b/,
  /\bflow rate\b|\btotal flow\b/,
  /\bgradient\b/,
  /\bcolumn ?(:|temp|size|type)|\b\w*c18\b/,
  /\binjection volume\b/,
  /\bwave ?length\b|\b2[0-9]{2} ?nm\b/,
  /\b(test|analytical|analysis) (method|procedure)\b|\bsample preparation\b/,
];

/** What letters begin and end with, and what those that go with a certificate say. */
export const LETTER_PHRASES: Vocabulary = [
  /\bdear\b/,
  /\bto whom it may concern\b/,
  /\b(yours (sincerely|faithfully|truly)|(kind|best) regards|sincerely)\b/,
  /\b(please find|enclosed|attached)\b/,
  /\bthank you for\b/,
  /\bhesitate to contact\b/,
];

/** What a page prints that is not the first of its report. */
export const LATER_PAGES: Vocabulary = [/\bpage:? ?[2-9]\d? ?(of|\/) ?\d+\b/];

/** Who signs a certificate, what its results apply to, and how it is looked up. */
export const SIGNATURE = /\b(lab(oratory)? director|analyst|chemist|reviewed by|approved by|signature|authori[sz]ed)\b/;
/** What the results of a certificate apply to, and what they are not for. */
export const TERMS =
  /\b(relates? only to|results? (apply|relate)|for (informational|research)|not for (human|veterinary))\b/;
/** How a certificate says that it can be looked up. */
export const LOOK_UP = /\b(access code|verify|verification)\b/;

/** What stands below the results of a certificate. */
export const CLOSING_PHRASES: Vocabulary = [SIGNATURE, TERMS, LOOK_UP, /\bend of (report|certificate)\b/];
