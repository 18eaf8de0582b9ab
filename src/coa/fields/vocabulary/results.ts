import type { Vocabulary } from './any-of.ts';

/** “Purity”, also as readers misread it, and what else a purity is called. */
export const PURITY_TITLES: Vocabulary = [
  /p[uo]r[il1]t[yv]/,
  /pun[il1]ty\b/,
  /pur[il1][yv]\b/,
  /\bpunty\b/,
  /\bpurily\b/,
  /\bmain (component|peak)\b/,
];

/** Purities of another kind, and what is not one. */
export const OTHER_PURITIES: Vocabulary = [/chiral/, /optical/, /radio/, /isotop/, /impurit/];

/** Heads of the column that names the substance in tables where its row gives the purity. */
export const SUBSTANCE_HEADERS: Vocabulary = [/^mass identification\b/];

/** What a molecular mass is called, and the methods that measure one. */
export const MASS_TITLES: Vocabulary = [
  /mol(ecular|ar|\.)?\s?(mass|w(eigh|ei|e)?g?h?t|wt\.?)/,
  /\bm\.?w\.?\b/,
  /\bm\/z\b/,
  /\bmass spec/,
  /\besi/,
  /\blc.?ms\b/,
  /\bmaldi/,
  /\bms\b/,
  /observed mass/,
  /found mass/,
  /measured mass/,
  /mass found/,
  /mass \(/,
  /monoisotopic/,
  /average mass/,
  /theoretical mass/,
  /\[m ?\+/,
];

/** Lines that name a method or another result, although a number in them may look like a mass. */
export const NOT_A_MASS: Vocabulary = [
  /ppm/,
  /chromatograph/,
  /detection/,
  /conducted/,
  /analysis by/,
  /method:/,
  /metals/,
  /icp/,
  /fentanyl/,
  /endotoxin/,
];

/** What instruments print over a chromatogram: signal, reference, detector, data file. */
export const TRACE_HEADERS: Vocabulary = [
  /\bsig\s?=/,
  /\bref\s?=/,
  /\bDAD\d?\b/,
  /\bVWD\d?\b/,
  /\.D\)?(?:\s|$)/,
  /\binject(?:ed|ion)?\b/,
  /\bmAU\b/,
];

/** What the shares of a vial’s content by weight are called; the first part that a title fits is its own. */
export const COMPOSITION_PARTS: readonly (readonly ['peptide' | 'counter-ion' | 'water', Vocabulary])[] = [
  ['peptide', [/^(net )?peptide( content)?( \(.*\))?:?$/, /^peptide content/]],
  ['counter-ion', [/^(counter.?ion|acetic acid|acetate|tfa|trifluoroacet|chloride)/]],
  ['water', [/^(water|moisture|karl.?fischer)/]],
];
