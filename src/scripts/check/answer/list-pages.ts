import type { Evidence } from '../../../coa/report/report.ts';

/** A page of the file that can be asked for. */
export interface ListedPage {
  /** From 1. */
  page: number;
  /** Whether it reads as a certificate, or was not looked at and may be one. */
  isLikely: boolean;
  /** Whether it was not looked at. */
  isUnread: boolean;
  /** What it is: "Partnerlab, BPC-157, number 12345", "a letter", "not looked at". */
  about: string;
}

/** What a page is, with its article. */
export const KINDS: Readonly<Record<NonNullable<Evidence['other_pages'][number]['kind']>, string>> = {
  certificate: 'a certificate',
  chromatogram: 'a chromatogram',
  spectrum: 'a mass spectrum',
  method: 'a method',
  letter: 'a letter',
  continuation: 'where a certificate goes on',
  'little-text': 'hardly any text',
  other: 'a page of another kind',
};

/** The pages of a file besides the one that was judged: certificates first, then those not looked at, then the others. */
export function listPages({ page: judged, other_pages: others }: Pick<Evidence, 'page' | 'other_pages'>): ListedPage[] {
  const pages = Array.from({ length: judged.pages }, (_, index) => index + 1).filter((page) => page !== judged.number);
  const listed = pages.map((page) => {
    const other = others.find((one) => one.page === page && one.place === 'whole');
    const kind = other?.kind ?? null;
    return { page, rank: kind === 'certificate' ? 0 : kind === null ? 1 : 2, about: aboutOf(other) };
  });
  return listed
    .sort((left, right) => left.rank - right.rank)
    .map(({ page, rank, about }) => ({ page, isLikely: rank < 2, isUnread: rank === 1, about }));
}

function aboutOf(other: Evidence['other_pages'][number] | undefined): string {
  if (other === undefined || other.kind === null) return 'not looked at';
  const { kind } = other;
  const named = namesOf(other);
  if (kind === 'certificate' && named !== '') return named;
  return named === '' ? KINDS[kind] : `${KINDS[kind]} (${named})`;
}

/** What a page names: "Partnerlab, BPC-157, number 12345"; "" where nothing was read of that. */
export function namesOf({ laboratory, product, number }: Evidence['other_pages'][number]): string {
  return [laboratory, product, number === '' ? '' : `number ${number}`].filter(Boolean).join(', ');
}
