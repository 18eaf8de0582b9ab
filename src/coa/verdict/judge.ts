import type { Artifacts, Untimely } from '../checks/check.ts';
import type { Fields } from '../fields/fields.ts';
import { type Confidence, confidenceOf } from './confidence.ts';
import { type Decision, decide } from './decide.ts';
import {
  type CheckResult,
  fieldsToConfirm,
  holdToTwoReadings,
  joinDoubts,
  runChecks,
  withoutMisread,
} from './run-checks.ts';

/** What the checks came to. */
export interface Judgement {
  /** As they are known after the last reading. */
  fields: Fields;
  results: CheckResult[];
  decision: Decision;
  confidence: Confidence;
}

/** Reads fields a second time; what it returns is new, what it is given stays as it is. */
export type Confirm = (fields: Fields, names: string[]) => Promise<Fields>;

const SECOND_READING: Untimely = 'what we read with a second reading';

/** A second reading can change what a finding rests on, and the new finding may rest on fields read once. */
const ROUNDS = 2;

/**
 * Runs the checks, reads again what decisive findings and doubts rest on, runs them once more on what is known then, and
 * decides. Nothing decisive is left that rests on a field not read twice alike.
 * @param hadTime whether there was time, until now, for all that was to be read again.
 */
export async function judge(
  artifacts: Artifacts,
  confirm: Confirm,
  hadTime: () => boolean = () => true,
): Promise<Judgement> {
  let { fields } = artifacts;
  const { readElsewhere } = artifacts;
  const examine = (): CheckResult[] => {
    const outOfTime = hadTime() ? artifacts.outOfTime : [...artifacts.outOfTime, SECOND_READING];
    const results = runChecks({ ...artifacts, fields, outOfTime });
    return joinDoubts(withoutMisread(results, fields, hadTime()), readElsewhere);
  };
  let found = examine();
  for (let round = 0; round < ROUNDS; round++) {
    const unconfirmed = fieldsToConfirm(found, fields);
    if (unconfirmed.length === 0) break;
    fields = await confirm(fields, unconfirmed);
    found = examine();
  }
  const results = holdToTwoReadings(found, fields, hadTime());
  const decision = decide(results, fields.laboratory, artifacts.partnerLaboratory);
  const { reading, localEdits } = artifacts;
  return { fields, results, decision, confidence: confidenceOf(decision, { results, reading, localEdits }) };
}
