import type { Fields } from '../fields.ts';
import { isBetter, ofReport } from '../fill-gaps.ts';

/** Most reports print two dates at least. */
export const USUAL_DATES = 2;

/**
 * Where a second look is worth its time: the page names no laboratory or product that our list knows, no client, no
 * purity, or fewer dates than most; or it lacks the number that its laboratory prints.
 */
export function needsSecondLook(fields: Fields): boolean {
  return (
    fields.certificateMarks.length > 0 &&
    (!fields.laboratory?.laboratory ||
      fields.compound === null ||
      fields.client === null ||
      fields.purity === null ||
      ofReport(fields) < USUAL_DATES ||
      numberLabels(fields).length > 0)
  );
}

/** Whether a certificate names no batch: its label may have been passed over. */
export function lacksBatch({ certificateMarks, batch }: Fields): boolean {
  return certificateMarks.length > 0 && batch === null;
}

/** Whether the product has a name that our list does not know: it may be misread. */
export function isUnknownProduct({ sample, compound }: Fields): boolean {
  return sample !== null && compound === null;
}

/** The labels behind which the laboratory prints the number that was not found. */
export function numberLabels({ laboratory, reportNumber }: Fields): string[] {
  if (reportNumber !== null) return [];
  return (laboratory?.laboratory?.identifiers ?? []).flatMap(({ field, label }) =>
    field === 'report_number' ? [label] : [],
  );
}

/** Whether a second look found what the first missed or hardly read; it counts there and nowhere else. */
export function foundMore(second: Fields, first: Fields): boolean {
  return (
    (Boolean(second.laboratory?.laboratory) && !first.laboratory?.laboratory) ||
    (second.compound !== null && first.compound === null) ||
    (second.client !== null && first.client === null) ||
    isBetter(second.purity, first.purity) ||
    (second.reportNumber !== null && first.reportNumber === null) ||
    ofReport(second) > ofReport(first)
  );
}
