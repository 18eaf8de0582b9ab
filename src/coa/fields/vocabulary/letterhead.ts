import { listed, type Vocabulary } from './any-of.ts';

/** What heads a page or a part of it without being a name. */
export const PAGE_TITLES: Vocabulary = [
  /certificate/,
  /certificat|certificaat/,
  // "Tarn Instrumental Analysis" is a name.
  /(?<!\w (?:instrumental|chemical) )analysis/,
  /analyses/,
  /chromatogram/,
  /\breport\b/,
  /\bcoa\b/,
  /test result/,
  /quality/,
  /summary/,
  /page \d/,
  /confidential/,
  /laboratory report/,
  /results?\b/,
  /\btested\b/,
  /\bdate\b/,
  /batch/,
  /\blot\b/,
  /verify/,
  /\bscan/,
  /submission/,
  /memorandum/,
  /spectr(um|a)\b/,
  /regulatory/,
  /^(?:sample|injection|client|customer|order|report|test|peak|instrument|acquisition|method)s? (?:details|information|data)\b/,
  /^(?:appendix|annex|attachment|enclosure)\b/,
  /owned and operated/,
  /^not (?:stated|given|specified|named|recorded|assigned|available|applicable|provided|disclosed)$/,
  // What viewers of documents print over a page, and the number of a form.
  /automatic zoom/,
  /^(?:form|frm|sop|doc)\b.*\d/,
  /\b(cart|basket|checkout|log ?in|sign in)\b/,
  /^\W*(?:begin )?(?:forwarded|original) message\W*$/,
  /zertifikat/,
  /bericht\b/,
  /proto[ck]ol/,
  /prot[oó]col/,
  /vizsg[aá]lati jegyz/,
  /certificado|informe|rapport|sprawozdani|[sś]wiadectw|bulletin/,
  /r[eé]sultats?\b|resultados?\b|risultati\b|ergebnis|\bwyniki\b|resultaten\b/,
  /^(?:request|[^a-z]*verified|verified result)$/,
  /^(?:made |prepared )?for [a-z]/,
  // What a phone shows over a page.
  /^(?:[\d:]{4,5} )?(?:lte|[345]g|wi-?fi)\b/,
];

/** Words in which a laboratory’s name says what it is. */
export const LABORATORY_NAMES: Vocabulary = [
  /laborat[oó]/,
  /labor\b/,
  /\blabs?\b/,
  /consultan/,
  /labs$/,
  /analyti[ck]|\banalitic|\banalitycz/,
  /\banalys$/,
  /\bbiolab/,
  /\binstitut|\binstytut/,
  /diagnostic/,
  /bioanal/,
  /testing/,
  /assay/,
  /\bpr[uü]f(?:stelle|zentrum)/,
  /\btest ?labs?\b/,
  /\bmass spec$/,
  /\btest house\b/,
  /\w (?:instrumental|chemical) analysis$/,
  /analysis (services|group)/,
  /pharm/,
  /scientific/,
  /spectr/,
  /[ck]h?romat/,
  /\bbio-?test/,
  /\buniversit|core facility/,
  /metrolog/,
  /consulting chemists?/,
  /microbiolog/,
  /toxicolog/,
  /inspection/,
  /quality (services|assurance)/,
];

/** Words that say what a business does, and not which one it is: of a logo with the name over them a reader may leave just these. */
export const KINDS_OF_BUSINESS: ReadonlySet<string> = new Set([
  'research',
  'lab',
  'labs',
  'laboratory',
  'laboratories',
  'laboratoire',
  'laboratoires',
  'laboratorio',
  'laboratorios',
  'laboratorium',
  'laborator',
  'labor',
  'badawcze',
  'zkusebni',
  'analisi',
  'analytical',
  'analytics',
  'analytik',
  'analityczna',
  'analityczne',
  'pracownia',
  'analysis',
  'assay',
  'assays',
  'bioanalytical',
  'bioanalytics',
  'chemistry',
  'chromatography',
  'diagnostic',
  'diagnostics',
  'inspection',
  'institut',
  'institute',
  'metrology',
  'pharma',
  'pharmaceutical',
  'pharmaceuticals',
  'quality',
  'scientific',
  'services',
  'spectrometry',
  'spectroscopy',
  'testing',
  'toxicology',
]);

/** What laboratories test and with what, as their mottoes say it: "Peptide and Natural Product Testing", "Chromatography & MS". */
export const SUBJECTS_OF_TESTS: ReadonlySet<string> = new Set([
  'independent',
  'contract',
  'third',
  'party',
  'peptide',
  'peptides',
  'protein',
  'natural',
  'product',
  'products',
  'drug',
  'drugs',
  'food',
  'water',
  'environmental',
  'chemical',
  'control',
  'purity',
  'potency',
  'identity',
  'mass',
  'ms',
  'nmr',
  'hplc',
]);

/** Words of laboratories’ names that sellers’ names share. */
export const SHARED_NAMES: Vocabulary = [/(?<!\btest )\blabs?\b/, /(?<!\btest )labs$/];

/** Words with which a laboratory may call itself, as may anybody else: they count only at the head of a report on a sample received. */
export const NAMES_AT_HEAD: Vocabulary = listed(
  'sciences?, services, instrumental, separations, proteomics, chemistry, biochemistry, collective, bureau, cooperative',
);

/** The same in the line under a name that says a trade. */
export const SHARED_TRADES: Vocabulary = [...SHARED_NAMES, /\bpharma\w*\b/, /\bscientific\b/];

/** Parts of an address: where these stand, the line is no name. */
export const ADDRESS_PARTS: Vocabulary = [
  /@/,
  /www\./,
  /https?:/,
  /\.(com|net|org|example)\b/,
  /\btel\b/,
  /phone/,
  /street/,
  /\broad\b/,
  /suite/,
  /\bp\.? ?o\.? box\b/,
  /^(?:via|viale|piazza|rue|ul\.|calle|avenida)\s/,
  /\d{4,}/,
];

/** Names of files, as instruments print them: none is somebody's. */
export const FILE_NAMES: Vocabulary = [
  /\w_\w/,
  /\.(?:lc[bdm]|d|raw|wiff|dat|cdf|seq|met|rpt|txt|csv|xlsx?|docx?|pdf|jpe?g|png)$/,
];

/** What something costs, as a shop shows it beside a product's name; readers take a euro for a cent. */
export const PRICES: Vocabulary = [/[€£$¢] ?\d+[.,]\d{2}\b/, /\b\d+[.,]\d{2} ?[€£$¢]/];

/** Words of a page that name no laboratory; each is the whole line. */
export const BARE_WORDS = listed(
  'samples?, clients?, products?, peptides?, (?:(?:white|off-white|lyophili[sz]ed|freeze-dried|crystalline|fine) ){0,4}powders?',
);

/** What stands under “Laboratory:” without being a name. */
export const NO_LABORATORY: Vocabulary = [
  /\b(?:director|manager|supervisor|reports?|results?|number|use|methods?|information|e-?mail)\b/,
  // A method of measuring: “HPLC with UV detection coupled with mass spectrometry”.
  /\b(?:hplc|lc-?ms|spectrometry)\b.*\b(?:detection|detector|coupled)\b/,
  /\bcoupled\s(?:with|to)\b/,
  /\d{3}/,
  // What somebody is and not who: “Independent third-party lab (USA)”; a part of a business: “Analytical Services Division”.
  /^(?:an? )?(?:independent|third[ -]party|accredited|external|outside|(?:partner|contract) lab(?:orator(?:y|ies)|s)?)\b/,
  /^our\b/,
  /\b(?:division|section|department)\b/,
];

/** Small words between those of a name. */
export const JOINING_WORDS = listed(
  'and, of, for, &, de, do, da, dos, das, du, des, la, le, les, di, del, della, y, e, et, und, für, i, a, og, och, en',
);

/** Words of a laboratory’s name in a sentence that say what it is, and what may close it; great and small letters count. */
export const KINDS_IN_SENTENCES =
  'Laborator(?:y|ies|ium)|LABORATOR(?:Y|IES)|Labs?|Analytics?|Analytical|Diagnostics?|Testing|Assays?|Toxicology|Inspection|Chromatography|Spectrometry|Bio[Aa]nalys(?:is|e)?|Bio[Aa]nalytic(?:s|al)|Bioassays?';
/** Words that may close a laboratory’s name in a sentence, of its form in law too; great and small letters count. */
export const CLOSINGS_IN_SENTENCES =
  'Services?|Group|Inc|LLC|Ltd|LTD|Limited|LIMITED|GmbH|Corp|Co|AB|AS|ApS|A/S|B\\.?V';

/** What parts a name from what its line goes on with, as a title, a place or a street: for a class of characters, where a hyphen comes first. */
export const PARTING_SIGNS = '-–—|·•';

/** How a laboratory says to what its results extend: “results relate to the vials tested only”. */
export const VERBS_OF_SCOPE = 'relate|refer|apply|pertain|valid|(?:are|is) valid';

/** Words that any laboratory may be called by: a name has another. Each is the whole word. */
export const WORDS_OF_ANY_LABORATORY = listed(`
  accredited, independent, third-party, testing, test, analytical, analytics?, the, this, our, reference, partner, contract,
  external, client, quality, control, national, department, laborator(?:y|ies), labs?, of, and, &, services?, inc[.]?,
  llc, ltd`);
