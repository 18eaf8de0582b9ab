import { z } from 'zod';
import { type Box, centreWithin } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import type { PlacedWord } from '../features/measured-word.ts';
import { median } from '../statistics.ts';
import { CodeBeside, type CodePlace, placeOfCode, shownAt } from './code-place.ts';

/** The code that a laboratory prints on its pages, as learned from genuine ones. */
export const LearnedCode = z.object({
  /** On how many pages one was read, of how many. */
  on: z.number().int().nonnegative(),
  of: z.number().int().positive(),
  /** Median side, in heights of the page's words. */
  side: z.number().positive(),
  /** Pixels of its side from which on the code of every page was read, made smaller and compressed; null where that was not tried. */
  read_from: z.number().positive().nullable().default(null),
  /** The words beside which it stands; none where that was not learned. */
  beside: z.array(CodeBeside).default([]),
  /** The earliest day of these pages; what older ones carry is not known. */
  since: z.iso.date(),
});
export type LearnedCode = z.infer<typeof LearnedCode>;

/**
 * What one page tells of its code: its side in heights of the page's words, the pixels of the smallest side at which it was read, and
 * the page's newest day; null where there is none.
 */
export interface CodeOnPage {
  side: number | null;
  smallest: number | null;
  day: string | null;
}

/** What became of the code that a laboratory prints on every page. */
export interface CodeMark {
  /** Null where the laboratory is not known to print one on every page. */
  learned: LearnedCode | null;
  /** Whether a code was read on this page; null when codes could not be looked for. */
  isRead: boolean | null;
  /** Whether one of those read is not known to lead to somebody else's site. */
  isOwnRead: boolean;
  /** Whose site the code leads to that stands where the laboratory sets its own; null where none does. */
  leadsTo: string | null;
  /** Whether one too small to be decoded lies on the page that is not the one of the number or key printed (see `recogniseCode`). */
  isOfAnother: boolean;
  /** Whether one was found that could not be read: the picture shows it too small, blurred or covered in part. */
  isUnreadable: boolean;
  /** Whether the picture is large enough for the code that should be there. */
  isLarge: boolean;
  /** What the page shows where it should be. */
  place: CodePlace;
}

/** A code that leads to somebody else's site. */
export interface OtherCode {
  host: string;
  box: Box;
}

/** Pages that must all carry a code before its absence says anything. */
const MIN_PAGES = 10;
/** Modules of the larger codes in use (version 5); and pixels of each from which on codes on genuine pages are read: those of one laboratory all were at 2. */
const MODULES = 37;
const MIN_MODULE = 2.2;

/** How much larger than the smallest that is read a code must be to be looked for: pictures are blurred in other ways, too. */
const ROOM = 1.1;

/** Learns whether a laboratory prints a code on every page; null where too few pages have a day and a code. @param beside as `learnBeside` gives it. */
export function learnCode(pages: readonly CodeOnPage[], beside: readonly CodeBeside[] = []): LearnedCode | null {
  const sides = pages.flatMap(({ side }) => side ?? []);
  const [since] = pages.flatMap(({ day }) => day ?? []).sort();
  if (sides.length === 0 || since === undefined) return null;
  const smallest = pages.flatMap((page) => page.smallest ?? []);
  return {
    on: sides.length,
    of: pages.length,
    side: Number(median(sides).toPrecision(3)),
    read_from: smallest.length === 0 ? null : Math.ceil(Math.max(...smallest)),
    beside: [...beside],
    since,
  };
}

/**
 * What a page's codes say beside those of its laboratory's other pages.
 * @param codes how many were read, which of them lead to somebody else's site than the laboratory's, how many were found that could not be
 *   read, and whether one is another report's; null when they could not be looked for.
 */
export function markOf(
  learned: LearnedCode | null,
  codes: { read: number; others: readonly OtherCode[]; unreadable: number; isOfAnother?: boolean } | null,
  { picture, words }: { picture: Pixels; words: readonly PlacedWord[] },
): CodeMark {
  const onEvery = learned !== null && learned.on === learned.of && learned.of >= MIN_PAGES ? learned : null;
  const heights = words.map(({ box: [, , , height] }) => height);
  const place = onEvery === null ? null : placeOfCode(words, onEvery.beside);
  const isOwnRead = codes !== null && codes.read > codes.others.length;
  const other = place === null || isOwnRead ? undefined : codes?.others.find(({ box }) => centreWithin(place, box));
  return {
    learned: onEvery,
    isRead: codes === null ? null : codes.read > 0,
    isOwnRead,
    leadsTo: other?.host ?? null,
    isOfAnother: codes?.isOfAnother ?? false,
    isUnreadable: codes !== null && codes.unreadable > 0,
    isLarge: onEvery !== null && heights.length > 0 && isReadable(onEvery, onEvery.side * median(heights)),
    place: shownAt(picture, place),
  };
}

/** Whether a code of so many pixels is read: its modules are large enough whatever it says, or those of its laboratory are read so small. */
function isReadable({ read_from: readFrom }: LearnedCode, side: number): boolean {
  return side / MODULES >= MIN_MODULE || (readFrom !== null && side >= ROOM * readFrom);
}
