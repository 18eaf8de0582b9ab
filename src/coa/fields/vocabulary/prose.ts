import type { Vocabulary } from './any-of.ts';

/** What stands right before a report number in a sentence. */
export const BEFORE_REPORT_NUMBER: Vocabulary = [
  /(report|certificate|coa|task|test|reference|job|sample|request)\s(number|no\.?|#|id|nr\.?)\s?:?$/,
  /(report|certificate|coa|our|lab|laboratory)\s(reference|ref\.?)\s?:?$/,
  /\b(service|work|test|testing|analysis) (request|order)\s?:?$/,
  // A laboratory's initials: “KFA ref. 26/2217-04”.
  /(^|\s)(?!your|cust|ihre?|cat|std)[a-z]{2,4}\sref\.?:?$/,
];

/** What stands before one of many digits. */
export const BEFORE_LONG_NUMBER: Vocabulary = [
  /\b(report|certificate|result|authenticity of|analysis|(?:statement|certificate|report) of assay|reference|coa|document|job)\s?:?$/,
  /\b(bulletin|certificat|rapport) d.(analyse|essais?)\s?:?$/,
];

/** What stands before a number with its sign: “Order #GS-70412”. */
export const BEFORE_NUMBER_SIGN: Vocabulary = [/\b(order|task|job|test|report|certificate|coa|result sheet)$/];

/** How “number” is written short. */
export const NUMBER_SIGNS: Vocabulary = [/(no|nr|n\.?[°º2]|№|[čéc€¢]\.|n\.|ne|doc|#)\.?:?/];

/** What a title says that gives its number behind such a sign: “TEST PROTOCOL / Protokol o zkoušce No. 1184/2025”. */
export const TITLES_OF_REPORTS: Vocabulary = [
  /^.{0,40}\b(certifica[td]|analysis|data sheet|report|protokol|prot[oó]co|pr.{1,2}fbericht|analysenzertifikat|rapport|informe|sprawozdani|[sś]wiadectw|bulletin|laudo)/,
];

/** What a sentence says before a date, by what the date is of. */
export const DATE_LEADS: readonly (readonly ['received' | 'analysed', Vocabulary])[] = [
  [
    'received',
    [/\b(arrived|received|reached us|reached our|delivered|accepted|logged in|recu le|reçu le|eingegangen)/],
  ],
  ['analysed', [/\b(analy[sz]ed|tested|examined|investigated|performed|carried out|run|measured)/]],
];

/** How the day is announced to which goods may be used. */
export const ENDS_OF_LIFE: Vocabulary = [
  /\b(bud|exp(iry|ires)?( date| on)?|best before|use by|beyond[- ]use( date)?)\.?/,
];

/** What stands right before a batch. */
export const BEFORE_BATCH: Vocabulary = [
  /\b(batch|lot|partij|partia|charge|lote|lotto|sats|b\/n|b#|ch\.-b\.)(\s(no|number|nr|#|mark)\.?)?$/,
];

/** What else has a lot: “Reference standard purity 99.6 % (lot RS-2209)”. */
export const OTHERS_WITH_LOTS: Vocabulary = [/\b(standard|reference|column|reagent)\b/];

/** What else has a certificate: “Please consult A2LA Certificate #6377.01.01 for a list of accredited tests”. */
export const ACCREDITATIONS: Vocabulary = [
  /\b(a2la|anab|pjla|ilac|ukas|iso)\b/,
  /\b(accredit\w*|licen[cs]e\w*|registration)\b/,
];

/** Words before a number that is the reader's own, and not the laboratory's: “… / Your order no.”. */
export const OF_READER: Vocabulary = [/your|ihre?/, /(client|customer)(['’]s)?/];

/** Words of labels whose value is what somebody calls a thing: “Referencia cliente:”. */
export const OF_REFERENCES: Vocabulary = [/ref\.?|referenc\w*|référence|riferimento|code|c[oó]digo|kod/];

/** What stands right before a key. */
export const BEFORE_KEY: Vocabulary = [
  /\b(key|code|token|pin|controlecode|prüfcode|passphrase)\s?:?(\sis)?$/,
  /\bthis (certificate|report|result) with$/,
];

/** How it is said who sent a sample in. */
export const SENDING_IN: Vocabulary = [
  /(submitted|sent( in| to us)?|supplied|furnished) by/,
  /(at|on) the request of/,
  /(tested|analy[sz]ed) on behalf of/,
  /samples? received from/,
  /(issued|prepared) by .* for$/,
  // A letter is sent to its client.
  /(to|dear|hi|hello)$/,
];
