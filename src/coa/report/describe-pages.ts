import type { PageKind } from '../fields/page-kinds.ts';
import type { OtherPage, PageSummary } from '../fields/page-summary.ts';
import { plainIdentifier } from '../fields/text/letter-shapes.ts';
import { pagesInWords } from '../words/pages.ts';
import { bounded, quote } from '../words/quote.ts';

/** What a page is, as people say it, with its article. */
const IN_WORDS: Readonly<Record<PageKind, string>> = {
  certificate: 'a certificate of analysis',
  chromatogram: 'a second page: a chromatogram',
  spectrum: 'a second page: a mass spectrum',
  method: 'a second page: how the sample was analysed',
  letter: 'a letter that goes with a certificate',
  continuation: 'a later page, on which a certificate continues or ends',
  'little-text': 'a picture, or a page with hardly any text',
  other: 'a page of another kind',
};

/** Kinds of pages that belong to a certificate on another page. */
export const BELONGS_TO_ANOTHER: ReadonlySet<PageKind> = new Set([
  'chromatogram',
  'spectrum',
  'method',
  'letter',
  'continuation',
]);

/** Pages that are named one by one in a sentence for people, at most. */
const MAX_NAMED = 3;

/** What a page is, as a sentence for the evidence. */
export function describeKind(kind: PageKind): string {
  return `This reads as ${IN_WORDS[kind]}.`;
}

/** What another page of the file is, as a sentence for the evidence. */
export function describeOther(other: OtherPage): string {
  if (other.summary === null) return `${placeOf(other)} was not looked at: it has no text layer, and time ran out.`;
  const named = namesOf(other);
  const by = other.read === 'text layer' ? ', by its text layer,' : '';
  return `${placeOf(other)} reads${by} as ${IN_WORDS[other.summary.kind]}${named === '' ? '' : ` (${named})`}; it was not judged.`;
}

/**
 * Which other page to ask for, for a person: the one with the certificate where the page judged is none, else those on which it goes
 * on or is repeated, further certificates, and pages that were not looked at. "" where the file holds none of these.
 * @param isJudged whether the page that was judged is a certificate.
 * @param judged what that page says of itself, as far as it tells its report from others.
 * @param isUnread whether it may be a certificate and could not be read.
 */
export function otherPageToAskFor(
  others: readonly OtherPage[],
  isJudged: boolean,
  judged: Judged = { number: '', laboratory: '' },
  isUnread = false,
): string {
  const all = others.filter(({ summary }) => summary?.kind === 'certificate');
  const same = isJudged ? all.filter(({ summary }) => summary !== null && isSameReport(summary, judged)) : [];
  const certificates = all.filter((other) => !same.includes(other));
  const goesOn =
    same.length === 0
      ? ''
      : `${same.length === 1 ? 'Page' : 'Pages'} ${pagesInWords(same.map(({ page }) => page))} of this file ${same.length === 1 ? 'has' : 'have'} the same ${judged.number === '' ? 'batch' : 'number'}: the certificate continues there, or is repeated.`;
  const unread = notLookedAt(others, isJudged);
  if (certificates.length > 0) {
    const named = certificates.slice(0, MAX_NAMED).map(inBrief);
    const more = certificates.length - named.length;
    const list = `${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
    const how = unread === '' && certificates.every(({ place }) => place !== 'whole') ? CUT : HOW;
    const found = isJudged
      ? `This answer is about one certificate. The same file holds ${certificates.length === 1 ? 'another' : 'others'}: ${list}.`
      : isUnread
        ? `This page could not be read well enough. The same file holds ${certificates.length === 1 ? 'another certificate' : 'other certificates'}: ${list}.`
        : `The certificate seems to be on another page of this file: ${list}.`;
    return inSentences(goesOn, found, isJudged ? unread : '', how);
  }
  return goesOn === '' && unread === '' ? '' : inSentences(goesOn, unread, HOW);
}

/** What tells the report on the page that was judged from others. */
type Judged = Pick<PageSummary, 'number' | 'laboratory' | 'batch'>;

/** Whether a page is of the report that was judged: by its number, or by laboratory and batch where neither page has a number. */
function isSameReport(other: PageSummary, judged: Judged): boolean {
  if (judged.number !== '') return plainIdentifier(other.number) === plainIdentifier(judged.number);
  return (
    other.number === '' &&
    other.batch !== undefined &&
    other.batch === judged.batch &&
    other.laboratory !== '' &&
    other.laboratory === judged.laboratory
  );
}

/** That pages were not looked at, which must not read as if they had been found in order; "" where all were. */
function notLookedAt(others: readonly OtherPage[], isJudged: boolean): string {
  const pages = others.filter(({ read }) => read === 'not read').map(({ page }) => page);
  if (pages.length === 0) return '';
  const named = `${pages.length === 1 ? 'page' : 'pages'} ${pagesInWords(pages)} of this file`;
  return `There was no time to look at ${named}${isJudged ? ', so this answer says nothing about what is there' : ''}.`;
}

/** Sentences one after the other, without those that are empty. */
export const inSentences = (...sentences: string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ');

/** A sheet that shares its picture with another has no number to ask for. */
const CUT = 'Crop the picture to it and send that separately.';
const HOW =
  'Check the page you want next: the check page of this site has a button for each, and a program asks for it by its number.';

function placeOf({ page, place }: OtherPage): string {
  return place === 'whole' ? `Page ${page} of the file` : `The ${place} of page ${page}`;
}

function inBrief(other: OtherPage): string {
  const place = other.place === 'whole' ? `page ${other.page}` : `the ${other.place} of page ${other.page}`;
  const named = namesOf(other);
  return named === '' ? place : `${place} (${named})`;
}

function namesOf({ summary }: OtherPage): string {
  if (summary === null) return '';
  const { laboratory, product, number } = summary;
  return [
    laboratory === '' ? null : bounded(laboratory),
    product === '' ? null : quote(product),
    number === '' ? null : `number ${bounded(number)}`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}
