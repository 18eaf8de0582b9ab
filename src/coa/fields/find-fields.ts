import { around } from '../geometry/box.ts';
import type { Cell } from '../layout/cells.ts';
import { columnOf, rightOf } from '../layout/page-graph.ts';
import { areInOneColumn } from '../layout/relations.ts';
import { textOf, type Word } from '../layout/word.ts';
import { certificateMarks } from './certificate-marks.ts';
import { type FieldClues, fieldOf, fieldOfCell } from './clues.ts';
import { findComposition } from './extract/amounts/find-composition.ts';
import { findContent } from './extract/amounts/find-content.ts';
import { findMasses } from './extract/amounts/find-mass.ts';
import {
  findPurity,
  isQualified,
  type PurityReading,
  percentagesBeside,
  percentagesOnPage,
} from './extract/amounts/find-purity.ts';
import {
  type Amount,
  doubtedIfCutOff,
  isStillParted,
  withMissingPoint,
  withoutMisreadColon,
} from './extract/amounts/read-amount.ts';
import { isTotalTitle } from './extract/amounts/summary-lines.ts';
import { findPageDates } from './extract/dates/find-page-dates.ts';
import { isOneOf } from './extract/parties/find-hosts.ts';
import {
  findRegisteredLaboratory,
  findUnregisteredLaboratory,
  headOfReport,
  type NamedLaboratory,
  nameBefore,
} from './extract/parties/find-laboratory.ts';
import { findLetterhead, fullNameOf, withOtherLine, withoutMark } from './extract/parties/find-letterhead.ts';
import { findPageHosts } from './extract/parties/find-page-hosts.ts';
import { businessOf, findAddressee, isPlainlySentTo } from './extract/parties/find-party.ts';
import { findStatedClient, withRestOfName } from './extract/parties/find-stated-client.ts';
import { findStatedLaboratory } from './extract/parties/find-stated-laboratory.ts';
import { findPeakTables, type PeakTable } from './extract/peaks/find-peaks.ts';
import type { Peak } from './extract/peaks/peak.ts';
import { printedKey, printedReportNumber, spelled } from './extract/sample/find-identifiers.ts';
import { findIdentified, findSample } from './extract/sample/find-sample.ts';
import { type CompoundMatch, hasParts, matchCompound, otherCompounds } from './extract/sample/match-compound.ts';
import { findByInitials } from './extract/search/find-by-initials.ts';
import { findElsewhere } from './extract/search/find-elsewhere.ts';
import { findInProse } from './extract/search/find-in-prose.ts';
import { findLabelled, type LabelledValue } from './extract/search/find-labelled.ts';
import { findUnlabelledNumber } from './extract/search/find-unlabelled-number.ts';
import { labelKinds } from './extract/search/label-kinds.ts';
import type { Field, Fields, HostField, PeakRow } from './fields.ts';
import { datesReceipt, isForNobody } from './for-whom.ts';
import { kindOfPage } from './page-kind.ts';
import type { LabelledField } from './specs.ts';
import { acceptsValue } from './text/accepts.ts';
import { clientLettersOf, plainIdentifier } from './text/code-parts.ts';
import { hasAddressOf, isHost, joinedName, nameInHost, namesNobody, sameBusiness } from './text/names.ts';
import { isTesters } from './text/trades.ts';
import { identifierOf, keyOf, milligrams, withMisreadCapitals } from './text/values.ts';
import { anyOf, beginningWith } from './vocabulary/any-of.ts';
import {
  AMENDING_PHRASES,
  LABELS_OF_REPORT,
  LABELS_OF_SAMPLE,
  MARKS_OF_GOODS,
  NONCONFORMING_PHRASES,
  QUOTING_PHRASES,
  SELF_ISSUED_PHRASES,
} from './vocabulary/certificate.ts';
import { SENDING_IN } from './vocabulary/prose.ts';

/** Milligrams in a product's name above which digits of the name itself were taken for the dose. */
const MAX_DOSE = 2_000;
/** The part of a value's score that does not depend on how well it was read. */
const SCORE_UNREAD = 0.5;

/** How much a batch without a digit counts beside another: "Dark Blue Cap" is one, but also what is left of the next label. */
const WORDS_AS_BATCH = 0.5;

/** Fields before it is told what kind of page they stand on. */
type Unmarked = Omit<Fields, 'certificateMarks' | 'pageKind'>;

/** How a sentence leads to who sent the sample in. */
const SENT_IN = beginningWith(SENDING_IN);

/** What stands behind a batch in its cell and is not of it. */
const BEHIND_BATCH =
  /\s+\((?:from|as|per|on|see|[li]t|laut)\b|\s+(?:[¢•·|»]\s|\/\s(?=(?:\d{2}[-/.])?\d{2,4}$|\d{4}[-/.]\d{2}$|none\b|n\/a)|(?:CAS|Exp|Mfg|Mfd|Qty|Fecha|Datum|Date|(?:Batch|Lot|Pack) size)\b)/i;
/** A batch, and what a line goes on with behind it: small words. */
const GOES_ON =
  /^(\S*\d\S*?),? +(?:tested|analy[sz]ed|released|submitted|received|supplied|sold|made|manufactured|from|by|of|for|on|in|was|is|and|with)\b.*$/;
/** A party read worse than this is OCR noise beside a word that may be a label. */
const MIN_PARTY_CONFIDENCE = 0.2;

/** Whether a label says that its number is the report's own, or the sample's; others number an order or a job. */
const OF_REPORT = anyOf(LABELS_OF_REPORT);
const OF_SAMPLE = anyOf(LABELS_OF_SAMPLE);
/** The label of a number that some laboratories give what they test, and makers their lots. */
const OF_CONTROL = /^control\b/i;
const SELF_ISSUED = anyOf(SELF_ISSUED_PHRASES);
/** Words of a compound's name at most. */
const LONGEST_NAME = 5;
const QUOTING = anyOf(QUOTING_PHRASES);
const NONCONFORMING = anyOf(NONCONFORMING_PHRASES);
const AMENDED = anyOf(AMENDING_PHRASES);
const MARKS = MARKS_OF_GOODS.map(([mark, phrases]) => [mark, anyOf(phrases)] as const);
/** Cells over which a motto of single words may be spread. */
const SPREAD = 3;

/** Makes named fields of what was read. */
export function findFields(clues: FieldClues): Fields {
  const { graph, codes, toPicture } = clues;
  const { cells } = graph;
  const labelled = findLabelled(graph, acceptsValue);
  const prose = findInProse(graph);

  // Beside "Tested for" stands "Sample": a business that is called as a product is the product.
  const parties = labelled.filter(
    ({ confidence, text }) =>
      confidence >= MIN_PARTY_CONFIDENCE && matchCompound(text, clues.compounds)?.whole !== true,
  );
  const labelledClient = wholeName(bestOf(parties.filter(isNoBringer), 'client') ?? bestOf(parties, 'client'), parties);
  const shown = labelledClient && businessOf(labelledClient, graph);
  // "See address" names whom the page is addressed to.
  const client = shown !== null && /\baddress$|anschrift/i.test(shown.text) ? null : shown;
  const manufacturer = bestOf(parties, 'manufacturer');
  // "Reference: LL-37" names the reference substance.
  const numbers = labelled.filter(
    ({ text, confidence }) => confidence > 0 && matchCompound(text, clues.compounds, true) === null,
  );
  const numbered = (is: (label: string) => boolean): LabelledValue | null =>
    bestOf(
      numbers.filter(({ label }) => is(label)),
      'report_number',
    );
  // Of several numbers, of an order or of a standard's certificate, the report's is the one that the page's own code carries.
  const hosts = findPageHosts(cells, codes, toPicture);
  const carrying = hosts.filter((host) => host.fromCode && carriesNumbers(host, clues.laboratories));
  const inCode = (value: LabelledValue): boolean => isInCode(value, carrying);
  const usual = numbered((label) => OF_REPORT.test(label));
  // "Marking on the vial: BPC-157" is the product.
  const batches = labelled.filter(({ text }) => matchCompound(text, clues.compounds)?.whole !== true);
  const isControl = ({ label }: LabelledValue): boolean => OF_CONTROL.test(label);
  const batch =
    bestOf(
      batches.filter((value) => !isControl(value)),
      'batch',
    ) ??
    bestOf(batches, 'batch') ??
    prose.batch ??
    codeOfSample(labelled, clues);
  // Beside a lot a control number is the laboratory's.
  const control = batch === null || isControl(batch) ? null : bestOf(batches.filter(isControl), 'batch');
  const report =
    (usual !== null && inCode(usual) ? usual : bestOf(numbers.filter(inCode), 'report_number')) ??
    usual ??
    prose.report_number ??
    findUnlabelledNumber(graph) ??
    numbered((label) => !OF_SAMPLE.test(label)) ??
    numbered(() => true) ??
    control;
  const cas = bestOf(labelled, 'cas');
  const named = [client, manufacturer].flatMap((party) =>
    party === null || namesNobody(party.text) ? [] : [party.text],
  );
  const addressee = findAddressee(graph);
  const sentTo = addressee !== null && isPlainlySentTo(addressee, graph) ? addressee : null;
  const { laboratory, letterhead } = findLaboratory(clues, labelled, hosts, named, sentTo);
  const head = letterhead && withoutMark(letterhead);
  const { sample, compound } = findSample(labelled, clues);
  const sampleField = sample && fieldOf(sample, sample.text, toPicture);
  const habits = laboratory?.laboratory?.habits.map(({ habit }) => habit) ?? [];
  const issuers = [letterhead?.text, ...hosts.map(({ value }) => nameInHost(value))].filter(
    (name) => name !== undefined,
  );
  const unlabelled =
    report !== null || laboratory?.laboratory
      ? null
      : findByInitials(
          graph,
          laboratory === null ? issuers : [laboratory.name, ...issuers],
          new Set(labelled.flatMap(({ field, words }) => (field === 'report_number' ? [] : words))),
        );
  const reportNumber = printedReportNumber(report ?? unlabelled, clues);
  const party =
    client ?? clientOverAddress(addressee, sentTo, laboratory, issuers) ?? statedClient(clues, laboratory, issuers);
  const parts = partiesOf(party, manufacturer, laboratory, issuers, toPicture);
  const clientName = parts.client?.value ?? null;
  const printed = printedKey(bestOf(labelled.filter(inCode), 'key') ?? bestOf(labelled, 'key') ?? prose.key, toPicture);
  const found = spelled('report_number', reportNumber, clues, laboratory, { reportNumber: null, client: clientName });
  // What an address carries may be the key that the page prints, its batch or its product.
  const isAnother =
    found !== null &&
    ([printed?.value, batch?.text].includes(found.value) || matchCompound(found.value, clues.compounds, true) !== null);
  const number = reportNumber === null && isAnother ? null : found;
  const keyFound = spelled('key', printed, clues, laboratory, {
    reportNumber: number?.value ?? null,
    client: clientName,
  });
  // What an address carries may be the number again: "…/lookup?ref=OSS-2026-00871". Some laboratories look a report up by its number.
  const isNumberAgain =
    printed === null && !laboratory?.laboratory && keyFound !== null && keyFound.value === number?.value;
  const key = isNumberAgain ? null : keyFound;
  const isCompoundsName = (text: string): boolean => matchCompound(text, clues.compounds)?.whole === true;
  const elsewhere = (value: string, own: readonly Word[]): Fields['elsewhere']['batch'] =>
    findElsewhere(value, own, graph, isCompoundsName).map(({ word, onTrace }) => ({
      text: word.text,
      box: toPicture(word),
      onTrace,
    }));

  const fields: Unmarked = {
    laboratory,
    laboratoryBox: laboratory?.cell ? toPicture(laboratory.cell) : null,
    letterhead: head && fieldOfCell(head, head.text, '', toPicture),
    ...parts,
    client: withoutStroke(parts.client, key, laboratory),
    parties: partiesNamed(parties),
    sample: sampleField,
    compound,
    others: otherCompounds(
      cells.flatMap(({ text, words }) => (words.length <= LONGEST_NAME ? [text] : [])),
      clues.compounds,
      compound,
    ),
    identified: findIdentified(clues),
    batch: batch && fieldOf(batch, batchOf(batch.text), toPicture),
    reportNumber: number,
    key,
    elsewhere: {
      reportNumber: reportNumber === null ? [] : elsewhere(reportNumber.value, report?.words ?? []),
      batch: batch === null ? [] : elsewhere(batchOf(batch.text), batch.words),
    },
    dates: findPageDates(labelled, graph, toPicture, habits.includes('month-first')),
    ...findResults(clues),
    cas: cas && fieldOf(cas, casNumberOf(cas.text), toPicture),
    ...findAmounts(clues, bestOf(labelled, 'label_claim'), doseOf(sampleField, compound), isSingle(compound)),
    hosts,
    selfIssuedPhrases: phrasesOf(SELF_ISSUED, clues),
    quotingPhrases: phrasesOf(QUOTING, clues),
    ...(cells.some(({ text }) => AMENDED.test(text)) ? { saysAmended: true as const } : {}),
    ...(cells.some(({ text }) => NONCONFORMING.test(text)) ? { saysNonconforming: true as const } : {}),
    fullName: letterhead && fullNameOf(letterhead, graph),
    sheetMarks: MARKS.flatMap(([mark, pattern]) =>
      phrasesOf(pattern, clues)
        .slice(0, 1)
        .map((found) => ({ mark, ...found })),
    ),
    labels: labelKinds(cells),
  };
  const branded = isBrand(fields) ? { ...fields, laboratory: null, laboratoryBox: null } : fields;
  const marked = { ...branded, certificateMarks: certificateMarks(branded, cells) };
  return { ...marked, purity: fields.purity ?? mainPeakOf(fields), pageKind: kindOfPage(marked, cells) };
}

/** The label of what the client numbers its samples by. */
const CLIENTS_SAMPLE = /^(?:client|customer) sample id\b/i;
/** A word of letters or figures with a figure in it. */
const CODE = /^(?=\S*\d)[A-Z\d][\w./-]{3,}$/;

/** What the client numbers a sample by, which is its lot where the page names the compound behind another label: "Client Sample ID". */
function codeOfSample(labelled: readonly LabelledValue[], { compounds }: FieldClues): LabelledValue | null {
  const samples = labelled.filter(({ field }) => field === 'sample');
  const code = samples.find(({ label, text }) => CLIENTS_SAMPLE.test(label) && CODE.test(text));
  if (code === undefined || matchCompound(code.text, compounds, true) !== null) return null;
  return samples.some(({ text }) => matchCompound(text, compounds)?.whole === true) ? code : null;
}

/** An initial and a surname: who brought a sample in, where a business is named beside, "K. Lindqvist". */
const BRINGER = /^(?:\p{Lu}\. ?){1,2}\p{Lu}\p{Ll}+$/u;
const isNoBringer = ({ text }: LabelledValue): boolean => !BRINGER.test(text);

/** A client as the page names it in full elsewhere behind a label: "Summit Sequence" beside a logo that begins with "SUMMIT". */
function wholeName(client: LabelledValue | null, parties: readonly LabelledValue[]): LabelledValue | null {
  if (client === null) return null;
  const begins = `${client.text.toLowerCase()} `;
  return (
    parties.find(
      ({ field, text, confidence }) =>
        field === 'client' && confidence >= client.confidence && text.toLowerCase().startsWith(begins),
    ) ?? client
  );
}

/**
 * Whether what heads a page as a laboratory is a brand that is called "Labs": the page says that others tested, and neither names a client
 * nor dates the receipt of a sample, nor has a place for either.
 */
function isBrand(fields: Unmarked): boolean {
  const { laboratory, letterhead, sheetMarks } = fields;
  if (laboratory === null || laboratory.laboratory !== null || isTesters(laboratory.name)) return false;
  return (
    letterhead !== null &&
    sameBusiness(letterhead.value, laboratory.name) &&
    sheetMarks.some(({ mark }) => mark === 'tested by others') &&
    isForNobody(fields) &&
    !datesReceipt(fields)
  );
}

/** Per cent of the area from which on a main peak is that of one substance. */
const MAIN_PEAK = 80;

/**
 * The main peak's share, which is the purity of a page that prints none beside its peak table. Not where the laboratory is on our list:
 * it would be held against how that sets its purities.
 */
function mainPeakOf({ peaks, laboratory }: Pick<Fields, 'peaks' | 'laboratory'>): Fields['purity'] {
  if (peaks === null || laboratory?.laboratory) return null;
  const { rows } = peaks;
  const [main] = [...rows].sort((a, b) => b.value - a.value);
  const sum = rows.reduce((total, { value }) => total + value, 0);
  if (main === undefined || main.value < MAIN_PEAK || main.value > 100 || (!peaks.complete && Math.abs(sum - 100) > 1))
    return null;
  const { text, value, decimals, confidence, label, readings, valueBox } = main;
  return { text, value, decimals, confidence, label, readings, box: valueBox ?? main.box, isMainPeak: true };
}

/**
 * A batch without what stands behind it in its cell: a mark between two fields, the day of expiry behind a stroke, the bracket that
 * closes a sentence, what the line goes on with: "OB-LL-1125 tested November 2025".
 */
function batchOf(text: string): string {
  const [own = text] = text.split(BEHIND_BATCH);
  const tidy = withMisreadCapitals(own).replace(GOES_ON, '$1');
  return tidy.includes('(') ? tidy : tidy.replace(/\)+$/, '');
}

/** Where phrases stand: in a cell, or in single words that follow one another, beside or below. */
function phrasesOf(pattern: RegExp, { graph, toPicture }: FieldClues): Fields['selfIssuedPhrases'] {
  // A method is in-house at any laboratory; what stands left of a table has the column of its nearest head.
  const heads = graph.headers.filter(({ column }) => column === 'method');
  const isMethod = (cell: Cell): boolean =>
    columnOf(cell, graph) === 'method' && heads.some((head) => areInOneColumn(head.cell, cell));
  const cells = graph.cells.filter((cell) => !isMethod(cell));
  return cells.flatMap((cell, index) => {
    const found =
      phraseIn(pattern, [cell]) ??
      (cell.words.length > 1
        ? null
        : (phraseIn(
            pattern,
            [cell, ...rightOf(cell, graph).map((edge) => edge.cell)]
              .slice(0, SPREAD)
              .filter((other) => !isMethod(other)),
          ) ?? phraseIn(pattern, cells.slice(index, index + SPREAD))));
    return found === null ? [] : [{ text: found.text, box: around(found.words.map(toPicture)) }];
  });
}

/** A phrase in the texts of some cells, and the words that say it; null where it is in none. */
function phraseIn(pattern: RegExp, line: readonly Cell[]): { text: string; words: readonly Word[] } | null {
  const all = line.flatMap(({ words }) => words);
  const match = pattern.exec(textOf(all));
  if (match === null) return null;
  let end = -1;
  const words = all.filter(({ text }) => {
    const start = end + 1;
    end = start + text.length;
    return start < match.index + match[0].length && end > match.index;
  });
  return { text: match[0], words };
}

/** Of the values that labels give a field, the one most plainly announced and best read; null when there is none. */
function bestOf(labelled: readonly LabelledValue[], field: LabelledField): LabelledValue | null {
  return labelled.filter((value) => value.field === field).sort((a, b) => weightOf(b) - weightOf(a))[0] ?? null;
}

/** What stands behind the labels of parties, as read and as all of its cell behind the label. */
function partiesNamed(labelled: readonly LabelledValue[]): string[] {
  const named = labelled.flatMap(({ field, text, cell }) =>
    field === 'client' || field === 'manufacturer' ? [text, cell.text] : [],
  );
  return [...new Set(named)];
}

/** Signs of a number at least that is looked for in a code: a shorter one may stand there by chance. */
const LEAST_IN_CODE = 5;

/** Whether a host is of a laboratory on our list whose codes are known to carry a report's number or key. */
function carriesNumbers({ value }: HostField, laboratories: FieldClues['laboratories']): boolean {
  return laboratories.some(({ hosts, verification }) => verification?.address_pattern != null && isOneOf(value, hosts));
}

/** Whether a code's address carries what stands behind a label. */
function isInCode({ text }: LabelledValue, codes: readonly HostField[]): boolean {
  const value = plainIdentifier(identifierOf(text) ?? keyOf(text) ?? '');
  return value.length >= LEAST_IN_CODE && codes.some((code) => plainIdentifier(code.text).includes(value));
}

function weightOf({ field, text, score, confidence }: LabelledValue): number {
  const counted = field === 'batch' && !/\d/.test(text) ? WORDS_AS_BATCH : 1;
  return counted * score * (SCORE_UNREAD + confidence * (1 - SCORE_UNREAD));
}

/**
 * Who heads an address without a label: the client where its laboratory is known to print it so, and on the page of a laboratory
 * that is not on our list where the address is plainly not the sender's.
 * @param sentTo the same, where it is plain.
 */
function clientOverAddress(
  addressee: LabelledValue | null,
  sentTo: LabelledValue | null,
  laboratory: NamedLaboratory | null,
  issuers: readonly string[],
): LabelledValue | null {
  const record = laboratory?.laboratory ?? null;
  if (record !== null) return record.habits.some(({ habit }) => habit === 'client-heads-address') ? addressee : null;
  return sentTo !== null && isAnothers(sentTo.text, laboratory, issuers) ? sentTo : null;
}

/** The client that a line of the page names, where that is not who issued it, or who sent the sample to somebody else. */
function statedClient(
  { graph }: FieldClues,
  laboratory: NamedLaboratory | null,
  issuers: readonly string[],
): LabelledValue | null {
  const found = findStatedClient(graph.cells);
  const stated = found && withRestOfName(found, graph);
  if (stated === null || isAnothers(stated.text, laboratory, issuers)) return stated;
  // Under its client's mark a report names who tested, and who sent the sample in.
  return laboratory !== null && SENT_IN.test(stated.label) && !sameBusiness(laboratory.name, stated.text)
    ? stated
    : null;
}

/** Whether a name is somebody else's than who issued the page. @param issuers what heads the page, and the names in its addresses. */
function isAnothers(name: string, laboratory: NamedLaboratory | null, issuers: readonly string[]): boolean {
  if (laboratory?.laboratory != null) return true;
  // A shop that is called by its address stands among the page's addresses itself.
  const others = isHost(name.toLowerCase()) ? issuers.filter((issuer) => issuer !== nameInHost(name)) : issuers;
  return others.length > 0 && !others.some((issuer) => sameBusiness(issuer, name));
}

/**
 * Client and manufacturer. On the page of a laboratory the vendor is who had it tested: one of the field calls its
 * clients so and prints no other. So it is on any page that somebody else heads or gives the address of.
 * @param issuers what heads the page, and the names in its addresses.
 */
function partiesOf(
  client: LabelledValue | null,
  manufacturer: LabelledValue | null,
  laboratory: NamedLaboratory | null,
  issuers: readonly string[],
  toPicture: FieldClues['toPicture'],
): Pick<Fields, 'client' | 'manufacturer'> {
  const vendorIsClient =
    manufacturer !== null &&
    /^vendor/i.test(manufacturer.label) &&
    isAnothers(manufacturer.text, laboratory, issuers) &&
    (client === null || weightOf(client) < weightOf(manufacturer));
  const [named, maker] = vendorIsClient ? [manufacturer, null] : [client, manufacturer];
  return {
    client: named && fieldOf(named, named.text, toPicture),
    manufacturer: maker && fieldOf(maker, maker.text, toPicture),
  };
}

/**
 * The client without a stroke before its name that is the border of its cell: the key of some laboratories begins with
 * the name's first letters, "lNORT" beside the key "NORT2601010001" is "NORT".
 */
function withoutStroke(client: Field | null, key: Field | null, laboratory: NamedLaboratory | null): Field | null {
  if (client === null || key === null) return client;
  const letters = clientLettersOf(key.value, laboratory?.laboratory?.identifiers ?? []);
  const [stroke, ...name] = client.value;
  if (letters === null || stroke === undefined) return client;
  const value = name.join('');
  const begins = (text: string): boolean => joinedName(text).startsWith(joinedName(letters));
  return begins(value) && !begins(client.value) ? { ...client, value } : client;
}

/** The laboratory that the page names, and what stands most prominently at its head. */
function findLaboratory(
  { graph, laboratories, compounds }: FieldClues,
  labelled: readonly LabelledValue[],
  hosts: readonly HostField[],
  parties: readonly string[],
  sentTo: LabelledValue | null,
): { laboratory: NamedLaboratory | null; letterhead: Cell | null } {
  const isValue = (cell: Cell): boolean =>
    labelled.some(({ words }) => words.some((word) => cell.words.includes(word)));
  // Some reports are headed with what was tested.
  const isCompound = (cell: Cell): boolean => matchCompound(cell.text, compounds)?.whole === true;
  const isNoHead = (cell: Cell): boolean => isValue(cell) || isCompound(cell) || cell === sentTo?.cell;
  const letterhead = findLetterhead(graph, isNoHead);
  const named = labelled
    .filter(
      ({ field, place, label, text }) =>
        field === 'laboratory' && (place !== 'below' || label.endsWith(':') || hasAddressOf(nameBefore(text), hosts)),
    )
    .map(({ text }) => text);
  const stated = findStatedLaboratory(graph.cells);
  const registered = findRegisteredLaboratory({
    graph,
    letterhead,
    hosts,
    parties,
    labelled: stated?.byIssuer ? [...named, stated.name] : named,
    laboratories,
  });
  // Under its client's mark a laboratory's name stands smaller.
  const isClients = letterhead !== null && parties.some((party) => sameBusiness(party, letterhead.text));
  const own = isClients ? findLetterhead(graph, (cell) => isNoHead(cell) || cell === letterhead) : letterhead;
  const head = own && withOtherLine(own, graph, hosts);
  const isReport = ['client', 'date_received'].every((wanted) => labelled.some(({ field }) => field === wanted));
  const unregistered =
    findUnregisteredLaboratory(head, named, parties, hosts, stated) ??
    (isReport ? headOfReport(head, parties, hosts) : null);
  return { laboratory: registered ?? unregistered, letterhead };
}

/** Purity, masses, peaks and shares by weight. */
function findResults({ graph, toPicture }: FieldClues): Pick<Fields, 'purity' | 'masses' | 'peaks' | 'composition'> {
  const [purity] = findPurity(graph);
  const tables = findPeakTables(graph);
  const shares = tables.flatMap(({ peaks }) => peaks.map(({ percentCell }) => percentCell));
  const table = tables.find((one) => purity !== undefined && hasPeakOf(one, purity)) ?? tables[0];
  return {
    purity:
      purity === undefined
        ? null
        : {
            ...fieldOf(purity, purity.value, toPicture),
            decimals: purity.decimals,
            beside: percentagesBeside(purity, shares, graph),
            onPage: percentagesOnPage(shares, graph),
            ...(isQualified(purity, graph) ? { isQualified: true } : {}),
          },
    masses: findMasses(graph).map((mass) => ({
      ...fieldOf(mass, mass.value, toPicture),
      kind: mass.kind,
      decimals: mass.decimals,
      tolerance: mass.tolerance,
    })),
    peaks:
      table === undefined
        ? null
        : {
            rows: table.peaks.map((peak) => rowOfPeak(peak, toPicture)),
            totalPercent: table.totalPercent,
            totalArea: table.totalArea,
            complete: table.complete,
            others: tables.length - 1,
          },
    composition: findComposition(graph).map((part) => ({
      ...fieldOf(part, part.value, toPicture),
      part: part.part,
    })),
  };
}

/** Whether the main peak of a table is what the page gives as the purity. */
function hasPeakOf({ peaks }: PeakTable, { value, decimals }: Pick<PurityReading, 'value' | 'decimals'>): boolean {
  const main = Math.max(...peaks.map(({ percent }) => percent));
  return Math.abs(main - value) <= 10 ** -Math.max(1, decimals);
}

function rowOfPeak(peak: Peak, toPicture: FieldClues['toPicture']): PeakRow {
  const words = peak.cells.flatMap((cell) => cell.words);
  return {
    ...fieldOf({ ...peak.percentCell, words, label: 'area %' }, peak.percent, toPicture),
    valueBox: toPicture(peak.percentCell),
    decimals: peak.decimals,
    retention: peak.retention,
    area:
      peak.area === null || peak.areaCell === null ? null : fieldOfCell(peak.areaCell, peak.area, 'area', toPicture),
  };
}

/** What the vial was found to hold, and what it was said to hold: behind a label, in the product's name, or beside the result. */
function findAmounts(
  { graph, compounds, toPicture }: FieldClues,
  labelled: LabelledValue | null,
  dose: Field<number> | null,
  isOneCompound: boolean,
): Pick<Fields, 'content' | 'labelClaim'> {
  const { content, claim } = findContent(graph, compounds);
  const field = (amount: Amount): Field<number> => fieldOf(amount, amount.value, toPicture);
  const stated = labelled === null ? null : milligrams(labelled.text);
  const claimed = claim && field(claim);
  const labelClaim =
    labelled !== null && stated !== null
      ? fieldOf(labelled, stated, toPicture)
      : // The dose of a blend is that of all its parts; what stands beside a result is what it was to be.
        isOneCompound
        ? (dose ?? claimed)
        : (claimed ?? dose);
  const wanted = labelClaim?.value ?? null;
  if (content === null) return { content, labelClaim };
  // What several parts hold together is held against no claim of one of them.
  const settled =
    isTotalTitle(content.label) && !isStillParted(content)
      ? content
      : withMissingPoint(withoutMisreadColon(content, wanted), wanted);
  // What stands before the gap may be the amount, or of another thing.
  if (isStillParted(settled)) return { content: null, labelClaim };
  return { content: field(doubtedIfCutOff(settled, wanted)), labelClaim };
}

/** Whether a product is one compound, and no blend of several that bears a name of its own. */
function isSingle(compound: CompoundMatch | null): boolean {
  return compound !== null && !hasParts(compound);
}

/** The dose in a product's name, milligrams; null for a name of which only a part is a compound, or without a likely dose. */
function doseOf(sample: Field | null, compound: CompoundMatch | null): Field<number> | null {
  if (sample === null || compound?.whole === false) return null;
  const dose = milligrams(sample.text);
  return dose === null || dose === 0 || dose > MAX_DOSE ? null : { ...sample, value: dose };
}

function casNumberOf(text: string): string {
  return (/\d{2,7}\s?-\s?\d{2}\s?-\s?\d/.exec(text)?.[0] ?? text).replace(/\s/g, '');
}
