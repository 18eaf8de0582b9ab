import type { Comparison, Remark } from './comparison.ts';
import { type Copy, daysOf } from './copy.ts';
import { decideComparison } from './decide-comparison.ts';
import { layOver, type Overlay } from './overlay/lay-over.ts';
import { register } from './overlay/register.ts';
import { compareCodes } from './print/compare-codes.ts';
import { findRegions, type Region } from './print/find-regions.ts';
import { type JudgedPlace, type JudgedPlaces, judgePlaces } from './print/judge-places.ts';
import { matchLook } from './print/match-look.ts';
import { findPlaces } from './print/places.ts';
import { type ComparedField, compareFields } from './values/compare-fields.ts';
import type { Difference } from './values/difference.ts';
import { findDifferences } from './values/differences.ts';
import { isWordedOtherwise, onlyValues } from './values/other-wording.ts';
import { foldedText } from './values/texts.ts';

/**
 * Holds a certificate against a second copy of it, best the laboratory's own: lays the one on the other, compares every word
 * by its print and by what was read, then codes and the rest of the picture. Pure: no clock, no network, no host.
 * @param given the certificate in question; `copy` is what it is held against.
 */
export function compareCopies(given: Copy, copy: Copy): Comparison {
  if (given.file !== null && given.file === copy.file) return nothing('same-file');
  const laid = layTogether(given, copy);
  const places = laid?.judged.places ?? null;
  const regions = laid === null ? [] : findRegions(laid.overlay, laid.judged);
  const found: Difference[] =
    laid === null
      ? []
      : [
          ...findDifferences(laid.judged.places, given, copy, laid.overlay),
          ...compareCodes(given, copy, laid.overlay, laid.judged.noise),
        ];
  const hasFieldsOnly = given.words.length === 0 || copy.words.length === 0;
  const isReworded = !hasFieldsOnly && places !== null && isWordedOtherwise(places);
  const apart = found.filter(
    (difference) => !isOverlaid(difference, regions) && (!hasFieldsOnly || isReadOtherwise(difference)),
  );
  const differences = isReworded ? onlyValues(apart, given, copy) : apart;
  const fields = compareFields(given, copy, places, differences);
  const decided = decideComparison(given, copy, places, fields, differences);
  const isChanged = decided.verdict === 'changed';
  return {
    ...decided,
    differences: isChanged ? byField(differences) : [],
    changed: isChanged ? countFields(differences) : 0,
    fields,
    regions: decided.verdict === 'another' ? [] : regions,
    remarks: [
      ...(isLaterIssue(given, copy, fields) ? (['later-issue'] as const) : []),
      ...remarksOn(places, regions, hasFieldsOnly, isReworded),
    ],
    wordsCompared: places?.filter(({ field, state }) => field === undefined && state !== 'outside').length ?? 0,
  };
}

/** Unlikeness of words that read alike above which two pages do not lie on one another, though some of their words do. */
const UNLIKE_PAGES = 0.3;

/** Both pictures laid on one another and every place judged; null where they cannot be. */
function layTogether(given: Copy, copy: Copy): { overlay: Overlay; judged: JudgedPlaces } | null {
  const toCopy = register(given, copy);
  const drawn = toCopy === null ? null : layOver(given, copy, toCopy);
  if (drawn === null) return null;
  const places = findPlaces(given, copy, drawn);
  const overlay = matchLook(
    drawn,
    places.filter(({ box }) => drawn.isOnGiven(box)),
  );
  const judged = judgePlaces(places, overlay);
  return judged.noise > UNLIKE_PAGES ? null : { overlay, judged };
}

/** Print of no known field beside something that lies on the given picture alone, such as a logo, is part of that. */
function isOverlaid({ field, given }: Difference, regions: readonly Region[]): boolean {
  if (given === null || (field !== null && field !== 'laboratory')) return false;
  const [x, y, width, height] = given.box;
  return regions.some(
    ({ given: [left, top, wide, tall] }) =>
      x < left + wide + height && x + width > left - height && y < top + tall + height && y + height > top - height,
  );
}

/**
 * Whether a difference holds where only fields are known. Few places lay such pages on one another, so print that reads alike
 * is not called other print; and an address is read together with the words beside it as often as not.
 */
function isReadOtherwise({ field, given, copy }: Difference): boolean {
  if (field === 'code') return true;
  if (field?.startsWith('host_')) return false;
  return foldedText(given?.text ?? '') !== foldedText(copy?.text ?? '');
}

/** Those with a name first. */
function byField(differences: readonly Difference[]): Difference[] {
  return [...differences].sort((a, b) => Number(a.field === null) - Number(b.field === null));
}

function countFields(differences: readonly Difference[]): number {
  const named = new Set(differences.flatMap(({ field }) => (field === null ? [] : [field])));
  return named.size + differences.filter(({ field }) => field === null).length;
}

/** Whether the copy was reported on a later day, whichever days the two dates may mean. */
function isLaterIssue(given: Copy, copy: Copy, fields: readonly ComparedField[]): boolean {
  if (!fields.some(({ field, state }) => field === 'date_reported' && state === 'differs')) return false;
  const [before, after] = [given, copy].map((side) => side.fields.find(({ field }) => field === 'date_reported'));
  if (before === undefined || after === undefined) return false;
  return daysOf(after).every((day) => daysOf(before).every((earlier) => day > earlier));
}

/** Words out of view from which on a picture counts as cropped. */
const CUT_OFF = 3;

function remarksOn(
  places: readonly JudgedPlace[] | null,
  regions: readonly Region[],
  hasFieldsOnly: boolean,
  isReworded: boolean,
): Remark[] {
  // Covered print leaves an even ground, or what covers it: in either case nothing was read there.
  const isCovered = (places ?? []).some(
    ({ state, given }) => state === 'only-copy' || (state === 'unclear' && given.length === 0),
  );
  const outside = (places ?? []).filter(({ state, copy }) => state === 'outside' && copy.length > 0);
  const remarks: [Remark, boolean][] = [
    ['cropped', outside.length >= CUT_OFF],
    // Words of two lengths leave ground on either page that nothing covers.
    ['covered', !isReworded && (isCovered || regions.some(({ state }) => state === 'only-copy'))],
    ['overlaid', !isReworded && regions.some(({ state }) => state === 'only-given')],
    ['reworded', isReworded],
    ['not-by-print', places === null],
    ['fields-only', hasFieldsOnly],
  ];
  return remarks.flatMap(([remark, holds]) => (holds ? [remark] : []));
}

function nothing(hindrance: NonNullable<Comparison['hindrance']>): Comparison {
  return {
    verdict: 'cannot-tell',
    hindrance,
    differences: [],
    changed: 0,
    fields: [],
    regions: [],
    remarks: [],
    wordsCompared: 0,
  };
}
