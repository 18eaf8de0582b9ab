import type { Evidence } from '../../../coa/report/report.ts';
import { pagesInWords } from '../../../coa/words/pages.ts';
import { KINDS, listPages, namesOf } from './list-pages.ts';

type Place = Evidence['other_pages'][number]['place'];

/** The part of a page that lies beside another part of it. */
const BESIDE: Readonly<Partial<Record<Place, Place>>> = {
  'left half': 'right half',
  'right half': 'left half',
  'upper part': 'lower part',
  'lower part': 'upper part',
};

/**
 * What of the file an answer says nothing about, in a sentence or two for a person: the other sheet in the same picture, and
 * pages that were not looked at. "" where the answer is about all of it, or its pages are listed by what is on them.
 */
export function scopeInWords(evidence: Pick<Evidence, 'page' | 'other_pages'>): string {
  const { page, other_pages: others } = evidence;
  const parts = others.filter((other) => other.place !== 'whole' && other.page === page.number);
  const unread = listPages(evidence).flatMap((other) => (other.isUnread ? other.page : []));
  const said = parts.length === 1 ? parts.map((part) => ofPart(part, page.pages)) : [];
  return [...said, ...(unread.length > 0 ? [ofUnread(unread)] : [])].join(' ');
}

function ofPart(other: Evidence['other_pages'][number], pages: number): string {
  const { page, place, kind } = other;
  const checked = `Only the ${BESIDE[place]} of ${pages > 1 ? `page ${page}` : 'the picture'} was checked.`;
  if (kind !== null && kind !== 'certificate') return `${checked} The ${place} is ${KINDS[kind]}.`;
  const named = namesOf(other);
  return `${checked} The ${place} is another certificate${named === '' ? '' : ` (${named})`}: cut it out and check it by itself.`;
}

function ofUnread(pages: readonly number[]): string {
  return pages.length === 1
    ? `Page ${pages[0]} of the file was not looked at: this answer says nothing about what is there.`
    : `Pages ${pagesInWords(pages)} of the file were not looked at: this answer says nothing about what is there.`;
}
