import { MIN_WORDS_TO_JUDGE } from '../checks/limits.ts';
import type { Field, Fields } from '../fields/fields.ts';
import { isFirm } from '../fields/firm-reading.ts';
import { eitherDay, laterDay, newestDate } from '../fields/last-day.ts';
import { type OtherPage, summaryOf } from '../fields/page-summary.ts';
import { purityInWords } from '../fields/purity-in-words.ts';
import { alteredPagesText } from '../verdict/altered-pages.ts';
import type { Decision } from '../verdict/decide.ts';
import type { CheckResult } from '../verdict/run-checks.ts';
import { bounded, quote } from '../words/quote.ts';
import { describeLookUp } from './describe-look-up.ts';
import { BELONGS_TO_ANOTHER, describeKind, inSentences, otherPageToAskFor } from './describe-pages.ts';
import { isJudged, isOnlyUntimely, isTold } from './is-judged.ts';
import { namesIssuer } from './names-issuer.ts';
import { nextPicture, type PoorReading } from './next-picture.ts';
import { BLURRED_CONFIDENCE } from './poor-picture.ts';
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
  const untimely = untimelyIn(context);
  const others = writeFlags(context).red.filter((flag) => !reasons.includes(flag) && flag !== untimely);
  const against = others.length === 0 ? '' : ` Also against it, or in doubt: ${others.join(' ')}`;
  return untimely === undefined ? against : `${against} ${untimely} That says nothing against the page.`;
}

/** What there was no time to compare, as its check says it; undefined where there was time for everything. */
function untimelyIn({ results }: Pick<ReportContext, 'results'>): string | undefined {
  return results.find(({ check, finding }) => check.id === 'comparison-cut-short' && finding?.outcome === 'fail')
    ?.finding?.flag;
}

function writeMeaning(context: ReportContext): string {
  const { decision, fields, results, vendor, partnerName, staleMonths } = context;
  const lab = fields.laboratory?.name;
  const reasons = results.flatMap(({ check, finding }) =>
    decision.because.includes(check.id) && finding?.flag ? [finding.flag] : [],
  );
  // No name is told of a page of which too little was read (`assembleReport`).
  const about = decision.because.includes('too-little-read') ? LITTLE_READ : describeReading(context);
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
      return `${about} It shows signs consistent with fabrication or alteration. ${reasons.join(' ')}${restsOn.size > 0 ? twice : ''}${whatElse(context, reasons)} We cannot tell who changed what, or why; ask the laboratory before you rely on it.`;
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
      return `${about} ${reasons.filter((reason) => reason !== untimelyIn(context)).join(' ')} This is a reason to ask the ${fields.laboratory === null ? 'vendor' : 'laboratory'}, not proof that anything was changed.${whatElse(context, reasons)}`;
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
  const { because } = context.decision;
  const isUnread = because.includes('too-little-read') && context.fields.pageKind === 'certificate';
  const asking = otherPageToAskFor(context.others, judged, summaryOf(context.fields), isUnread);
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
      // A sheet that quotes a report gives what it can be looked up by.
      return fields.quotingPhrases.length > 0 && fields.laboratory?.laboratory
        ? `${WHAT_TO_ASK['self-made']} The report that this sheet quotes can be confirmed by the laboratory alone. ${lookUp}`
        : WHAT_TO_ASK['self-made'];
    case 'borrowed':
      return `${WHAT_TO_ASK.borrowed} ${lookUp}`;
    case 'fabricated':
      return `Do not rely on this page. ${lookUp} ${WHAT_TO_ASK.fabricated}`;
    case 'stale':
      return `${WHAT_TO_ASK.stale} ${lookUp}`;
    case 'unclear':
      if (decision.because.includes('reading-cut-short'))
        // What was not read may name a laboratory.
        return inSentences(
          'Send only the part of the page with the results, as a sharp, straight picture.',
          fields.laboratory === null ? '' : lookUp,
        );
      if (decision.because.includes('several-certificates'))
        return 'Crop the picture to one certificate, from top to bottom, and send each one as a separate picture.';
      if (!isJudged(decision.because)) return nextPicture(reading, fields);
      if (isOnlyUntimely(decision.because))
        return `Check the same file again in a few minutes: the machine that read it was busy. ${lookUp}`;
      if (decision.because.includes('several-frames'))
        return `Send a still picture: a screenshot of the page, or the original file. ${lookUp}`;
      // Who copies a laboratory's reports can set up a page that confirms them.
      if (fields.imitated !== null)
        return `What ${quote(fields.imitated.host)} shows confirms nothing. Ask the vendor which laboratory tested the sample, find that laboratory’s own site yourself, and look the report up there.`;
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
function describeReading({ decision, fields, today, reading }: ReportContext): string {
  const parts = [
    fields.laboratory === null || !namesIssuer(decision, fields)
      ? null
      : `laboratory ${quote(fields.laboratory.name)}${fields.laboratory.disputed ? HARD_TO_READ : ''}`,
    fields.client === null ? null : `client ${quote(fields.client.value)}${unlessFirm(fields.client)}`,
    fields.sample === null
      ? null
      : `product ${quote(fields.sample.value)}${namesCompound(fields) ? '' : unlessFirm(fields.sample)}`,
    fields.purity === null
      ? contentInWords(fields)
      : `purity ${purityInWords(fields.purity)}${unlessFirm(fields.purity)}`,
  ].filter((part) => part !== null);
  const newest = describeNewest(fields, today);
  const when = newest === null ? '' : `, newest date ${newest}`;
  if (parts.length > 0) return `We read: ${parts.join(', ')}${when}.${whatIsMissing(decision, fields)}`;
  const { words, confidence } = reading;
  if (words < MIN_WORDS_TO_JUDGE || confidence < BLURRED_CONFIDENCE || decision.because.includes('reading-cut-short'))
    return LITTLE_READ;
  const kind = BELONGS_TO_ANOTHER.has(fields.pageKind) ? `${describeKind(fields.pageKind)} ` : '';
  return `${kind}We read no client, product or purity on it.${newest === null ? '' : ` Its newest date is ${newest}.`}`;
}

/** What a page without a purity says of how much there is: its content, or what it gives in international units. */
function contentInWords({ content, activity }: Fields): string | null {
  const given = content ?? activity;
  return given && `${content === null ? 'activity' : 'content'} ${quote(given.text)}${unlessFirm(given)}`;
}

/** The newest date in words, well read where one of those of that day was; null where there is none. */
function describeNewest(fields: Fields, today: string): string | null {
  const newest = newestDate(fields, today);
  if (newest === null) return null;
  const day = laterDay(newest);
  const alike = fields.dates.filter((date) => date.role === newest.role && laterDay(date) === day);
  const best = alike.find((date) => isFirm(date) && !date.cutAtEdge) ?? newest;
  return `${eitherDay(newest)}${newest.role === 'manufactured' ? ' (of manufacture)' : ''}${unlessFirm(best)}`;
}

/** That a certificate gives no purity, of which people would take it to speak: it may be about contaminants alone. */
function whatIsMissing(
  { because }: Decision,
  { purity, content, activity, pageKind, certificateMarks }: Fields,
): string {
  if (purity !== null || pageKind !== 'certificate' || because.includes('reading-cut-short')) return '';
  if (content !== null || activity !== null) return ' We read no purity on it.';
  return certificateMarks.includes('contaminants')
    ? ' We read neither a purity nor a content on it: it seems to be about contaminants, such as endotoxins, microbes or metals, and says nothing of how much peptide there is or how pure it is.'
    : ' We read neither a purity nor a content on it.';
}
