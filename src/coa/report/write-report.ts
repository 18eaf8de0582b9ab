import type { Field, Fields } from '../fields/fields.ts';
import { isFirm } from '../fields/firm-reading.ts';
import { laterDay, newestDate } from '../fields/last-day.ts';
import { numberOf, type OtherPage } from '../fields/page-summary.ts';
import { alteredPagesText } from '../verdict/altered-pages.ts';
import type { Decision } from '../verdict/decide.ts';
import type { CheckResult } from '../verdict/run-checks.ts';
import { inWords } from '../words/days.ts';
import { bounded, quote } from '../words/quote.ts';
import { describeLookUp } from './describe-look-up.ts';
import { inSentences, otherPageToAskFor } from './describe-pages.ts';
import { isJudged, isOnlyUntimely, isTold } from './is-judged.ts';
import { namesIssuer } from './names-issuer.ts';
import { nextPicture, type PoorReading } from './next-picture.ts';
import { namesCompound, speaksFor } from './speaks-for.ts';
import { weightiestFirst } from './weightiest-first.ts';
import { WHAT_TO_ASK } from './what-to-ask.ts';

/** All that a report is written from. */
export interface ReportContext {
  reading: PoorReading;
  decision: Decision;
  results: readonly CheckResult[];
  fields: Fields;
  vendor: string | null;
  partnerName: string;
  staleMonths: number;
  /** The day of the check, `YYYY-MM-DD`. */
  today: string;
  /** The other pages of the file. */
  others: readonly OtherPage[];
}

/** Sentences about a certificate, as flags and apart from them. */
export interface Flags {
  /** What speaks for it. */
  green: string[];
  /** What speaks against it: first what the verdict follows from, then the weightiest; only the first of a page that was not judged. */
  red: string[];
  /** What is worth knowing and holds nothing against it. */
  notes: string[];
}

/** The sentences of the checks for and against a certificate, and those that are only worth knowing. */
export function writeFlags({
  results,
  decision,
  fields,
}: Pick<ReportContext, 'results' | 'decision' | 'fields'>): Flags {
  const failures = results
    .flatMap(({ check, finding }) =>
      finding?.outcome === 'fail' && finding.flag !== undefined
        ? [{ id: check.id, flag: finding.flag, severity: finding.severity ?? 'note' }]
        : [],
    )
    .sort(weightiestFirst(decision.because));
  const told = isTold(decision.because);
  const sentences = (wanted: boolean): string[] =>
    failures.filter(({ id, severity }) => (severity === 'note') === wanted && told(id)).map(({ flag }) => flag);
  return {
    green: results.filter(speaksFor({ results, decision, fields })).flatMap(({ finding }) => finding?.flag ?? []),
    red: sentences(false),
    notes: sentences(true),
  };
}

/** What was seen and what it means, for a person; what is worth knowing and holds nothing against the page comes last. */
export function writePlainEnglish(context: ReportContext): string {
  const { notes } = writeFlags(context);
  const said = writeMeaning(context);
  return notes.length === 0 || !isJudged(context.decision.because) ? said : `${said} Worth knowing: ${notes.join(' ')}`;
}

/** With every answer that recognises a laboratory: what such an answer is worth. */
const NOT_CONFIRMED = `A picture cannot prove that nothing was changed. ${alteredPagesText()} Not confirmed yet: only the laboratory's own copy confirms a report.`;

/** What speaks against a page besides that from which its verdict follows, as in the flags; empty where nothing does. */
function whatElse(context: ReportContext, reasons: readonly string[]): string {
  const others = writeFlags(context).red.filter((flag) => !reasons.includes(flag));
  return others.length === 0 ? '' : ` Also against it, or in doubt: ${others.join(' ')}`;
}

function writeMeaning(context: ReportContext): string {
  const { decision, fields, results, vendor, partnerName, staleMonths } = context;
  const lab = fields.laboratory?.name;
  const reasons = results.flatMap(({ check, finding }) =>
    decision.because.includes(check.id) && finding?.flag ? [finding.flag] : [],
  );
  // No name is told of a page of which too little was read (`assembleReport`).
  const about = decision.because.includes('too-little-read')
    ? LITTLE_READ
    : describeReading(decision, fields, context.today);
  const restsOn = new Set(
    results.flatMap(({ check, finding }) => (decision.because.includes(check.id) ? (finding?.rests ?? []) : [])),
  );
  const twice = ` We read ${restsOn.size === 1 ? 'this part' : 'these parts'} twice to be sure.`;
  switch (decision.verdict) {
    case 'genuine-independent':
      return `${about} It reads as a report by ${partnerName}, an independent laboratory, and nothing we checked speaks decisively against it.${cutOff(fields)} ${NOT_CONFIRMED}`;
    case 'real-lab-not-partnerlab':
      return `${about} ${bounded(lab ?? '')} is a laboratory on our list, and nothing we checked speaks decisively against the page.${cutOff(fields)} ${NOT_CONFIRMED}`;
    case 'self-made':
      return `${about} ${reasons.join(' ')} That is a statement by the seller or maker about its own product, not an independent test.${whatElse(context, reasons)}`;
    case 'borrowed':
      return `${about} ${reasons.join(' ')} The report may be real, but a report on another business's sample says nothing about what ${vendor ?? 'this vendor'} sells.${whatElse(context, reasons)}`;
    case 'fabricated':
      return `${about} It shows signs consistent with fabrication or alteration. ${reasons.join(' ')}${restsOn.size > 0 ? twice : ''} We cannot tell who changed what, or why; ask the laboratory before you rely on it.`;
    case 'stale':
      return `${about} ${reasons.join(' ')} A report older than ${staleMonths} months says little about what is sold today.${whatElse(context, reasons)} ${NOT_CONFIRMED}`;
    case 'unclear':
      if (decision.because.includes('reading-cut-short'))
        return `${about} The page took too long to read, so we read only part of it, and we do not judge a page on part of its text.`;
      if (decision.because.includes('several-certificates'))
        return `${reasons.join(' ')} Values from one would be compared with those of another, so we judge one at a time.`;
      if (decision.because.includes('several-frames'))
        return `${about} ${reasons.join(' ')} Another may show something else.`;
      if (isOnlyUntimely(decision.because)) return `${about} ${reasons.join(' ')} That says nothing against the page.`;
      if (!isJudged(decision.because)) return `We could not judge this picture. ${reasons.join(' ')}`;
      if (isOnlyUnlisted(decision, fields)) return `${about} ${reasons.join(' ')} That proves nothing either way.`;
      return `${about} ${reasons.join(' ')} This is a reason to ask the ${fields.laboratory === null ? 'vendor' : 'laboratory'}, not proof that anything was changed.`;
  }
}

/** With a page that is recognised although nothing on it says for whom and when it was written: its head may be missing. */
function cutOff({ client, dates }: Fields): string {
  return client === null && dates.length === 0
    ? ' We found neither a client nor a date on it: if part of the page is cut off, send the whole page.'
    : '';
}

/** Whether all that is open is that the laboratory named is not on our list. */
function isOnlyUnlisted({ because }: Decision, { laboratory }: Fields): boolean {
  return (
    laboratory !== null && laboratory.laboratory === null && because.every((id) => id === 'laboratory-not-registered')
  );
}

/** What to do next, with the laboratory's own look-up where it has one, and the page to ask for where the file has others. */
export function writeWhatToDo(context: ReportContext): string {
  const judged = isJudged(context.decision.because);
  const asking = otherPageToAskFor(context.others, judged, numberOf(context.fields));
  // Where the certificate stands on another page, that is the one thing to do.
  if (!judged && asking !== '') return asking;
  return inSentences(whatToDoAbout(context), asking);
}

function whatToDoAbout({ decision, fields, reading }: ReportContext): string {
  const lookUp = describeLookUp(fields);
  switch (decision.verdict) {
    case 'genuine-independent':
    case 'real-lab-not-partnerlab':
      return `${lookUp} Compare every field with the page in front of you. Remember that it describes the sample the laboratory received, not the vial in your hand.`;
    case 'self-made':
      return WHAT_TO_ASK['self-made'];
    case 'borrowed':
      return `${WHAT_TO_ASK.borrowed} ${lookUp}`;
    case 'fabricated':
      return `Do not rely on this page. ${lookUp} ${WHAT_TO_ASK.fabricated}`;
    case 'stale':
      return `${WHAT_TO_ASK.stale} ${lookUp}`;
    case 'unclear':
      if (decision.because.includes('reading-cut-short'))
        return `Send only the part of the page with the results, as a sharp, straight picture. ${lookUp}`;
      if (decision.because.includes('several-certificates'))
        return 'Crop the picture to one certificate, from top to bottom, and send each one as a separate picture.';
      if (!isJudged(decision.because)) return nextPicture(reading, fields);
      if (isOnlyUntimely(decision.because))
        return `Check the same file again in a few minutes: whatever read it was busy. ${lookUp}`;
      if (decision.because.includes('several-frames'))
        return `Send a still picture: a screenshot of the page, or the original file. ${lookUp}`;
      if (fields.laboratory === null)
        return 'If the page shows a laboratory’s name, find that laboratory’s own site yourself and ask it to confirm the report. If the top of the page is cut off, send the whole page.';
      if (fields.laboratory?.laboratory) return lookUp;
      return 'Look for the laboratory in a company or accreditation register before you write to it, and find its own site yourself, not through the page or the vendor; or ask the vendor for a report by a laboratory with a public look-up.';
  }
}

/** The client as a fact; "" where none was read, or not surely enough. */
export function clientToTell({ client }: Fields): string {
  return client !== null && isFirm(client) ? client.value : '';
}

/** The laboratory as a fact; "" where none was read, or its name not alike when it was read again. */
export function laboratoryToTell({ laboratory }: Fields): string {
  return laboratory === null || laboratory.disputed ? '' : laboratory.name;
}

const HARD_TO_READ = ' (hard to read)';
/** What is added to a reading that is not firm. */
const unlessFirm = (field: Field<unknown>): string => {
  if (field.cutAtEdge) return ' (at the edge of the picture, perhaps cut off)';
  return isFirm(field) ? '' : HARD_TO_READ;
};

const LITTLE_READ = 'Little could be read on this page.';

/** One sentence on what the page says of itself. */
function describeReading(decision: Decision, fields: Fields, today: string): string {
  const parts = [
    fields.laboratory === null || !namesIssuer(decision, fields)
      ? null
      : `laboratory ${quote(fields.laboratory.name)}${fields.laboratory.disputed ? HARD_TO_READ : ''}`,
    fields.client === null ? null : `client ${quote(fields.client.value)}${unlessFirm(fields.client)}`,
    fields.sample === null
      ? null
      : `product ${quote(fields.sample.value)}${namesCompound(fields) ? '' : unlessFirm(fields.sample)}`,
    fields.purity === null ? null : `purity ${fields.purity.value} %${unlessFirm(fields.purity)}`,
  ].filter((part) => part !== null);
  const newest = newestDate(fields, today);
  const when = newest === null ? '' : `, newest date ${inWords(laterDay(newest))}${unlessFirm(newest)}`;
  return parts.length === 0 ? LITTLE_READ : `We read: ${parts.join(', ')}${when}.`;
}
