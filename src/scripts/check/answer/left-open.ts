import { CANNOT_BE_CHECKED } from '../../../coa/report/cannot-be-checked.ts';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { looksLikeName } from './readings.ts';

/** What an answer leaves open: lines that are always shown, and those that are folded away. */
export interface LeftOpen {
  shown: readonly string[];
  folded: readonly string[];
}

/**
 * What could not be checked, in words: what no picture shows, and of this page what could not be judged. A check is named by what it asks,
 * since its title says what holds: "Whether the laboratory is on our list: no laboratory is named".
 */
export function leftOpen({ lab_named, evidence }: CheckReportWithEvidence): LeftOpen {
  const { cannot_be_checked: lines, checks } = evidence;
  const [ofLaboratory, ofVial, ...others] = CANNOT_BE_CHECKED.filter((line) => lines.includes(line));
  const ofPicture = others.pop();
  const ofThisPage = lines.filter((line) => !CANNOT_BE_CHECKED.includes(line));
  const asked = ofThisPage.map((line) => {
    const check = checks.find(({ title }) => line.startsWith(`${title}: `));
    return check === undefined ? line : `Whether ${withSmallLetter(line)}`;
  });
  // Of a sheet without one there is no laboratory to ask.
  const general = [looksLikeName(lab_named) ? ofLaboratory : undefined, ofPicture, ofVial];
  return { shown: general.filter((line) => line !== undefined), folded: [...others, ...asked] };
}

/** A title as it goes on behind a word: "the dates are in order"; a name keeps its capital: "Content Credentials". */
function withSmallLetter(line: string): string {
  return /^(?:The|No|Its?|Somebody|Enough|Number|What|Nothing|Peptide|Dates|Values)\b/.test(line)
    ? line.charAt(0).toLowerCase() + line.slice(1)
    : line;
}
