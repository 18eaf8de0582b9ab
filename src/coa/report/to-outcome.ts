import { type Fields, namedFields } from '../fields/fields.ts';
import { type Box, roundBox } from '../geometry/box.ts';
import measured from '../verdict/measured-checks.json' with { type: 'json' };
import { MEASURED_ON_REAL } from '../verdict/measured-on-real.ts';
import type { CheckResult } from '../verdict/run-checks.ts';
import type { CheckOutcome } from './report.ts';

/** A result in the form of the evidence. */
export function toOutcome({ check, finding, error }: CheckResult, fields: Fields): CheckOutcome {
  if (finding === null)
    return {
      id: check.id,
      title: check.title,
      outcome: 'error',
      severity: null,
      why: `The check failed: ${error}`,
      flag: null,
      fields: [],
      boxes: [],
      wrong_on_clean_pages: null,
      wrong_on_real_pages: null,
    };
  const known = namedFields(fields);
  const rests = finding.rests ?? [];
  const ofFields = rests.map((name) => known.get(name)?.box ?? null).filter((box): box is Box => box !== null);
  const own = finding.boxes ?? [];
  // What shows that a page was drawn anew comes before the fields in which it contradicts itself besides.
  const boxes = check.showsRedrawn === true ? [...own, ...ofFields] : [...ofFields, ...own];
  return {
    id: check.id,
    title: check.title,
    outcome: finding.outcome,
    severity: finding.outcome === 'fail' ? (finding.severity ?? 'note') : null,
    why: finding.why,
    flag: finding.flag ?? null,
    fields: rests,
    boxes: distinct(boxes.map(roundBox)),
    wrong_on_clean_pages: finding.outcome === 'fail' ? wrongOnCleanPages(check.id) : null,
    wrong_on_real_pages: finding.outcome === 'fail' ? wrongOnRealPages(check.id) : null,
  };
}

/** How often a check failed on test pages that were as they should be; null when it was not measured. */
function wrongOnCleanPages(id: string): CheckOutcome['wrong_on_clean_pages'] {
  const found = (measured.checks as Record<string, { clean: { flagged: number; n: number } } | undefined>)[id];
  return found === undefined || found.clean.n === 0 ? null : { flagged: found.clean.flagged, pages: found.clean.n };
}

/** The same on honest real pages. */
function wrongOnRealPages(id: string): CheckOutcome['wrong_on_real_pages'] {
  const found = MEASURED_ON_REAL.checks[id];
  return found === undefined || found.n === 0 ? null : { flagged: found.flagged, pages: found.n };
}

/** Each place once: a check may point at the box of a field it rests on. */
function distinct(boxes: readonly Box[]): Box[] {
  return [...new Map(boxes.map((box) => [box.join(' '), box])).values()];
}
