import { SEE_ADDRESS } from './addresses.ts';
import type { Vocabulary } from './any-of.ts';

/** Legal forms and words that many businesses share; they tell nobody apart. */
export const COMMON_WORDS: ReadonlySet<string> = new Set([
  'ltd',
  'limited',
  'pty',
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

/** Legal forms as they begin what follows a comma in a name: "Meadow Sciences, Inc."; and what joins two halves of one. */
export const LEGAL_FORMS: Vocabulary = [
  /inc|llc|l\.l\.c|ltd|limited|co|corp|plc/,
  /gmbh|pty|pvt|s\.?a|s\.?r\.?l|b\.?v|lp|llp/,
  /p\.c|p\.a|pllc/,
  /ug|ag|kg|e\.k|ohg|aps|a\/s|oy|ab|sas|sarl|s\.l|ltda|lda|sia|uab|mb|kft|eood|s\.r\.o|sp\. z o\.o|s\.r\.l\.s|part/,
  /and|&/,
];

/** Small words with which names begin, as those of persons and of shops do. */
export const PARTICLES: ReadonlySet<string> = new Set(
  'de da di du des del della el la le les van von der den ter ten zu al bin'.split(' '),
);

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

/**
 * Words in which a seller's or maker's name says what it deals in. “Labs”, “research” and “sciences” are not among them: laboratories
 * call themselves so as well.
 */
export const NAMES_OF_SELLERS: Vocabulary = [
  /\bpept[iy]d/,
  /(pept[iy]de?s?|biotech|biosupply|chems?|aminos?|supply)$/,
  /\baminos\b|\bamino\b(?! acid)/,
  /\bsuppl(y|ies|iers?)\b|\bhandels(ges|gmbh|haus|\b)|\bvertriebs?\b|\btrading\b/,
  /\b(bio)?(store|shop|mart|depot|outlet|direct|warehouse)$/,
  /\b(chemicals?|chems?|compounds?|reagents?)\b|chemikalien\b/,
  /\bbio(-?tech(nology)?\b|-?pharm|chem\b)/,
  /synthe(sis|se|tics?)\b|s[ií]ntesis?\b|forschungsbedarf|reactivos|\w{3}pep\b|\b(raw materials?|ingredients)\b/,
  /\bnootropics?\b|\bsarms?\b|\bwellness\b|\bnutrition\b/,
];

/** Words of names that say a trade, and which no person is called by. */
export const TRADES: Vocabulary = [
  /\b(research|life|bio\w*|scien\w+|labs?|health\w*|wellness|nutrition\w*|medical|therapeutics)\b/,
  /\b(peptid\w*|pharm\w*|chem\w*|compounds?|suppl\w+|trad(e|ing)|distribut\w+|import\w*|export\w*)\b/,
  /\b(international|global|technolog\w+|solutions|holdings|ventures|industries|enterprises?)\b/,
];

/** How names of sellers end, and those of laboratories as well. */
export const NAMES_OF_EITHER: Vocabulary = [/bio$/];

/** Words in which a name says that somebody tests what others send: no seller's, whatever else it says. */
export const NAMES_OF_TESTERS: Vocabulary = [
  /laborat[oó]/,
  /^labor\b|labor(?= |$)|laborat[uo]v/,
  /\b(ensayos|pr([uü]|i{1,2})f\w*)\b/,
  /analy/,
  /diagnos/,
  /test/,
  /assay/,
  /[ck]h?romat/,
  /spectr/,
  /inspect/,
  /certif/,
  /verif|screen|metric/,
  /consultan|consulting chemists?/,
  /microbiology (&|and) |badan\b|badań\b|pracownia/,
  /universit|institut/,
  /quality/,
];

/** How names of businesses end in a sentence, unlike those of persons; great and small letters count. */
export const ENDS_IN_SENTENCES =
  'Ltd|Limited|LLC|Inc|GmbH|BV|AB|ApS|Peptides?|Supply|Supplies|Research|Sciences?|Biochem|Labs?';

/** What a seller or maker fills in as its customer where it makes for stock; each is the whole field. */
export const FOR_STOCK: Vocabulary = [
  /retail( sales?| stock)?/,
  /((export|trade|general|own|warehouse|bulk|house|open) )?stock/,
  /general (sale|release|distribution)/,
  /einzelhandel|lager(bestand|ware)?|lagerverkauf/,
  /venta (al p[uú]blico|minorista|al por menor)|stock propio/,
  /sprzeda[zż] detaliczna|detal(iczn[ay])?/,
  /vente au d[eé]tail|d[eé]tail/,
];

/** Client fields that name nobody: redacted, withheld or left open; each is the whole field. */
export const NAMING_NOBODY: Vocabulary = [
  /confidential( .*|,.*|\(.*)?/,
  /(client|customer|name)s? (is )?(confidential|withheld|not disclosed|on file)/,
  /(hidden|withheld|removed|not shown)( by .*| at .*)?/,
  /on file( .*)?/,
  /not (stated|given|named|provided)/,
  /(retail|private) (customer|person|individual|client)/,
  /see (order|submission|request) form/,
  /private/,
  /redacted/,
  /withheld( .*)?/,
  /anonymous/,
  /anonymised/,
  /anonymized/,
  /not disclosed/,
  /undisclosed/,
  /n\/?a/,
  /none/,
  /unknown/,
  /see below/,
  ...SEE_ADDRESS,
  ...FOR_STOCK,
  /blinded?/,
  /individual/,
  /private (client|individual|customer)/,
  /client confidential/,
  /[-–—_.*x█▇■\s]+/,
];
