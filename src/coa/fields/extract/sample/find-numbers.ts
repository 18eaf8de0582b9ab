import type { Word } from '../../../layout/word.ts';
import type { FieldClues } from '../../clues.ts';
import { fieldOf } from '../../clues.ts';
import type { Field, Fields, HostField } from '../../fields.ts';
import { identifierOf } from '../../text/identifiers.ts';
import { keyOf } from '../../text/keys.ts';
import { plainIdentifier } from '../../text/letter-shapes.ts';
import { withMisreadCapitals } from '../../text/misread-capitals.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { LABELS_OF_INTAKE, LABELS_OF_REPORT, LABELS_OF_SAMPLE } from '../../vocabulary/certificate.ts';
import { isOneOf } from '../parties/find-hosts.ts';
import type { Issuer } from '../parties/find-issuer.ts';
import { bestOf } from '../search/best-of.ts';
import { findByInitials } from '../search/find-by-initials.ts';
import { findElsewhere } from '../search/find-elsewhere.ts';
import { findInProse } from '../search/find-in-prose.ts';
import { findUnlabelledNumber } from '../search/find-unlabelled-number.ts';
import type { LabelledValue } from '../search/labelled/labelled-value.ts';
import { matchCompound } from './compounds/match-compound.ts';
import { keyBehindNumber, keyInPath, printedKey, printedReportNumber, spelled } from './find-identifiers.ts';

/** A remark in brackets on whose a batch is: "(as labelled)", "(lt. Auftraggeber)". */
const REMARK_ON_BATCH = /\((?:from|as|per|on|see|[li]t|laut)\b/;
/** A bullet, or what readers make of one. */
const BULLET = /[¢•·|»]\s/;
/** A stroke, and behind it the month of expiry, or that there is none. */
const EXPIRY_BEHIND_STROKE = /\/\s(?=\d{2}[-/.]\d{2,4}$|20\d{2}(?:[-/.]\d{2})?$|none\b|n\/a)/;
/** The next label, where it stands too near. */
const LABEL_BEHIND_BATCH = /(?:CAS|Exp|Mfg|Mfd|Qty|Fecha|Datum|Date|(?:Batch|Lot|Pack) size)\b/;
/** What stands behind a batch in its cell and is not of it. */
const BEHIND_BATCH = new RegExp(
  `\\s+${REMARK_ON_BATCH.source}|\\s+(?:${BULLET.source}|${EXPIRY_BEHIND_STROKE.source}|${LABEL_BEHIND_BATCH.source})`,
  'i',
);
/** A batch, and what a line goes on with behind it: small words. */
const GOES_ON =
  /^(\S*\d\S*?),? +(?:tested|analy[sz]ed|released|submitted|received|supplied|sold|made|manufactured|from|by|of|for|on|in|was|is|and|with)\b.*$/;
/** Whether a label says that its number is the report's own, or the sample's; others number an order or a job. */
const OF_REPORT = anyOf(LABELS_OF_REPORT);
const OF_INTAKE = anyOf(LABELS_OF_INTAKE);
const OF_SAMPLE = anyOf(LABELS_OF_SAMPLE);
/** The label of a number that some laboratories give what they test, and makers their lots. */
const OF_CONTROL = /^control\b/i;
/** A label that heads a column in tables of peaks as well, over what each is. */
const HEADS_COLUMNS = /^assignment\b/i;
/** The label of what the client numbers its samples by. */
const CLIENTS_SAMPLE = /^(?:client|customer) sample id\b/i;
/** A word of letters or figures with a figure in it. */
const CODE = /^(?=\S*\d)[A-Z\d][\w./-]{3,}$/;
/** Signs of a number at least that is looked for in a code: a shorter one may stand there by chance. */
const LEAST_IN_CODE = 5;

/** Batch, report number and key as labels or sentences announce them. */
interface Printed {
  batch: LabelledValue | null;
  report: LabelledValue | null;
  key: LabelledValue | null;
}

/** What was found of the page that says whose numbers those on it are. */
interface Found {
  labelled: readonly LabelledValue[];
  hosts: readonly HostField[];
  issuer: Issuer;
  client: Field | null;
}

/** Batch, report number and key of the page, spelt as its laboratory and its code spell them, and where else they stand. */
export function findNumbers(
  found: Found,
  clues: FieldClues,
): Pick<Fields, 'batch' | 'reportNumber' | 'key' | 'elsewhere'> {
  const { graph, compounds, toPicture } = clues;
  const printed = findPrinted(found, clues);
  const { batch, report } = printed;
  const lot = batch && { value: batchOf(batch.text), words: batch.words };
  const reportNumber = printedReportNumber(report ?? unlabelledNumber(found, clues), clues);
  const elsewhere = (value: string, own: readonly Word[]): Fields['elsewhere']['batch'] =>
    findElsewhere(value, own, graph, (text) => matchCompound(text, compounds)?.whole === true).map(
      ({ word, onTrace }) => ({ text: word.text, box: toPicture(word), onTrace }),
    );
  return {
    batch: batch && lot && fieldOf(batch, lot.value, toPicture),
    ...spellNumbers(reportNumber, printed, found, clues),
    elsewhere: {
      reportNumber: reportNumber === null ? [] : elsewhere(reportNumber.value, report?.words ?? []),
      batch: lot === null ? [] : elsewhere(lot.value, lot.words),
    },
  };
}

/** What the page prints: of several the most plainly announced, or what its own code carries. */
function findPrinted({ labelled, hosts }: Found, clues: FieldClues): Printed {
  const prose = findInProse(clues.graph);
  // Of several numbers, of an order or of a standard's certificate, the report's is the one that the page's own code carries.
  const carrying = hosts.filter((host) => host.fromCode && carriesNumbers(host, clues.laboratories));
  const inCode = (value: LabelledValue): boolean => isInCode(value, carrying);
  const { batch, control } = findBatch(labelled, prose.batch, clues);
  return {
    batch,
    report: findReportNumber(labelled, prose.report_number, inCode, clues) ?? control,
    key: bestOf(labelled.filter(inCode), 'key') ?? bestOf(labelled, 'key') ?? prose.key,
  };
}

/** The batch, and beside it the control number of a laboratory. */
function findBatch(
  labelled: readonly LabelledValue[],
  inProse: LabelledValue | null,
  clues: FieldClues,
): { batch: LabelledValue | null; control: LabelledValue | null } {
  // "Marking on the vial: BPC-157" is the product.
  const batches = labelled.filter(({ text }) => matchCompound(text, clues.compounds)?.whole !== true);
  const isControl = ({ label }: LabelledValue): boolean => OF_CONTROL.test(label);
  const batch =
    bestOf(
      batches.filter((value) => !isControl(value)),
      'batch',
    ) ??
    bestOf(batches, 'batch') ??
    inProse ??
    codeOfSample(labelled, clues);
  // Beside a lot a control number is the laboratory's.
  const control = batch === null || isControl(batch) ? null : bestOf(batches.filter(isControl), 'batch');
  return { batch, control };
}

function findReportNumber(
  labelled: readonly LabelledValue[],
  inProse: LabelledValue | null,
  inCode: (value: LabelledValue) => boolean,
  { graph, compounds }: FieldClues,
): LabelledValue | null {
  // "Reference: LL-37" names the reference substance.
  const numbers = labelled.filter(
    ({ text, confidence, label, place }) =>
      confidence > 0 &&
      matchCompound(text, compounds, true) === null &&
      !(place === 'below' && HEADS_COLUMNS.test(label)),
  );
  const numbered = (is: (label: string) => boolean): LabelledValue | null =>
    bestOf(
      numbers.filter(({ label }) => is(label)),
      'report_number',
    );
  const usual =
    numbered((label) => OF_REPORT.test(label) && !OF_INTAKE.test(label)) ?? numbered((label) => OF_REPORT.test(label));
  return (
    (usual !== null && inCode(usual) ? usual : bestOf(numbers.filter(inCode), 'report_number')) ??
    usual ??
    inProse ??
    findUnlabelledNumber(graph) ??
    numbered((label) => !OF_SAMPLE.test(label)) ??
    numbered(() => true)
  );
}

/** The number that begins with the initials of who issued the page, where no laboratory of the list did. */
function unlabelledNumber(
  { labelled, issuer: { laboratory, names } }: Found,
  { graph }: FieldClues,
): LabelledValue | null {
  if (laboratory?.laboratory) return null;
  return findByInitials(
    graph,
    laboratory === null ? names : [laboratory.name, ...names],
    new Set(labelled.flatMap(({ field, words }) => (field === 'report_number' ? [] : words))),
  );
}

/** Report number and key as the grammar of the laboratory and the page's code have them. */
function spellNumbers(
  reportNumber: Field | null,
  { batch, key: announced }: Printed,
  { issuer: { laboratory }, client }: Found,
  clues: FieldClues,
): Pick<Fields, 'reportNumber' | 'key'> {
  const clientName = client?.value ?? null;
  const printed = printedKey(announced, clues.toPicture);
  const found = spelled('report_number', reportNumber, clues, laboratory, { reportNumber: null, client: clientName });
  // What an address carries may be the key that the page prints, its batch or its product.
  const isAnother =
    found !== null &&
    ([printed?.value, batch?.text].includes(found.value) || matchCompound(found.value, clues.compounds, true) !== null);
  const number = reportNumber === null && isAnother ? null : found;
  const key =
    spelled('key', printed, clues, laboratory, { reportNumber: number?.value ?? null, client: clientName }) ??
    (laboratory?.laboratory || number === null ? null : keyInCode(number.value, batch?.text ?? '', clues));
  // What an address carries may be the number again: "…/lookup?ref=OSS-2026-00871". Some laboratories look a report up by its number.
  const isNumberAgain = printed === null && !laboratory?.laboratory && key !== null && key.value === number?.value;
  return { reportNumber: number, key: isNumberAgain ? null : key };
}

/** The key that a code's path carries, beside the report's number or behind it. */
const keyInCode = (number: string, batch: string, clues: FieldClues): Field | null =>
  keyInPath([number, batch], clues) ?? keyBehindNumber(number, batch, clues);

/**
 * A batch without what stands behind it in its cell: a mark between two fields, the day of expiry behind a stroke, the bracket that
 * closes a sentence, what the line goes on with: "OB-LL-1125 tested November 2025".
 */
function batchOf(text: string): string {
  const [own = text] = text.split(BEHIND_BATCH);
  const tidy = withMisreadCapitals(own).replace(GOES_ON, '$1');
  return tidy.includes('(') ? tidy : tidy.replace(/(?<!\))\)+$/, '');
}

/** What the client numbers a sample by, which is its lot where the page names the compound behind another label: "Client Sample ID". */
function codeOfSample(labelled: readonly LabelledValue[], { compounds }: FieldClues): LabelledValue | null {
  const samples = labelled.filter(({ field }) => field === 'sample');
  const code = samples.find(({ label, text }) => CLIENTS_SAMPLE.test(label) && CODE.test(text));
  if (code === undefined || matchCompound(code.text, compounds, true) !== null) return null;
  return samples.some(({ text }) => matchCompound(text, compounds)?.whole === true) ? code : null;
}

/** Whether a host is of a laboratory on our list whose codes are known to carry a report's number or key. */
function carriesNumbers({ value }: HostField, laboratories: FieldClues['laboratories']): boolean {
  return laboratories.some(({ hosts, verification }) => verification?.address_pattern != null && isOneOf(value, hosts));
}

/** Whether a code's address carries what stands behind a label. */
function isInCode({ text }: LabelledValue, codes: readonly HostField[]): boolean {
  const value = plainIdentifier(identifierOf(text) ?? keyOf(text) ?? '');
  return value.length >= LEAST_IN_CODE && codes.some((code) => plainIdentifier(code.text).includes(value));
}
