import { listed, type Vocabulary } from './any-of.ts';
import { TOTALS } from './peak-columns.ts';

/** “Purity”, also as readers misread it, and what else a purity is called. */
export const PURITY_TITLES: Vocabulary = [
  /^area at 2\d\d ?nm\b/,
  /p[uo]r[il1]t[yv]/,
  /pun[il1]ty\b/,
  /pur[il1][yv]\b/,
  /\bpunty\b/,
  /\bpurily\b/,
  /^% ?pure\b/,
  // Small, under its figure: “pure by HPLC”.
  /^pure$/,
  /^pure,? by\b/,
  /^assay,? \(?area[- ]?%/,
  /\bmain (component|peak)\b/,
  /^how pure\b/,
  /\bsum of (the )?(claimed|named|assigned|main|declared) (components|peaks|peptides)\b/,
  /\bcombined (relative |peak )?area\b/,
  /\btitolo cromatografic/,
  // German, French, Spanish and Portuguese, Italian, Dutch.
  /\breinheit\b/,
  /\bpuret[eé]/,
  /\bpurez[ae]?\b/,
  /\bpurezza\b/,
  /\bzuiverheid\b/,
  // Polish, Czech and Slovak, Danish and Swedish, Lithuanian, Turkish.
  /\bczysto[sś]/,
  /\bčistota|\bcistota\b/,
  /\brenhe[dt]\b/,
  /\bgrynumas/,
  /\bsafl.k\b/,
  // Finnish, Hungarian, Romanian, Latvian, Estonian.
  /\bpuhtaus/,
  /\btisztas[aá]g/,
  /\bpuritate/,
  /\bt[iī]r[iī]ba\b/,
  /\bpuhtus/,
];

/** Purities of another kind, and what is not one. */
export const OTHER_PURITIES: Vocabulary = [
  /chiral/,
  /optical/,
  /radio/,
  /isotop/,
  /impurit/,
  /\b(standards?|reference)\b/,
  /[%°º]o? of (the )?(label|claim|stated|declared)/,
  /\b(minimum|min\.?|required|guaranteed|specified) purity/,
];

/** What the shares of impurities in a chromatogram are called, all together or the largest: of what other methods find the area says nothing. */
export const IMPURITY_TITLES: Vocabulary = [
  /^(total|sum of|all)( (the|all|related|hplc|peptide))* (impurit|related substances)/,
  /^(any|largest|max\.?|maximum|highest)( (single|individual|other|unknown|unspecified|related))* (impurity|substance)/,
  /^single largest impurity/,
];

/** Words of titles that give the purity of one part of a blend, or of its peak alone. */
export const PARTIAL_PURITIES: Vocabulary = [/component/, /individual/, /each/];

/** Words with which titles of the purity of a whole blend begin, beside a column of its parts' purities. */
export const WHOLE_PURITIES: Vocabulary = [/overall|total|blend|combined/];

/** How titles end that give the mean purity, of several vials or of a blend's parts. */
export const AVERAGE_PURITIES: Vocabulary = [/\b(?:average|mean|avg\.?) purity$/];

/** How a page says that it is about more than one run of one sample. */
export const OF_SEVERAL_RUNS: Vocabulary = [
  /\b(mean|average|replicates?|(two|three|both|several|duplicate|triplicate) injections|n ?= ?[2-9])\b/,
  // Of the same sample in another state, or by another column or detector.
  /\b(stress(ed)?|stability|previous|crude|reconstituted|orthogonal|size[- ]exclusion|sec|gpc|elsd|after (clean-?up|storage))\b/,
];

/** Words of a title that speaks of the area of the main peak in liquid chromatography, and of nothing else. */
export const PLAIN_WORDS_OF_PURITY = listed(
  'purity, pure, rp, u?hplc, uplc, lc, uv, vis, by, at, of, the, is, was, nm, area, peak, main, percent, per, cent, chromatographic, chromatography, liquid, reversed?, phase, result, found, measured, determined, tested, peptide, sample, product, final, analytical, confirmed, overall',
);

/** Methods by which a purity is the area of a peak, and how its unit says so. */
export const CHROMATOGRAPHIC: Vocabulary = [/[uh]plc/, /\blc\b/, /chromatogra/, /\brp\b/, /\barea\b/, /\bpeak\b/];

/** Photometry, which finds a content against a reference and no share: 101 to 103 % is ordinary. With a column before it, it only detects. */
export const PHOTOMETRY: Vocabulary = [/\buv\b/, /\bvis\b/, /photomet/];

/** How a percentage is said to be by weight, as an assay against a reference is. */
export const BY_WEIGHT: Vocabulary = [/\b(w|m|wt\.?|weight|mass) ?\/ ?(w|m|wt|weight|mass)\b/, /\b(wt|weight)\b/];

/** What makes a purity more, or something else, than the area of the main peak in one injection of the sample. */
export const QUALIFIED_PURITIES: Vocabulary = [
  // Of several runs or peaks together.
  /\b(mean|average|avg|median|sum|both|combined|total|rotamers?|isomers?|injections?|n ?= ?\d)\b/,
  // An assay, or of another whole.
  /\b(recovery|assay|content|potency|strength|corrected|relative|dried|anhydrous)\b/,
  // By another method.
  /\b(titration|titrimetric|q?nmr|gravimetr\w*|gc|mass balance)\b/,
  // Of another substance, or of what somebody says.
  /\b(standards?|reference|control|certified|declared|claim(ed)?|stated|specified|expected|client|customer|supplier|according)\b/,
  // Of a peak's spectrum, or of a part of the chromatogram.
  /\b(peak purity|spectral|dad|pda|purity (angle|factor|index)|excluding|excluded|without|blank)\b/,
];

/** Words behind a figure in a sentence that make it what is asked for, and no result: “a purity of 98% or greater is expected”. */
export const DEMANDS: Vocabulary = [
  /or (greater|more|higher|better|above)/,
  /(is|are) (customarily |normally |usually )?(expected|required)/,
];

/** Heads of the column that names the substance in tables where its row gives the purity. */
export const SUBSTANCE_HEADERS: Vocabulary = [/^mass identification\b/];

/** What a purity is called where it is called nothing else: “Assay (HPLC), area at 214 nm”. */
export const ASSAY_TITLES: Vocabulary = [/^assay\b/, /^(rp-?)?u?hplc( result)?$/];

/** Tests whose percentage beside the name of the method is no purity: how much of what was added is found again, and how far figures lie apart. */
export const TESTS_OF_THE_METHOD: Vocabulary = [
  /\brecover(?:y|ies)\b/,
  /\bspiked?\b/,
  /\brsd\b/,
  /deviation|linearity/,
];

/** What a molecular mass is called, and the methods that measure one. */
export const MASS_TITLES: Vocabulary = [
  // "Molecular weight", also as readers misread it, and no mass spectrum.
  /mol(ecular|ar|\.)?\s?(mass(?!\s?spec)|w(eigh|ei|e)?g?h?t|wt\.?)/,
  // German, Dutch, Scandinavian; French; Spanish, Portuguese, Italian; Polish, Czech.
  /mol(ek[uüy]l(ar)?|ecuul|eculair)?\s?(masse|massa|gewicht|vikt|v[aæ]gt)\b/,
  /(masse|poids) mol([aé]ire|[eé]culaire)/,
  /(peso|mass?a) mol(ecular|ecolare|ar|are|ekularna|owa)\b/,
  /(gefundene|gemessene|bestimmte) masse\b/,
  /protonated molecule/,
  /masa cz[aą]steczkowa|hmotnost mol|mol\S* hmotnost/,
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
  /(theoretical|expected|calculated) mass/,
  /\[m ?\+/,
];

/** Lines that name a method or another result, although a number in them may look like a mass. */
export const NOT_A_MASS: Vocabulary = [
  /\b(control|qc|check|standards?|istd|matrix|of is|calibra\w+|lock|tun(e|ing)|impurit\w+|fragments?)\b/,
  /ppm/,
  /chromatograph/,
  /detection/,
  /conducted/,
  /analysis by/,
  /method:/,
  /metals/,
  /icp/,
  /fentanyl/,
  /batch (formula|mol)/,
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
  ['peptide', [/^net peptide( content)?( \(.*\))?:?$/, /^peptide content/]],
  ['counter-ion', [/^(counter.?ion|acetic acid|acetate|tfa|trifluoroacet|chloride)/]],
  ['water', [/^(water(?! ?activity)|moisture|karl.?fischer)/]],
];

/** Counter-ions of which a peptide may hold several beside one another, each by its names. */
export const DISTINCT_IONS: readonly Vocabulary[] = [[/^(tfa|trifluoroacet)/], [/^acet/], [/^chloride/]];

/** What makes a share one of something else than the vial's content: its dried or salt-free part, its claim, the base of a salt. */
export const OTHER_WHOLES: Vocabulary = [
  /anhydrous|\bdried\b|\bdry (basis|weight|matter)|[- ]free\b/,
  /\b(label|claim|nominal|declared)/,
  /\bas (the )?(free )?(base|acid)\b/,
];

/** Counter-ions by name, with which a form says which one it is and not how much of it. */
export const COUNTER_IONS: Vocabulary = [
  /(trifluoro)?acetate( salt)?/,
  /acetic acid/,
  /tfa/,
  /chloride|hcl|hydrochloride/,
  /citrate|formate/,
  /sodium|ammonium/,
  /none|n\/?a/,
  /free (base|acid)/,
];

/** How the titles of other tests begin, in whose row a figure is theirs. */
export const OTHER_TESTS: Vocabulary = [
  // Of mass and identity.
  /^(mol\.?|molecular|molar|average|observed|theoretical|monoisotopic|found|measured)\s?(mass|w(eigh)?t|wt\.?)\b/,
  /^(mass(?! spec)|m\.?w\.?|ms identity|identity|identification)\b/,
  /^(net |total )?(content|quantity|amount)\b/,
  // Of the content, of properties, and of contaminants.
  /^(peptide per vial|assay|retention time|appearance|solubility|ph\b|loss on drying|residual|bioburden|steril)/,
  /^(total |bacterial )?(endotoxin|aerobic|heavy metals)/,
  /^((any|largest|max\.?|maximum)( single)?|single( largest)?|total|sum of|specified|unspecified) impurit/,
  /^related substances\b/,
];

/** What marks a number as a limit, also as readers misread “≥” and “≤”. */
export const LIMITS: Vocabulary = [
  /[<>≥≤]/,
  // “≥ 98 %”, whose sign readers take for a digit.
  /^[2=] \d{2}([.,]\d{1,2})?\s?%/,
  /=>/,
  /\bN[LM]T\b/,
  /not (less|more)/,
  /minimum/,
  /maximum/,
  /\bmin\b/,
  /\bmax\b/,
  /at least/,
  /\b(above|over|exceeds?|more than) (?=\d)/,
  /specification/,
  /\bspecs?\b/,
  /\blimit/,
  // German, French, Czech, and Italian and Spanish.
  /mindestens|h[oö]chstens/,
  /au moins/,
  /nejm[eé]n[eě]/,
  /minimo/,
];

/** How a limit is said in several words, right before its number. */
export const LIMIT_PHRASES: Vocabulary = [
  /not (less|more) than/,
  // Polish, German, Dutch, Spanish, Italian and French.
  /nie (mniej|więcej|wiecej) ni[zż]/,
  /nicht (weniger|mehr) als/,
  /niet (minder|meer) dan/,
  /no (menos|m[aá]s) de/,
  /non (meno|pi[uù]) d[ei]l?/,
  /pas (moins|plus) de/,
];

/** What stands behind a number that is a limit: "98.5% or better". */
export const LIMIT_SEQUELS: Vocabulary = [
  /(or|and) (more|better|higher|above|greater|over|less|lower|below)\b/,
  // German, Spanish, and French and Portuguese.
  /oder (mehr|h[oö]her|besser|weniger)\b/,
  /o (m[aá]s|superior|menos)\b/,
  /ou (plus|mieux|mais|moins)\b/,
  /min(imum)?\b|max(imum)?\b/,
];

/** What the result of several vials is called. */
export const AVERAGES: Vocabulary = [
  ...listed(
    'average(?: value)?, mean(?: value)?, (?:mean|average) of (?:all|the )?(?:\\w+)(?: (?:vials|capsules|tablets|ampoules))?, avg\\.?',
  ),
  // German, French, Spanish, Dutch, Polish, Czech, Swedish and Danish.
  ...listed('mittelwert, moyenne, promedio, gemiddelde, [śs]rednia, pr[ůu]m[ěe]r, medelv[äa]rde, gennemsnit'),
];

/** What the row of a blend’s total is called, under those of its parts. */
export const TOTALS_OF_BLENDS: Vocabulary = [
  ...TOTALS,
  ...listed(
    'total peptides?(?: content)?, sum of (?:the )?(?:two |three |all |declared |named )?peptides(?: found)?, (?:both|all(?: three)?)(?: peptides)? together, all (?:two|three|four), total (?:content|quantity|amount), blend(?: total)?, total blend',
  ),
  // German, French, Spanish and Polish, Czech, Hungarian, Dutch, Swedish and Danish, and Italian.
  ...listed('summe, gesamt, somme, suma, razem, celkem, [oö]sszesen, totaal, totalt, totale'),
];

/** What the amount that was filled in is called. */
export const FILL_TITLES: Vocabulary = [/(?:net )?fill(?:ed)? (?:weight|mass|amount)/];

/** Verbs behind which a sentence gives its result: “the purity by HPLC at 214 nm was 99.55 %”. */
export const VERBS_OF_RESULTS = listed('was, is, were, are, amounts, est, es, beträgt, betrug, wynosi');

/** Words after which a sentence gives the content found: “The amount of peptide found was …”. */
export const CONTENT_WORDS = listed(
  'amount(?: to)?, contents?, quantity, contained, contains, contain, hold, holds, held, fill, determined, bevat, enthält, enthielt, contiene, contient, contenait, zawiera, obsahuje, contém',
);

/** Titles of rows that give what a vial holds, wherever in the title they stand: “Assay (HPLC), as base”, “Peptide per vial”. */
export const CONTENT_TITLES: Vocabulary = [
  /\bassay\b/,
  /\bcontents?\b/,
  /\bfill\b/,
  /\b(per|in|in the|in one|in each|one|\/) ?(vial|container|ampoule|flask)\b/,
  /\bvial contains?\b/,
  /\bby ext(ernal|\.) (ref(erence|\.) )?standard\b/,
  /\b(quantification|quantitation|potency|strength)\b/,
  /\b(net|total) peptide\b/,
  /\bpeptide (amount|mass|quantity|weight)\b/,
  /\b(amount|quantity|mass) (of peptide|found|measured|determined)\b/,
  /\bpeptide (found|measured|determined)\b/,
  /^(mass|amount|weight)(, ?mg| \(mg\))$/,
  /, net$/,
];

/** What else is weighed in or about a vial, or said of it beforehand: none of it is the content found. */
export const OTHER_AMOUNTS: Vocabulary = [
  // What a vial holds besides the peptide.
  /water|moisture|karl|acet|tfa|fluor|chlor|counter|ammon|solvent|ethanol|loss|residue|mannitol|excipient|filler|sucrose|trehalose/,
  // Contaminants.
  /endotoxin|impurit|related|metals?\b|\b(lead|arsenic)\b|steril/,
  // What is weighed as a whole, sent in, or prepared for the test.
  /gross|cake|fill(ed)? (weight|volume|mass)|lyophil|weight of|vial weight|tare/,
  /received|rec'd|qty|sample (size|quantity|weight|amount)/,
  /stock|inject|dissol/,
  // The weight of a standard, but not a content found against one: “by external standard”, “vs. ref. standard”.
  /(?<!(ext(ernal|\.)?|vs\.?|against( an?| our| the)?)( ref(erence|\.)?)? ?)standard/,
  /sampled/,
  // What was claimed or asked for, and how sure or how far off the result is.
  /claim|label|nominal|declared|theor|expected|target|limit|specification|requirement/,
  /variation|deviation|rsd|uncertainty|recovery|difference/,
  // Of a business's name: “Harrow Assay Laboratory”.
  /laborator|\blabs?\b|\bcent(er|re)\b|institut|\bservices\b|\bltd\b|\bllc\b|\bgmbh\b|\binc\b/,
  /nitrogen|amino acid|salt|\bpack|carton|storage|\bdose/,
];

/** A unit that stands by itself, in a column of units or under a large figure. */
export const UNITS_OF_CONTENT: Vocabulary = [
  /m\s?g/,
  /m\s?[geq] ?(\/|per|\||[ijl]\/?) ?(vial|fiolka|flacone?|fiole)/,
  /milligrams?( (\/|per) vial)?/,
];

/** Units of a mass, and of the position of an ion. */
export const MASS_UNITS: Vocabulary = [/da/, /dalton/, /g\/mol/, /amu/, /u/, /m\/z/];

/** Titles that speak of a mass, so that a number beside them needs no unit. */
export const MASS_WORDS: Vocabulary = [/mol/, /mass/, /masa/, /m\.?w/, /m\/z/];

/** Labels of peaks in a spectrum. */
export const ION_LABELS: Vocabulary = [
  /protonated/,
  /\[m/,
  /\bm\s?\+/,
  /\bm\s?\/\s?z\b/,
  /\bcharge/,
  /\bion\b/,
  /\d\+\)/,
  /\]\s?\d?\+/,
];

/** Words that say that an instrument found a mass. */
export const FOUND_WORDS = listed(
  'observ, found, measur, determin, experimental, gefunden, gemessen, trouv, mesur, encontrad, medid, trovat, misurat, znalezion, zmierzon, zji[sš]t',
);

/** Instruments that find a mass: a molecular mass behind whose label one is named was found by it. */
export const SPECTROMETERS: Vocabulary = [/\besi\b/, /\bmaldi\b/, /\bms\b/, /\bhrms\b/];

/** Words that say that a mass is a reference. */
export const REFERENCE_WORDS = listed(
  'th?[eé][oó]r, calc, expect, spec, refer, berechn, erwart, attes, esperad, oblicz',
);

/** How sentences lead to a mass: the one found, and the reference. */
export const MASS_LEADS: readonly (readonly ['measured' | 'stated', Vocabulary])[] = [
  ['measured', [/mol(?:ecular|ar) (?:mass|weight)(?: of| was| is|:)? /]],
  ['stated', [/(?:theory|theoretical|calculated|expected)[^\d]{0,12}/]],
];

/** Titles of the row that says what the sample was found to be. */
export const IDENTITY_TITLES = listed('identity, identification, compound test, qualitative id, identity test');
