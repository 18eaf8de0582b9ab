import { editDistance } from '../text/edit-distance.ts';

/** Fields that stand beside or under a label. */
export type LabelledField =
  | 'client'
  | 'manufacturer'
  | 'sample'
  | 'batch'
  | 'report_number'
  | 'key'
  | 'date_ordered'
  | 'date_received'
  | 'date_analysed'
  | 'date_reported'
  | 'date_manufactured'
  | 'date_expiry'
  | 'cas'
  | 'formula'
  | 'content'
  | 'label_claim'
  | 'laboratory';

/** A label and how sure it is: an exact one of a certificate weighs more than a common word. */
interface LabelPhrase {
  field: LabelledField | 'other';
  words: string[];
  /** 1 for a label that means only this; less for a word with other uses, which then needs a colon or an own cell. */
  strength: number;
}

/** Labels by field, as laboratories print them; `*` marks words with other uses. Order within a field does not matter. */
const PHRASES: Readonly<Record<LabelledField | 'other', string>> = {
  client:
    'client, client name, name of client, customer, customer name, report to, reported to, report for, tested for, prepared for, submitted by, submitter, sponsor, sponsor name, company, company name, requested by, requester, requestor, applicant, applicant name, account, issued to, issued for, ordered by, on behalf of, client company, sample submitted by, sample provider, commissioned by, purchaser, to*, for*, attention*, attn*, consignee, principal, customer client, made out to, registered client, brand, addressee, recipient, sample owner, submitting party, organisation, organization, client organisation, client organization, auftraggeber, kunde',
  manufacturer:
    'manufacturer, manufacturer name, manufactured by, producer, produced by, supplier, vendor, made by, hersteller',
  sample:
    'sample, sample name, sample identification, product, product name, compound, compound name, test product, testing material, test material, material, material name, analyte, peptide, peptide name, substance, substance name, article, item, item tested, test item, test article, tested product, compound test, labeled as, labelled as, sample description*, description*, name of sample, name of product, product description, active ingredient, subject*, re*, probe, probenbezeichnung',
  batch:
    'batch, batch no, batch number, batch id, lot, lot no, lot number, lot id, batch lot, lot batch, batch lot no, batch lot number, sample batch no, sample batch, batch code, lot code, product batch, manufacturer batch, client lot, client batch, customer lot, batch ref, lot ref, batch reference, lot reference, charge, chargennummer',
  report_number:
    'ar no, a r no, ar number, analytical report no, report no, report number, report id, report, report code, test report no, task number, task no, task, task id, accession, accession no, accession number, coa, coa no, coa number, coa id, certificate no, certificate number, certificate id number, certificate id, certificate, laboratory id, lab id, lab number, lab no, lab report no, laboratory no, laboratory number, lab reference, job no, job number, job id, job, order no, order number, reference*, reference no, reference number, ref, ref no, our ref, our reference, document no, document number, document id, test id, test no, test number, analysis no, analysis number, analysis id, certificate ref, report ref, report reference, certificate reference, request no, work order, case no, case number, project no, project number, file no',
  key: 'verification*, unique key, following unique key, key, verification key, verification code, verify code, verification id, verification pin, search code, access code, access key, security code, auth code, authentication code, authenticity code, validation code, unique code, code*, token*, pin*, passcode, check code, control code, report key, certificate key',
  date_ordered: 'testing ordered, ordered, date ordered, order date, requested on, date requested, date of order',
  date_received:
    'sample received, samples received, received, date received, received date, date of receipt, receipt date, received on, sample receipt, sample received date, date sample received, sample received on, date in, sample receipt date, arrival date, arrived, sample in, login date, sample login, collected, date collected',
  date_analysed:
    'analysis conducted, date analysed, date analyzed, analysis date, analysed, analyzed, analysed on, analyzed on, date tested, test date, testing date, tested, tested on, date of analysis, date of test, date of testing, laboratory activity date, analysis completed, testing completed, test completed, date completed, completed, completed on, run date, analysis performed, date of measurement, testing period, analysis period, date performed, measured, measured on, injection date, acquired',
  date_reported:
    'date issued, issued, issued on, issue date, date of issue, date reported, reported, reported on, report date, date of report, release date, released, released on, date released, date*, dated*, approval date, approved on, date approved, certificate date, publication date, published, date of certificate, date of release, printed, signed on, date signed',
  date_manufactured:
    'date of mfg, mfg date, mfg, manufacture date, date of manufacture, manufacturing date, production date, manufactured, manufactured on, date of production, mfd',
  date_expiry:
    'date of exp, exp date, exp, expiry, expiry date, expiration date, expires, retest date, re-test date, use by, best before, bbd, valid until, date of expiry, retest, shelf life until, valid to',
  cas: 'cas, cas no, cas number, cas rn, cas registry number',
  formula: 'formula, molecular formula, chemical formula',
  content:
    'net content, quantity, content per vial, content, net peptide content, peptide content, mass per vial, total content, measured content, content found, assay per vial, assay vial, amount found, quantitative assay, peptide assay, amount per vial, amount in vial, amount, quantity found, quantity per vial, peptide amount, net amount, net quantity, vial content',
  label_claim:
    'label claim, labeled content, labelled content, declared content, claimed content, nominal content, labeled amount, labelled amount, label mg claim',
  laboratory:
    'laboratory*, laboratory name*, testing laboratory*, test laboratory*, testing lab*, test lab*, lab*, lab name*, testing facility*, test facility*, tested by*, analysis by*, analysed by*, analyzed by*, performed by*, from*, issued by*, issuing laboratory*, name of laboratory*',
  other:
    'identity, appearance, method, methods, test method, storage, matrix, sequence, purity, results, result, comments, signature, specification, test, status, solubility, chromatogram, page, address, phone, tel, fax, e-mail, email, website, web, title, searchable via, scan to validate, scan to verify, analyst, reviewed by, reviewer, approved by, authorised by, authorized by, report by, conclusion, remarks, notes, note, instrument, column, tests requested, receiving condition, storage condition, sample no, sample number, product no, product number, catalogue no, item no, mol weight, molecular weight, molecular mass, mass, domain name, visual description, testing purpose, component, vial cap, sample type, form, sample form, country, signed by, checked by, director, chemist, dose, strength, physical form, condition, temperature, sample weight, injection volume, mobile phase, flow rate, detector, detection, container, condition on receipt, technique, outcome, client reference, parameter, determination, finding, summary, assay*',
};

const LABELS: readonly LabelPhrase[] = Object.entries(PHRASES).flatMap(([field, list]) =>
  list.split(', ').map((phrase) => ({
    field: field as LabelPhrase['field'],
    words: phrase.replace('*', '').split(' '),
    strength: phrase.endsWith('*') ? 0.6 : 1,
  })),
);

const BY_FIRST_LETTERS = new Map<string, LabelPhrase[]>();
for (const label of LABELS) {
  const key = String(label.words.length);
  BY_FIRST_LETTERS.set(key, [...(BY_FIRST_LETTERS.get(key) ?? []), label]);
}

export interface LabelMatch {
  field: LabelledField | 'other';
  /** How many words of the cell the label takes. */
  words: number;
  /** A colon, ">" or "#" closes it, or it is all there is. */
  closed: boolean;
  strength: number;
}

const CLOSING = /[:>#：]+$|^[:>：]+$/;

/**
 * The label that begins at `start` in the words of a cell; the longest wins. Single misread letters are forgiven in
 * words of five letters or more.
 */
export function matchLabel(texts: readonly string[], start = 0): LabelMatch | null {
  const plain = texts.slice(start, start + 6).map((text) => plainWord(text));
  for (let length = Math.min(5, plain.length); length >= 1; length--) {
    // A word broken at a slash or parenthesis still belongs to the label: "Batch/Lot#:", "Purity(HPLC)".
    const consumed = plain
      .slice(0, length)
      .flatMap((word) => word.split(' '))
      .filter((word) => word !== '');
    if (consumed.length === 0) continue;
    const candidates = BY_FIRST_LETTERS.get(String(consumed.length)) ?? [];
    let best: LabelPhrase | null = null;
    let bestMisses = Infinity;
    for (const candidate of candidates) {
      const misses = phraseMisses(candidate.words, consumed);
      if (misses < bestMisses) {
        best = candidate;
        bestMisses = misses;
      }
    }
    if (best === null || bestMisses > 1) continue;
    const lastText = texts[start + length - 1]!;
    const nextText = texts[start + length];
    const closed = CLOSING.test(lastText) || nextText === undefined || /^[:>#：]/.test(nextText);
    return { field: best.field, words: length, closed, strength: best.strength * (bestMisses === 0 ? 1 : 0.85) };
  }
  return null;
}

/**
 * The label that a cell's words up to their first colon must be when no label matches: the one within two misread
 * letters of them, spaces aside, as long as no other that fits what follows is as near.
 * @param fits whether the words from an index on can be a value of the field.
 */
export function matchIllegibleLabel(
  texts: readonly string[],
  fits: (field: LabelledField, from: number) => boolean = () => true,
): LabelMatch | null {
  const colon = texts.findIndex((text) => /[:：]$/.test(text));
  if (colon < 0 || colon > 3) return null;
  const joined = plainWord(texts.slice(0, colon + 1).join('')).replace(/ /g, '');
  if (joined.length < 5) return null;
  const near = LABELS.filter((label) => {
    const wanted = label.words.join('');
    return (
      wanted.length >= 6 &&
      editDistance(joined, wanted, 2) <= 2 &&
      (label.field === 'other' || fits(label.field, colon + 1))
    );
  });
  const fields = new Set(near.map((label) => label.field));
  return fields.size === 1 ? { field: near[0]!.field, words: colon + 1, closed: true, strength: 0.6 } : null;
}

/**
 * How unlike a label of `field` the first words of a cell are: letters to change for each letter of the label, spaces
 * aside; 0 is alike.
 */
export function distanceToLabel(texts: readonly string[], field: LabelledField): number {
  const starts = [1, 2, 3]
    .filter((words) => words <= texts.length)
    .map((words) => plainWord(texts.slice(0, words).join('')).replace(/ /g, ''));
  let least = 1;
  for (const label of LABELS) {
    if (label.field !== field) continue;
    const wanted = label.words.join('');
    for (const start of starts) least = Math.min(least, editDistance(start, wanted, wanted.length) / wanted.length);
  }
  return least;
}

function phraseMisses(wanted: readonly string[], got: readonly string[]): number {
  let misses = 0;
  for (let i = 0; i < wanted.length; i++) {
    const w = wanted[i]!;
    const g = got[i]!;
    if (w === g) continue;
    if (w.length < 5 || Math.abs(w.length - g.length) > 1) return Infinity;
    misses += editDistance(w, g, 1);
    if (misses > 1) return misses;
  }
  return misses;
}

/** Lower case without punctuation; a slash or bracket parts words; "no." and "#" both say "no". */
function plainWord(text: string): string {
  return text
    .toLowerCase()
    .replace(/[/()|]+/g, ' ')
    .replace(/\bnumber\b|\bnum\b|\bnº/g, 'number')
    .replace(/[^a-z0-9\- ]+/g, '')
    .trim();
}
