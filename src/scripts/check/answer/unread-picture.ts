import { BLURRED_CONFIDENCE } from '../../../coa/report/poor-picture.ts';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';

/** Checks that fail on any picture in which next to nothing is read: they tell the same thing three times. */
const FAIL_WITHOUT_TEXT = ['too-little-read', 'page-not-a-certificate', 'issued-by-seller'];
/** Kind of a page with hardly any text, as the checker names it. */
const LITTLE_TEXT = 'little-text';

/**
 * Whether a report says only that too little could be read: nothing else fails, so there is nothing to list and nothing to
 * be sure of.
 */
export function isUnreadPicture({ verdict, evidence }: CheckReportWithEvidence): boolean {
  const { page, checks } = evidence;
  const against = checks.filter(({ outcome, severity }) => outcome === 'fail' && severity !== 'note');
  const isPoor = page.kind === LITTLE_TEXT || page.reading_confidence < BLURRED_CONFIDENCE;
  return (
    verdict === 'unclear' &&
    isPoor &&
    against.some(({ id }) => id === 'too-little-read') &&
    against.every(
      ({ id, severity }) => FAIL_WITHOUT_TEXT.includes(id) && !(id === 'issued-by-seller' && severity === 'decisive'),
    )
  );
}
