import type { Box } from '../../../coa/geometry/box.ts';
import { isOnlyUntimely } from '../../../coa/report/is-judged.ts';
import { BLURRED_CONFIDENCE, isTooSmall } from '../../../coa/report/poor-picture.ts';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { weightiestFirst } from '../../../coa/report/weightiest-first.ts';
import { decidingChecks } from './deciding-checks.ts';
import { isUnreadPicture } from './unread-picture.ts';

/** What the one picture beside the cause shows. */
export type CausePicture = 'small' | 'blurred' | 'cut-off' | 'second-page' | 'place' | 'head' | 'none';

/** Why an answer is unclear: one cause, one next step, and what shows it. */
export interface UnclearCause {
  picture: CausePicture;
  cause: string;
  step: string;
  /** The places on the page that show it, two where they do not agree; none for the page as a whole. */
  boxes: readonly Box[];
  /** Whether another picture of the page may be judged. */
  badPicture: boolean;
  /** Set where time was up before all was compared, and nothing else is open: the same file may be judged when it is checked again. */
  outOfTime?: true;
}

/** Whether an answer is unclear for want of time alone. */
export function isOutOfTime({ verdict, evidence }: CheckReportWithEvidence): boolean {
  return verdict === 'unclear' && isOnlyUntimely(decidingChecks(evidence));
}

/** Places that are shown: what is doubted is often that two do not agree. */
const MAX_PLACES = 2;

/** The one cause of an unclear answer, and the one thing to do about it. */
export function unclearCause(report: CheckReportWithEvidence): UnclearCause {
  const { evidence, what_to_do } = report;
  const { page, checks, fields } = evidence;
  const failed = (id: string) => checks.find((check) => check.id === id && check.outcome === 'fail');
  const unreadable = failed('too-little-read') ?? failed('page-not-a-certificate');
  if (failed('reading-cut-short'))
    return {
      picture: 'none',
      cause: 'The page took too long to read, so only part of it was read.',
      step: 'Send only the part with the results, as a sharp, straight picture.',
      boxes: [],
      badPicture: true,
    };
  const several = failed('several-certificates');
  if (several && !unreadable)
    return { picture: 'none', cause: several.flag ?? '', step: what_to_do, boxes: [], badPicture: true };
  if (unreadable && isTooSmall({ ...page, confidence: page.reading_confidence }))
    return {
      picture: 'small',
      cause: `The picture is too small: ${page.width} by ${page.height} pixels.`,
      step: 'Send the original file, or a screenshot at full size.',
      boxes: [],
      badPicture: true,
    };
  if (unreadable && page.reading_confidence > 0 && page.reading_confidence < BLURRED_CONFIDENCE)
    return {
      picture: 'blurred',
      cause: 'The picture is too blurred or too strongly compressed to read.',
      step: 'Take it again with a steady hand in even light, or send the original file.',
      boxes: worst(fields),
      badPicture: true,
    };
  if (unreadable)
    return {
      picture: /second page/.test(what_to_do) ? 'second-page' : 'cut-off',
      cause: failed('too-little-read') ? 'Little or no text was found.' : (unreadable.flag ?? ''),
      step: isUnreadPicture(report)
        ? 'If this is a certificate, send a sharper picture of the whole page, straight and filling the frame.'
        : what_to_do,
      boxes: [],
      badPicture: true,
    };
  const doubts = checks
    .filter(({ outcome, severity }) => outcome === 'fail' && severity !== 'note')
    .sort(weightiestFirst(decidingChecks(evidence)));
  const doubt = doubts.find(({ boxes }) => boxes.length > 0) ?? doubts[0];
  const isOnlyUnlisted = doubts.length === 1 && doubt?.id === 'laboratory-not-registered';
  return {
    picture: !doubt?.boxes[0] ? 'none' : doubt.id === 'issued-by-seller' ? 'head' : 'place',
    cause: doubt?.flag ?? 'We could not find a laboratory’s name.',
    step: isOnlyUnlisted ? `That proves nothing either way. ${what_to_do}` : what_to_do,
    boxes: doubt?.boxes.slice(0, MAX_PLACES) ?? [],
    badPicture: false,
    ...(isOutOfTime(report) ? { outOfTime: true } : {}),
  };
}

/** Where the worst reading stands. */
function worst(fields: CheckReportWithEvidence['evidence']['fields']): Box[] {
  const placed = fields.filter(({ box }) => box !== null).toSorted((a, b) => a.confidence - b.confidence);
  const box = placed[0]?.box ?? null;
  return box === null ? [] : [box];
}
