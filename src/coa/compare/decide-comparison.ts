import type { ComparedField } from './compare-fields.ts';
import type { ComparisonVerdict, Hindrance } from './comparison.ts';
import type { Copy } from './copy.ts';
import type { Difference } from './differences.ts';
import type { JudgedPlace, JudgedPlaces } from './judge-places.ts';

/** Fields that tell one report of a laboratory from another. */
const TELLING =
  /^(report_number|key|batch|client|sample|purity|content|date_(ordered|received|analysed|reported)\d*|mass_measured\d*|cas|peak_\d+)$/;
/** Those that no two reports share. */
const UNIQUE = new Set(['report_number', 'key']);
/** Telling fields that a certificate shows at least. */
const FEWEST_FIELDS = 2;
/** Shares of the values on a page that differ between two reports: by themselves, and where a number or key differs too. */
const MOST_VALUES = 0.45;
const MANY_VALUES = 0.2;
const MANY_FIELDS = 0.5;
/** Words, and values among them, that must be alike before two pages are one report. */
const FEWEST_WORDS = 10;
const FEWEST_VALUES = 3;
/** Fields that agree, and are enough where the pages could not be laid on one another. */
const ENOUGH_FIELDS = 4;
/** Confidence with which a word was read that counts as a value. */
const READ = 0.6;

/** What the comparison comes to. */
export function decideComparison(
  given: Copy,
  copy: Copy,
  judged: JudgedPlaces | null,
  fields: readonly ComparedField[],
  differences: readonly Difference[],
): { verdict: ComparisonVerdict; hindrance: Hindrance | null } {
  const cannotTell = (hindrance: Hindrance) => ({ verdict: 'cannot-tell', hindrance }) as const;
  const isCertificate = (one: Copy): boolean =>
    one.fields.filter(({ field }) => TELLING.test(field)).length >= FEWEST_FIELDS;
  const telling = fields.filter(({ field }) => TELLING.test(field));
  const differing = telling.filter(({ state }) => state === 'differs');
  const same = telling.filter(({ state }) => state === 'same');
  const isOtherNumber = differing.some(({ field }) => UNIQUE.has(field));
  const fieldShare = differing.length / Math.max(1, differing.length + same.length);
  if (judged === null) {
    if (!isCertificate(given) || !isCertificate(copy)) return cannotTell('no-certificate');
    if (fieldShare >= MANY_FIELDS && (isOtherNumber || differing.length >= ENOUGH_FIELDS))
      return { verdict: 'another', hindrance: null };
    const isSameNumber = same.some(({ field }) => UNIQUE.has(field));
    return isSameNumber && differing.length === 0 && same.length >= ENOUGH_FIELDS
      ? { verdict: 'same', hindrance: null }
      : cannotTell('not-laid-over');
  }
  const values = judged.places.filter((place) => place.field === undefined && isValue(place));
  const share = values.filter(({ state }) => state !== 'same').length / Math.max(1, values.length);
  if (share >= MOST_VALUES && values.length >= FEWEST_VALUES) return { verdict: 'another', hindrance: null };
  if (share >= MANY_VALUES && isOtherNumber && fieldShare >= MANY_FIELDS)
    return { verdict: 'another', hindrance: null };
  if (differences.length > 0) return { verdict: 'changed', hindrance: null };
  const alike = judged.places.filter(({ state }) => state === 'same');
  if (alike.length < FEWEST_WORDS || alike.filter(isValue).length < FEWEST_VALUES) return cannotTell('too-little');
  return { verdict: 'same', hindrance: null };
}

/** A word with figures that was read well: what differs between two reports, where labels do not. */
function isValue({ copy, state }: JudgedPlace): boolean {
  return (
    state !== 'outside' &&
    copy.length > 0 &&
    copy.every(({ confidence }) => confidence >= READ) &&
    /\d.*\d/.test(copy.map(({ text }) => text).join(''))
  );
}
