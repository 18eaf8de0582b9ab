import { listed, type Vocabulary } from './any-of.ts';
import { MONTH_NAMES } from './months.ts';

/** What is printed where a value is missing; each is all there is. */
export const NO_VALUES: Vocabulary = [
  /n\/?a/,
  /none/,
  /(?:none|not) (?:shown|given|stated|specified|printed|marked|indicated|declared|recorded|assigned|available|applicable|legible|visible|provided|supplied)/,
  /nil/,
  /unknown/,
  /[-–—.]+/,
];

/** How labels of days begin in several languages: none is a product, a batch or a name. */
export const LABELS_OF_DAYS: Vocabulary = [
  /(fecha|date|datum|data|dato) (de|del|di|of|der|da)/,
  /(inizio|fine|início|inicio|fin|fim|début|debut) (delle |des |de |del |dos )?(prov[ae]|ensaios?|ensayos?|essais?|análisis|analisis|analisi)$/,
];

/** Words with which a sentence goes on behind a label, which are a result, or a label of which the rest was not read. */
export const NOT_A_PARTY = listed(`
  and, or, of, with, pour, para, por, dla, project$, the, is, are, was, that, which, pass, passed, conforms?,
  \\d+ (?:days?|weeks?|months?|years?)\\b, (?:${MONTH_NAMES})\\.? \\d{1,2}$, q[ca](?=:), portal$, dear, yours, complies, by, provided, submitted, proudly\\b.*, (?:locally |family |independently )?owned\\b.*, made in\\b.*, search(?: code)?$, limits?, results?$, purchasing, procurement, (?:pro-?forma )?invoice(?: no)?$, (?:mrs?|ms|miss|dr|prof|herrn?|frau|mme|sra?)(?=\\.?$), owner$, accounts?(?: dept|
  department)?$, address, customer, client, specs?\\b.*, specifications?, quality (?:unit|control|assurance|department)$, cart, (?:for )?stock$, characteristics?$, parameters?$, s\\.? ?no, check (?:this|your|the), orders?$, copy$, (?:company |business |customer |client )?name$, (?:the |our )?(?:plants?|factory|laborator(?:y|ies)|researchers?)(?:\\. .*)?$, scan, enter, download, visit, (?:off-)?white\\b.*, colou?rless\\b.*, n[lm]t\\b, not (?:less|more) than\\b, same (?:as|client|customer|address)\\b, same$, (?:uab|sia|gmbh|llc|ltd|inc|ltda|kft|eood)\\.?$`);

/** Headings of a report's parts, which stand below a label whose value was not read; each is the whole line. */
export const HEADINGS_OF_TESTS: Vocabulary = [
  /(?:(?:rp-?)?u?hplc|lc-?ms|ms|uv|mass)\s(?:chromatograms?|spectr(?:um|a)|data|results?|analysis)/,
  /(?:mass\sspectrometry|chromatography|chemistry|microbiology|purity|identity|potency)\s(?:data|results?|analysis|tests?|testing)/,
  /chromatograms?|(?:mass\s)?spectr(?:um|a)|(?:mass\s)?spectrometry|(?:liquid\s)?chromatography/,
  /water\sactivity|moisture|potency|cannabinoids?|terpenes?|pesticides?|mycotoxins?|microbials?|sterility|endotoxins?/,
  /residual\ssolvents?|heavy\smetals?|foreign\smaterials?/,
  /(?:analytical|testing?|sample)\s(?:methods?|results?|data|summary|information|details)/,
];

/** As `NOT_A_PARTY`, where a product was to follow. */
export const NOT_A_PRODUCT = listed(`
  (?:lot|batch) (?:results|data)$, store$, shop$, third.?party, ret.? ?time, retention, orders$, see, pass, conforms, complies, received, nothing, was, is, were, are, has, have, found, tested, units?$, document\\b, of, in, for, per, to, and, with, by, at, on, as,
  that, which, no, name, results?, values?$, requirements?$, conclusion$, \\d{1,2} of \\d{1,2}\\b, methods?$, test(?:ing|s)?$, analysis$, (?:off-)?white\\b.*, colou?rless\\b.*, (?:an? )?(?:(?:off-?white|white|blue|clear|lyophili[sz]ed|freeze-dried),? )+(?:powder|cake|solid|solution|liquid)\\b, quality (?:card|sheet|passport|data|certificate|report|record), (?:an? |one )?(?:(?:sealed|clear|amber|glass),? )*(?:vials?|bottles?|ampoules?|containers?) with\\b, standards?$, spec(?:ification)?s?$, limits?$, reviews?$, lab data$, batch (?:quality|details|information)$, data sheet, \\d{1,2}$, (?<!\\d)\\d+(?:[.,]\\d+)? ?(?:mg|mcg|g|iu)\\)?$, (?:\\d+|one|two|three|four|five) (?:x )?(?:(?:sealed|lyophili[sz]ed|glass) )?(?:vials?|bottles?|pieces|pcs|containers?|ampoules?)\\b, (?:our|your) (?:report|order|reference|ref)\\b, (?:analytical |test |analysis )?(?:report|certificate)`);

/** The same where a batch was to follow. */
export const NOT_A_BATCH = listed(
  '(?:quantity|amount)(?: received)?$, yours\\b, dear\\b, quality (?:card|sheet|passport|data|certificate|report), states?$, file ?names?$, no, number, size, of(?=\\s|$), pass, ref, reference, look-?up$, search$, finder$, found$, history$, archive$, records?$, on (?:the )?(?:label|vial)$, add to\\b',
);

/** Units that make a number a result. */
export const RESULT_UNITS: Vocabulary = [/%/, /mg/, /mcg/, /g\b/, /ml/, /da\b/, /eu/, /ppb/, /ppm/];
