import type { Field, Fields } from '../fields/fields.ts';
import { isFirm } from '../fields/firm-reading.ts';
import { laterDay, newestDate } from '../fields/last-day.ts';
import { numberOf, type OtherPage } from '../fields/page-summary.ts';
import type { Decision } from '../verdict/decide.ts';
import type { CheckResult } from '../verdict/run-checks.ts';
import { inWords } from '../words/days.ts';
import { bounded, quote } from '../words/quote.ts';
import { otherPageToAskFor } from './describe-pages.ts';
import { nextPicture, type PoorReading } from './next-picture.ts';

export interface ReportContext {
  reading: PoorReading;
  decision: Decision;
  results: readonly CheckResult[];
  fields: Fields;
  vendor: string | null;
  partnerName: string;
  staleMonths: number;
  /** The other pages of the file. */
  others: readonly OtherPage[];
}

/**
 * Sentences for what speaks against and for a certificate, the weightiest first. What is said of a laboratory that the page only
 * quotes does not speak for the page.
 */
export function writeFlags({ results, decision, fields }: Pick<ReportContext, 'results' | 'decision' | 'fields'>): {
  green: string[];
  red: string[];
} {
  const quoted = namesIssuer(decision, fields) ? undefined : fields.laboratory?.name;
  const order = { decisive: 0, doubt: 1, note: 2 } as const;
  const red = results
    .flatMap(({ finding }) =>
      finding?.outcome === 'fail' && finding.flag !== undefined
        ? [{ flag: finding.flag, weight: order[finding.severity ?? 'note'] }]
        : [],
    )
    .sort((a, b) => a.weight - b.weight)
    .map(({ flag }) => flag);
  const green = results.flatMap(({ finding }) =>
    finding?.outcome === 'pass' && finding.flag !== undefined ? [finding.flag] : [],
  );
  return { green: quoted === undefined ? green : green.filter((flag) => !flag.includes(quoted)), red };
}

/** Whether the laboratory that a page names is said to have issued it: a sheet of the seller's own only quotes one of our list. */
export function namesIssuer({ verdict }: Decision, { laboratory }: Fields): boolean {
  return laboratory !== null && (verdict !== 'self-made' || laboratory.laboratory === null);
}

/** What was seen and what it means, for a person. */
export function writePlainEnglish(context: ReportContext): string {
  const { decision, fields, results, vendor, partnerName, staleMonths } = context;
  const lab = fields.laboratory?.name;
  const reasons = results.flatMap(({ check, finding }) =>
    decision.because.includes(check.id) && finding?.flag ? [finding.flag] : [],
  );
  const about = describeReading(decision, fields);
  const readFromPage = results.some(
    ({ check, finding }) => decision.because.includes(check.id) && (finding?.rests?.length ?? 0) > 0,
  );
  switch (decision.verdict) {
    case 'genuine-independent':
      return `${about} It reads as a report of ${partnerName}, an independent laboratory, and nothing we checked speaks decisively against it. A picture cannot prove that nothing was changed: only the laboratory can confirm its report.`;
    case 'real-lab-not-partnerlab':
      return `${about} ${bounded(lab ?? '')} is a laboratory on our list, and nothing we checked speaks decisively against the page. A picture cannot prove that nothing was changed: only the laboratory can confirm its report.`;
    case 'self-made':
      return `${about} ${reasons.join(' ')} That is a statement by the seller or maker about its own product, not an independent test.`;
    case 'borrowed':
      return `${about} ${reasons.join(' ')} The report may be real, but it describes another business's sample and says nothing about what ${vendor ?? 'this vendor'} sells.`;
    case 'fabricated':
      return `${about} It shows signs consistent with fabrication or alteration. ${reasons.join(' ')}${readFromPage ? ' We read this part twice to be sure.' : ''} We cannot tell who changed what, or why; ask the laboratory before you rely on it.`;
    case 'stale':
      return `${about} ${reasons.join(' ')} A report older than ${staleMonths} months says little about what is sold today.`;
    case 'unclear':
      if (decision.because.includes('reading-cut-short'))
        return `${about} The page took too long to read, so we read only part of it, and we do not judge a page by a part.`;
      if (decision.because.includes('several-certificates'))
        return `${reasons.join(' ')} Values of one would be held against those of another, so we judge one at a time.`;
      if (JUDGES_NO_PAGE.some((id) => decision.because.includes(id)))
        return `We could not judge this picture. ${reasons.join(' ')}`;
      return `${about} ${reasons.join(' ')} This is a reason to ask the ${fields.laboratory === null ? 'vendor' : 'laboratory'}, not proof that anything was changed.`;
  }
}

/** What to do next, with the laboratory's own look-up where it has one, and the page to ask for where the file has others. */
export function writeWhatToDo(context: ReportContext): string {
  const isJudged = !JUDGES_NO_PAGE.some((id) => context.decision.because.includes(id));
  const asking = otherPageToAskFor(context.others, isJudged, numberOf(context.fields));
  // Where the certificate stands on another page, that is the one thing to do.
  if (!isJudged && asking !== '') return asking;
  return [whatToDoAbout(context), asking].filter((part) => part !== '').join(' ');
}

/** Checks that say that a page cannot be judged. */
const JUDGES_NO_PAGE = ['too-little-read', 'page-not-a-certificate'];

function whatToDoAbout({ decision, fields, partnerName, reading }: ReportContext): string {
  const lookUp = describeLookUp(fields);
  switch (decision.verdict) {
    case 'genuine-independent':
    case 'real-lab-not-partnerlab':
      return `${lookUp} Compare every field with the page in front of you. Remember that it describes the sample the laboratory received, not the vial in your hand.`;
    case 'self-made':
      return 'Ask the vendor for a report by an independent laboratory for the batch you would receive, with a number you can look up at that laboratory.';
    case 'borrowed':
      return `Ask the vendor for a report made out to its own business, for the batch it sells. ${lookUp}`;
    case 'fabricated':
      return `Do not rely on this page. ${lookUp} Ask the vendor for the original file and for an explanation.`;
    case 'stale':
      return `Ask the vendor for a current report of the batch on sale. ${lookUp}`;
    case 'unclear':
      if (decision.because.includes('reading-cut-short'))
        return `Send the part of the page with the results alone, as a sharp, straight picture. ${lookUp}`;
      if (decision.because.includes('several-certificates'))
        return 'Cut the picture to one certificate, from its head to its foot, and send each as a picture of its own.';
      if (JUDGES_NO_PAGE.some((id) => decision.because.includes(id))) return nextPicture(reading, fields);
      if (fields.laboratory === null)
        return 'If the page shows a laboratory’s name, find that laboratory’s own site by yourself and ask it to confirm the report. If the head of the page is cut off, send the whole page.';
      if (fields.laboratory?.laboratory) return lookUp;
      return `Find the laboratory's own site by yourself, not through the page or the vendor, and ask it to confirm the report. A report by ${partnerName} or another laboratory on our list can be looked up.`;
  }
}

function describeLookUp(fields: Fields): string {
  const laboratory = fields.laboratory?.laboratory;
  if (!laboratory) return 'The page names no laboratory on our list, so we cannot point you to a look-up.';
  return `${lookUpAt(laboratory, fields)}${laboratory.reports_seen === 'none' ? ' We have seen no report of this laboratory ourselves: what we know of it is what it or others say.' : ''}`;
}

/** A laboratory on our list, as a page names it. */
type Listed = NonNullable<NonNullable<Fields['laboratory']>['laboratory']>;

function lookUpAt(laboratory: Listed, fields: Fields): string {
  if (laboratory.verification === null) {
    const site = laboratory.hosts.find((host) => host.use === 'site')?.host;
    return `We know of no public look-up of ${laboratory.name}: ask the laboratory itself${site === undefined ? '' : ` (${site})`} to confirm the report${fields.reportNumber === null ? '' : ` number ${bounded(fields.reportNumber.value)}`}.`;
  }
  const { url } = laboratory.verification;
  const values = [
    fields.reportNumber === null ? null : `report number ${bounded(fields.reportNumber.value)}`,
    fields.key === null ? null : `key ${bounded(fields.key.value)}`,
    laboratory.verification.needs.includes('batch') && fields.batch !== null
      ? `batch ${bounded(fields.batch.value)}`
      : null,
  ].filter((value) => value !== null);
  return `Look the report up at ${url} (type the address yourself)${values.length === 0 ? '' : ` with ${values.join(' and ')} (check ${values.length === 1 ? 'it' : 'them'} against the page)`}.`;
}

/** The client as a fact; "" where none was read, or not surely enough. */
export function clientToTell({ client }: Fields): string {
  return client !== null && isFirm(client) ? client.value : '';
}

/** What is added to a reading that is not firm. */
const unlessFirm = (field: Field<unknown>): string => (isFirm(field) ? '' : ' (hard to read)');

/** One sentence on what the page says of itself. */
function describeReading(decision: Decision, fields: Fields): string {
  const parts = [
    fields.laboratory === null || !namesIssuer(decision, fields) ? null : `laboratory ${quote(fields.laboratory.name)}`,
    fields.client === null ? null : `client ${quote(fields.client.value)}${unlessFirm(fields.client)}`,
    // A name that is a compound's to the letter was read rightly, however faint it is.
    fields.sample === null
      ? null
      : `product ${quote(fields.sample.value)}${fields.compound?.certainty === 1 ? '' : unlessFirm(fields.sample)}`,
    fields.purity === null ? null : `purity ${fields.purity.value} %${unlessFirm(fields.purity)}`,
  ].filter((part) => part !== null);
  const newest = newestDate(fields);
  const when = newest === null ? '' : `, newest date ${inWords(laterDay(newest))}${unlessFirm(newest)}`;
  return parts.length === 0 ? 'Little could be read on this page.' : `We read: ${parts.join(', ')}${when}.`;
}
