import { listed, type Vocabulary } from './any-of.ts';

/** Endings of the hosts that pages print. */
export const TOP_LEVEL_DOMAINS =
  'com|net|org|example|info|io|co|uk|us|eu|de|cn|top|site|online|xyz|lab|labs|health|bio|science|pro|app|shop|store|test|biz|ch|ca|au|nl|pl|cz|fr|in|hk|is|me|cc|tech|life|world|support|cloud|dev|click|live|link|club|vip|icu|se|dk|fi|ie|lt|lv|ee|hu|ro|bg|hr|sk|lu|pt|gr|nz|kr|jp|tw|sg|br|mx|tr|ua|za|ae';
/** Those that are English words as well, with which a sentence may begin behind a full stop: only in small letters. */
export const WORDS_AS_DOMAINS = 'it|es|at|be|no|si';

/** Schemes of addresses that no browser fetches a page from: what opens them is a program, whatever web address they hold. */
export const SCHEMES_OF_PROGRAMS = listed(
  'javascript:, data:, vbscript:, intent:, blob:, file:, about:, market:, bitcoin:, ethereum:, sms:, smsto:, mms:, mmsto:, tel:, geo:, matmsg:, wifi:',
);

/** Names by which an address in a code gives a key; each is the whole name. */
export const KEY_PARAMETERS = listed('k, key, code, token, pin, auth, verify');
/** Names by which an address in a code gives a report number; each is the whole name. */
export const NUMBER_PARAMETERS = listed('t, n, no, id, task, report, number, ref, coa, cert, certificate, sample');

/** How names of streets end; great and small letters count. */
export const ENDS_OF_STREETS =
  'Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Way|Drive|Dr|Court|Ct|Place|Close|Parkway|Pkwy|Boulevard|Blvd|Highway|Hwy|Square|Terrace|Quay|Park';

/** Lines of an address that name a person or an office at a business, and not the business. */
export const PERSONS_AND_OFFICES: Vocabulary = [
  /^(mr|mrs|ms|miss|dr|prof|herrn?|frau|monsieur|madame|attn|attention|c\/o|fao|[aàá] l['’]attention)\b/,
  /^(for|to) the attention of\b|^z\. ?h(d|nd)\.|^zu h[aä]nden\b|^t\. ?a\. ?v\.|^ter attentie van\b|^[aà] la (atenci[oó]n|attention) d/,
  /^all['’]attenzione\b|^alla c(ortese|\.) ?a(ttenzione|\.)|^aos? cuidados|^att\. /,
  /^the .*(manager|director|department)$/,
  /^(purchasing|accounts|quality|einkauf|wareneingang|inkoop|achats|acquisti|compras)\b/,
];

/** An office at a business, before the business: “Attention: Orders, Tarn Peptides Ltd”. */
export const OFFICES_BEFORE = listed('orders?, purchasing, procurement, quality, qa, qc, accounts, sales, laboratory');

/** What a client's field says where whom the page is sent to is the client. */
export const SEE_ADDRESS: Vocabulary = [
  /see (above|address)/,
  /as (above|addressed)/,
  /(siehe|s\.) (anschrift|adresse)( ?\/ ?see address)?/,
  /zie adres/,
  /voir (l')?adresse/,
  /ver direcci[oó]n/,
  /vedi indirizzo/,
];

/** What stands before the name under which a person trades. */
export const LEADS_OF_TRADES: Vocabulary = [/(trading as|t\/a|d\.?b\.?a\.?|doing business as) /];

/** How letters end. */
export const VALEDICTIONS: Vocabulary = [
  /^(yours (faithfully|sincerely|truly)|(kind|best) regards|mit freundlichen gr|veuillez agr[eé]er|cordialement|atentamente|distinti saluti|z powa[zż]aniem|s pozdravem)/,
];

/** How letters begin, and how reports say who sent the sample in whose address they have just printed. */
export const GREETINGS: Vocabulary = [
  /^(dear\b|sehr geehrte|madame, monsieur|to whom it may concern|estimad|gentlemen\b)/,
  /\b(on behalf of|by) the (client|applicant)\b/,
];
