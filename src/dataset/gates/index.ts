import { confirmedBySomebody } from './confirmed-by-somebody.ts';
import { copiesCompared } from './copies-compared.ts';
import { daysNotAhead } from './days-not-ahead.ts';
import { demonstrationApart } from './demonstration-apart.ts';
import { findingsKept } from './findings-kept.ts';
import type { Fault, Gate, Publication } from './gate.ts';
import { lookUpsRecorded } from './look-ups-recorded.ts';
import { methodologyNamed } from './methodology-named.ts';
import { privateNames } from './private-names/private-names.ts';
import { rightOfReply } from './right-of-reply.ts';
import { verdictFollows } from './verdict/verdict-follows.ts';

/** Every gate, in the order in which their faults are listed. */
export const GATES: readonly Gate[] = [
  demonstrationApart,
  daysNotAhead,
  methodologyNamed,
  confirmedBySomebody,
  lookUpsRecorded,
  copiesCompared,
  verdictFollows,
  rightOfReply,
  findingsKept,
  privateNames,
];

/** Why the data may not be published; empty when nothing stands in the way. */
export function gateFaults(publication: Publication): Fault[] {
  return GATES.flatMap((gate) => gate.faults(publication));
}
