import type { Comparison, ComparisonVerdict, Hindrance } from './comparison.ts';
import type { Copy } from './copy.ts';
import type { JudgedPlace } from './print/judge-places.ts';
import type { ComparedField } from './values/compare-fields.ts';
import type { Difference } from './values/difference.ts';

/** Fields that tell one report of a laboratory from another. */
const TELLING =
  /^(report_number|key|batch|client|sample|purity|content|date_(ordered|received|analysed|reported)\d*|mass_measured\d*|cas|peak_\d+)$/;
/** Those that no two reports share. */
const UNIQUE = new Set(['report_number', 'key']);
/** Telling fields that a certificate shows at least. */
const MIN_FIELDS = 2;
/** Shares of the values on a page that differ between two reports: by themselves, and where a number or key differs too. */
const MIN_SHARE_OF_ANOTHER = 0.45;
const MIN_SHARE_WITH_NUMBER = 0.2;
const MIN_FIELDS_DIFFERING = 0.5;
/** Words, and values among them, that must be alike before two pages are one report. */
const MIN_WORDS = 10;
const MIN_VALUES = 3;
/** Fields that agree, and are enough where the pages could not be laid on one another. */
const ENOUGH_FIELDS = 4;
/** Fields that differ, number or key and sample among them, by which a report is another however alike the rest is. */
const ENOUGH_WITH_NUMBER = 3;
/** Confidence with which a word was read that counts as a value. */
const READ = 0.6;

/** A verdict, and what stands in its way. */
type Decision = Pick<Comparison, 'verdict' | 'hindrance'>;

/** What the telling fields say together. */
interface Telling {
  same: number;
  differing: number;
  /** Of those compared. */
  shareDiffering: number;
  isSameNumber: boolean;
  isOtherNumber: boolean;
  isOtherSample: boolean;
}

/** What the comparison comes to: by the print where the pages could be laid on one another, else by what was read. */
export function decideComparison(
  given: Copy,
  copy: Copy,
  places: readonly JudgedPlace[] | null,
  fields: readonly ComparedField[],
  differences: readonly Difference[],
): Decision {
  const telling = tellingOf(fields);
  // Pages that lie on one another are of one kind: what either shows of a certificate, both print.
  if (places !== null)
    return isCertificate(given) || isCertificate(copy)
      ? decideByPrint(places, telling, differences)
      : cannotTell('no-certificate');
  return isCertificate(given) && isCertificate(copy) ? decideByFields(telling) : cannotTell('no-certificate');
}

function decideByFields({ same, differing, shareDiffering, isSameNumber, isOtherNumber }: Telling): Decision {
  if (shareDiffering >= MIN_FIELDS_DIFFERING && (isOtherNumber || differing >= ENOUGH_FIELDS))
    return certain('another');
  return isSameNumber && differing === 0 && same >= ENOUGH_FIELDS ? certain('same') : cannotTell('not-laid-over');
}

function decideByPrint(
  places: readonly JudgedPlace[],
  { differing, shareDiffering, isOtherNumber, isOtherSample }: Telling,
  differences: readonly Difference[],
): Decision {
  const values = places.filter((place) => place.field === undefined && isValue(place));
  const share = values.filter(({ state }) => state !== 'same').length / Math.max(1, values.length);
  const isAnother =
    (share >= MIN_SHARE_OF_ANOTHER && values.length >= MIN_VALUES) ||
    (share >= MIN_SHARE_WITH_NUMBER && isOtherNumber && shareDiffering >= MIN_FIELDS_DIFFERING) ||
    (share >= MIN_SHARE_WITH_NUMBER && isOtherSample && differing >= ENOUGH_FIELDS) ||
    (isOtherNumber && isOtherSample && differing >= ENOUGH_WITH_NUMBER);
  if (isAnother) return certain('another');
  if (differences.length > 0) return certain('changed');
  const alike = places.filter(({ state }) => state === 'same');
  const isEnough = alike.length >= MIN_WORDS && alike.filter(isValue).length >= MIN_VALUES;
  return isEnough ? certain('same') : cannotTell('too-little');
}

const certain = (verdict: ComparisonVerdict): Decision => ({ verdict, hindrance: null });
const cannotTell = (hindrance: Hindrance): Decision => ({ verdict: 'cannot-tell', hindrance });

function isCertificate({ fields }: Copy): boolean {
  return fields.filter(({ field }) => TELLING.test(field)).length >= MIN_FIELDS;
}

function tellingOf(fields: readonly ComparedField[]): Telling {
  const telling = fields.filter(({ field }) => TELLING.test(field));
  const differing = telling.filter(({ state }) => state === 'differs');
  const same = telling.filter(({ state }) => state === 'same');
  return {
    same: same.length,
    differing: differing.length,
    shareDiffering: differing.length / Math.max(1, differing.length + same.length),
    isSameNumber: same.some(({ field }) => UNIQUE.has(field)),
    isOtherNumber: differing.some(({ field }) => UNIQUE.has(field)),
    isOtherSample: differing.some(({ field }) => field === 'sample'),
  };
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
