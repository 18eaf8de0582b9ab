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

/** Words of labels whose number is the report's own; others number a sample, an order or a job. */
export const LABELS_OF_REPORT: Vocabulary = [
  /report|certificate/,
  // "A.R. No.", of an analytical report.
  /^a\.? ?r\.? no/,
  /analytical/,
  /\bcoa\b|c of a/,
  /accession/,
  // German, French, Spanish, Polish and Czech.
  /bericht/,
  /rapport/,
  /informe|certificado/,
  /sprawozdan|raport/,
  /protok/,
  /^our ref/,
];

/** Labels of those by which a laboratory takes a sample in, beside which a form may number its report: "A.R. No.", "Accession". */
export const LABELS_OF_INTAKE: Vocabulary = [/^a\.? ?r\.? no|accession|^our ref/];

/** Words of labels whose number is that of the sample, of which a report may have several. */
export const LABELS_OF_SAMPLE: Vocabulary = [/sample|your|custody|project/];

/** Phrases of manufacturers and of in-house quality control: no independent laboratory writes so of itself. */
export const SELF_ISSUED_PHRASES: Vocabulary = [
  /\bfmoc\b|\bspps\b/,
  /\bmanufactured,? (\w+,? )?and tested this (lot|batch)\b/,
  /enterprise standard/,
  /in-?house/,
  /quality control department/,
  /\bqc (department|manager|dept|lab(?!oratories))/,
  /our own (lab|facilit)/,
  /internal (laboratory|testing|qc|analysis)/,
  // Of its own laboratory in Spanish, French, Italian and German.
  /laboratorio interno|laboratoire interne|laboratori[uo]m? interno/,
  /(internes?|eigenes?|eigenen) labor\b|hauseigene/,
  /manufacturer'?s? certificate/,
  /supplied as chemical product/,
  /date of mfg/,
  /mfg\.? date/,
  /batch of product/,
  /quality assurance department/,
  /self-?tested/,
  /issued by the manufacturer/,
  // But for a bottle that is factory-sealed, and an address: "The Old Factory".
  /\bfactory\b(?! ?,|[- ](sealed|closed|new))(?<!the (old|new|\w+ \w+) factory)/,
  /production department/,
  /our facilit/,
  /highly purified peptides?/,
  /\bour (peptides?|products?|vials?|compounds?|catalogue) (are|is)\b/,
  /\bown (finished )?(stock|goods|production|brand)\b/,
  /\b(issued|prepared|made) by .{2,40} for (its|our) own (products?|batch(es)?|peptides?)\b/,
  /\b(certificate|document|sheet|report|summary) (prepared|issued|drawn up|made|provided) by .{2,40} for (its|our|their) (own )?customers\b/,
  /\b(goods|products?) sold under\b/,
  /\breleased for shipment\b/,
  /\b(products?|goods|materials?) (manufactured|made|produced)( for)?,? and sold by\b/,
  /\b(analytical|testing|laboratory|quality) (division|department|arm) of \S+.{0,30}\bin-?house\b/,
  /control de calidad propio|documento propio|elaboraci[oó]n propia/,
];

/** Those of them that laboratories print as well, of a method, a standard or themselves: "In-house HPLC", "QC Laboratories". */
export const PHRASES_OF_METHODS: Vocabulary = [/in-?house/, /\bqc lab/];

/** What the name at the head says of a part of a business that tests its own goods: nobody independent is called so. */
export const NAMES_OF_OWN_CONTROL: Vocabulary = [
  /\bin[- ]house (qc|quality|lab|test|anal)/,
  /\b(qc|quality (control|assurance)) (department|dept)\b/,
];

/** What an instrument prints beside the date of its run. */
export const ACQUISITION: Vocabulary = [
  /\bsig\s?=/,
  /\bref\s?=/,
  /\w{3}\.(d|lcd|raw|wiff|dat)\b/,
  /^\W*(acq(uired|uisition|\.)?|injected|injection)\b/,
];

/** What instruments print beside a day that is not of the sample: when a method was changed, or calibrated. */
export const CHANGES_OF_METHODS: Vocabulary = [
  /\b(method|modified|changed|calibrat\w*|validated|created|serviced|standard|blank|beyond|use within)\b/,
];

/** How a report says that it replaces another, or is about a second sample: its number may be older than its days. */
export const AMENDING_PHRASES: Vocabulary = [
  /\b(amend(ed|ment|s)|supersed(es|ed)|replaces|re-?issued?|second (vial|sample)|resubmi\w+)\b/,
];

/** How a report says that the sample is not what it should be. */
export const NONCONFORMING_PHRASES: Vocabulary = [
  /\b(does|do|did) not (comply|conform|match|correspond|agree|meet)\b/,
  /\b(not|un)[- ]?(confirmed|consistent|conform|compliant|identical|detected|identified|found|verified)\b/,
  /\bnon-?(conform|compliant)/,
  /\b(fails?|failed|mismatch|negative|rejected|incorrect|deviat\w+|different|instead of|oos|out of spec\w*|outside (the )?spec\w*)\b/,
  /\bother than (declared|labell?ed|stated|expected)\b/,
];

/** Titles that only certificates and reports bear. */
export const CERTIFICATE_TITLES: Vocabulary = [
  /certificate of (analysis|quality|test|purity|identity|conform(ity|ance)|assay)/,
  /\btest report\b/,
  /\bcoa\b/,
  /analytical report/,
  /summary report/,
  /report of analysis/,
  /laboratory report/,
  /analysis report/,
  /test results/,
  /results of analysis/,
  /(lot|batch) release (note|certificate)/,
  /test certificate|statement of analysis|quality sheet|batch (quality|data|analysis|test)\b/,
  // German, Spanish and French.
  /analysen?zertifikat|pr.{1,3}fbericht/,
  /certificad?o d[ei] an[aá]lisis|informe de (ensayo|an[aá]lisis)/,
  /certificat d.analyse/,
  // Hungarian, Czech and Slovak, and Polish.
  /vizsg[aá]lati jegyz/,
  /protokol o (zkou[sš]|sk[uú][sš])|(zku[sš]ebn[ií]|sk[uú][sš]obn[yý]) protokol/,
  /protok[oó][lł] (z )?(bada|analiz)/,
  // Danish, Dutch, Norwegian and Swedish, and Finnish.
  /(test|analyse?|pr[oø]vnings|provnings)rapport/,
  /testausseloste|analyysitodistus/,
  // French, Polish, Dutch, Swedish and Danish, and Italian.
  /rapport d.(essai|analyse)/,
  /sprawozdanie z bada|[śs]wiadectwo (analizy|jako)/,
  /analysecertificaat/,
  /analys(intyg|ecertifikat)/,
  /certificato di analisi/,
];

/** Titles of sheets that are no certificates, and have numbers as those do. */
export const SHEET_TITLES: Vocabulary = [/\bdata ?sheet\b/, /quality document/];

/** What pages without a purity report: contaminants, and that nothing grew. */
export const CONTAMINANTS: Vocabulary = [
  /endotoxins?\b/,
  /\beu\s?\/\s?(ml|mg|vial)/,
  /sterility/,
  /\bheavy metals?\b/,
  /microbial/,
  /bacteria/,
];

/**
 * What sellers write on sheets of their own that quote a laboratory's report. No laboratory calls its own page somebody
 * else's: none of 281 pages of laboratories has one of these, all of 12 such sheets do.
 */
export const QUOTING_PHRASES: Vocabulary = [
  /third[- ]party (analytical|lab|laborator|test|verif)/,
  /issuing laborator/,
  /original (laboratory|certificate|lab)( report| of analysis)/,
  /report source/,
];

/**
 * What sheets of goods say, of a seller or a maker, by kind: how to keep the goods and how long, under which number they are sold, what
 * for, who released them, that somebody else tested them (once as what was done with the goods, once in whatever words), and what a shop's page
 * says. Laboratories print one or another of them too.
 */
export const MARKS_OF_GOODS: readonly (readonly [SheetMark, Vocabulary])[] = [
  [
    'storage',
    [
      /\bstor(e|ed|age)\b.{0,40}(°|\bfreez|\bcool|\bdry\b|\bdark|desicc|-\s?\d\d)/,
      /^storage\b/,
      /keep:? (at|frozen|refrigerated|cool|dry|-?\d+ ?°)/,
      /\b(lager(n|ung)|conserv(ar|er|ation|aci[oó]n)|aufbewahr\w+|bewaren|almacen\w+)\b.{0,40}(°|-\s?\d\d|k[uü]hl|trocken|fr[ií]o|sec)/,
    ],
  ],
  [
    'shelf life',
    [
      /\b(expir(y|es|ation)|shelf[ |]*life|best (before|by)|use (before|by)|re-?test( date| by)?|mfg|mfd|bbe)\b/,
      /\bmanufactur(e|ed|ing) (date|on)\b|date of manufacture/,
      /\bexp\.? ?date\b/,
      // German, Spanish, French, Dutch and Italian.
      /mindestens haltbar|haltbar bis|verfall(s|datum)|herstell(ungs)?datum/,
      /caducidad|vencimiento|fecha de fabricaci/,
      /date de (fabrication|p[eé]remption)/,
      /houdbaar/,
      /scadenza/,
      // French, Polish and Czech.
      /(^|\s)[aà] (utiliser|consommer) avant|date limite d.utilisation/,
      /dat[ae] wa[zż]no[sś]ci|przydatno[sś]ci/,
      /pou[zž]itelnost|spot[rř]eby do/,
    ],
  ],
  [
    'catalogue',
    [
      /\bsku\b/,
      /\bcat(alog(ue)?)?\.? ?(no|#|number|code)/,
      /\b(product|item|article) (code|no|number)\b/,
      /\b(pack(age|ing)?|unit|batch) size\b/,
      /\b(artikel|art|bestell)\.?[- ]?n(r|ummer)\b/,
      /\bhs[- ]code\b/,
    ],
  ],
  [
    'release',
    [
      /\bquality (assurance|control)\b/,
      /\b(qa|qc)\b/,
      /\breleased? (by|for|date|specification)|\bbatch release|release spec/,
      // German, Spanish and French.
      /qualit.{1,2}tskontrolle|\bchargenfreigabe/,
      /control de calidad|d(e)?pto\.? de calidad/,
      /contr[oô]le (de la )?qualit/,
      // French, Spanish, German, Polish and Czech, Dutch, and Italian.
      /responsable (de la )?qualit[eé]/,
      /responsable de calidad/,
      /qualit[aä]tssicherung/,
      /kontrol[aei] jako[sś]ci/,
      /kwaliteitscontrole/,
      /controllo (di )?qualit/,
      /^batch (card|passport|register)\b|\bquality passport\b/,
      /\b(every|each) (batch|lot) is (assayed|tested|checked|analy[sz]ed)( \w+){0,2} before (release|sale)\b/,
      /\bour (own )?chemists?\b|\bquality team\b|\bnew batch\b/,
      /\b(hold|held|check(ed)?|test(ed)?) (back )?(every|each) (batch|lot)\b|\bpurity we (accept|require|sell)\b/,
      /zum verkauf .{0,30}freigegeben|unseren (anforderungen|spezifikationen)/,
      /\b(this|the) (batch|lot|product)( named)?( above| below)? (conforms|meets|complies)/,
    ],
  ],
  [
    'for research',
    [
      /\bresearch (use|purposes|materials?)\b.{0,20}\bonly\b/,
      /\b(research|in vitro) (use )?only\b/,
      /\bnot (intended )?for (human|animal|veterinary)\b/,
      /\bresearch materials?, not\b/,
      /\bhuman consumption\b/,
      /\bfor lab(oratory)? use only\b/,
      /\b(sold|supplied|intended) for in[- ]vitro\b/,
      // French.
      /r[eé]serv[eé]e?s? [aà] la recherche/,
      /(non|pas) destin[eé]e?s? [aà] la consommation/,
      /usage de recherche uniquement/,
      // German.
      /(nur|ausschlie.{1,2}lich) (f[uü]r|zu) (laborforschung|forschung)/,
      /nicht (f[uü]r|zum) (den )?(menschlich|verzehr|human)/,
      // Spanish, Italian and Portuguese.
      /s[oó]lo para (uso (en|de) )?investigaci/,
      /(apto|destinado) (para|al) (el )?consumo humano/,
      /solo per (uso di )?ricerca/,
      /apenas para (uso em )?pesquisa/,
      // Dutch, Polish and Czech.
      /(alleen|uitsluitend) voor onderzoek|niet voor (menselijk|humaan)/,
      /(wy[lł][aą]cznie|tylko) do (cel[oó]w )?bada/,
      /pouze pro v[yý]zkum/,
    ],
  ],
  [
    'tested by others',
    [
      /\b(third|3rd)[- ]party[- ](lab(oratory)?[- ])?(tested|verified|analy[sz]ed|checked|test (results?|report))\b/,
      /\bindependently (lab[- ])?(tested|verified|analy[sz]ed)\b/,
      /\b(tested|analy[sz]ed|verified|performed|carried out|done|assayed) (by|at|in|through) (an?|our|the) (independent|external|accredited|partner|contract|outside|(third|3rd)[- ]party)\b( \w+)?/,
      /\b(analy[sz]ed|tested|verified) by:? independent\b( [\w-]+){0,2}/,
      /\b(analysis|testing|assay|results?) by an (independent|external|accredited|outside)\b/,
      /\b(entered|copied|transcribed|taken) (by our staff )?from the (third[- ]party|lab(oratory)?['’]?s?) (report|certificate)\b/,
      /\b(values?|results?|figures?|data) (were |was |are |have been )?(transcribed|copied|entered|transferred)\b.{0,40}\bfrom\b/,
      /\bcame back from the lab(oratory)?\b/,
      /\b(our|an?) (testing|analytical|laboratory|lab) partner\b/,
      /\b(analyses?|essais|tests?|contr[oô]les?) .{0,20}\bconfi[eé]{1,2}e?s? [aà] un laboratoire\b/,
      // French, Spanish, German, Dutch and Polish.
      /contr[oô]l[eé]e?s? par un laboratoire (tiers|ind[eé]pendant|ext)/,
      /(analizad|probad|verificad)[oa]s? (por|en) un laboratorio (extern|independient|tercer)/,
      /(gepr.{1,2}ft|analysiert|getestet) (von|durch|in) eine[mn]? (unabh|extern)/,
      /von einem (unabh.{1,2}ngigen|externen) labor/,
      /getest (door|in|bij) een (onafhankelijk|extern)/,
      /(bada|testowa|zbada)n[aey] (w|przez) (niezale[zż]n|zewn[eę]trzn)/,
      /\b(we|our team) (make|made|prepare|prepared|compile|write|wrote) this (sheet|card|page|summary|certificate) from\b/,
      /\bask us for the (original|lab(oratory)?['’]?s?) ?(report|certificate)?\b/,
      /\b(lab(oratory)?['’]s) (own )?report (is )?(available )?(up)?on request\b/,
      /\bsums up (their|its|the lab(oratory)?['’]?s) (findings|results?)\b/,
      /\bthe lab(oratory)?['’]s full report\b/,
      /\b(we|and) (send|submit) (every|each|all)( of our)? (batch|lot|product)(es|s)?\b.{0,30}\blab(orator(y|ies))?\b/,
    ],
  ],
  [
    'tested elsewhere',
    [
      /\b(third|3rd)[- ]party\b/,
      /\bindependent(ly)? (lab|test|analy|verif|accredit|of )/,
      /\b(lab|laboratory)[- ](tested|verified)\b/,
      /\b(an?|our) (independent|external|accredited|partner|contract)\b.{0,30}\blaborator/,
      /\baccredited laborator(y|ies)\b/,
      // Spanish, German and French.
      /laborator\w* externo/,
      /extern\w* .{0,30}\blabor|unabh.{0,3}ngigen? labor/,
      /laboratoire (externe|ind[eé]pendant|tiers)/,
    ],
  ],
  [
    'shop',
    [
      /\b(shop|store|sales|orders?)@/,
      /(^|\s)@[a-z][\w.]{3,}(\s|$)/,
      /\bto purchase\b|\b(lot|batch) (now )?(on sale|being shipped)\b/,
      /^[€£$] ?\d{1,4}[.,]\d\d$/,
      /\b(cart|checkout|free shipping|add to|wishlist)\b/,
      /\b\w+ products are (research|not|sold|intended|for)/,
      /\bguarantee[sd]?\b/,
      /\bpremium\b/,
      /\bsmall[- ]batch (research )?peptides?\b/,
      /^(research|wholesale|private[- ]label)\b.{0,40}\b(peptides?|compounds?|chemicals?|supply|private[- ]label)\b/,
      /\b(sold|packed|distributed|bottled) by\b/,
      /\bcustomers?\b.{0,20}\b(service|care)\b/,
      /\b(sold out|(in|out of) stock|(vials|orders|parcels) ship|delivery (&|and) returns|returns policy|reviews)\b/,
      /\ba trading (style|name) of\b/,
      // Of a shop in Spanish and Polish.
      /\btienda\b/,
      /\bsklep\b/,
      /\badd to basket\b/,
    ],
  ],
];
/** A kind of what sheets of goods say. */
export type SheetMark =
  | 'for research'
  | 'storage'
  | 'shelf life'
  | 'catalogue'
  | 'release'
  | 'tested by others'
  | 'tested elsewhere'
  | 'shop';

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

/** The heads of a table that sets results beside what is asked of them; a page must show each. */
export const SPECIFICATION_HEADS: Vocabulary = [
  /\bspecifications?\b|especificaci.{1,2}n|spezifikation|sollwert|sp[ée]cification/,
  /\bresults?\b|\bresultado|ergebnis|istwert|r[ée]sultat/,
];
