import type { CheckOutcome } from '../../../src/coa/report/report.ts';
import { DECISION_TABLE } from '../../../src/coa/verdict/decide.ts';
import type { Verdict } from '../../../src/coa/verdict/verdicts.ts';
import type { MadeLabel } from '../../certificates/labels.ts';
import { table } from '../statistics.ts';

/** One answer of a bench run, as far as leaving a check out needs it. */
export interface Answered {
  label: MadeLabel;
  verdict: Verdict;
  checks: readonly CheckOutcome[];
  /** Id of the registered laboratory that was read; null when none was. */
  laboratory: string | null;
}

/** The verdict that the outcomes of the checks lead to when one check is left out. */
export function verdictWithout(answered: Answered, left: string | null, partnerLaboratory: string): Verdict {
  for (const [verdict, severity, checks] of DECISION_TABLE) {
    if (
      answered.checks.some(
        ({ id, outcome, severity: weight }) =>
          id !== left && outcome === 'fail' && weight === severity && checks.includes(id),
      )
    )
      return verdict;
  }
  if (answered.laboratory === partnerLaboratory) return 'genuine-independent';
  return answered.laboratory === null ? 'unclear' : 'real-lab-not-partnerlab';
}

/** What changes when each check is left out: right verdicts, altered pages caught, clean pages accused. As text. */
export function describeAblation(answers: readonly Answered[], partnerLaboratory: string): string {
  const figures = (left: string | null): [right: number, caught: number, accused: number, passed: number] => {
    const given = answers.map((answered) => ({
      label: answered.label,
      verdict: verdictWithout(answered, left, partnerLaboratory),
    }));
    const altered = given.filter(({ label }) => label.verdict === 'fabricated');
    return [
      given.filter(({ label, verdict }) => label.verdict === verdict).length,
      altered.filter(({ verdict }) => verdict === 'fabricated').length,
      given.filter(({ label, verdict }) => label.verdict !== 'fabricated' && verdict === 'fabricated').length,
      altered.filter(({ verdict }) => verdict === 'genuine-independent' || verdict === 'real-lab-not-partnerlab')
        .length,
    ];
  };
  const whole = figures(null);
  const ids = [...new Set(answers.flatMap(({ checks }) => checks.map(({ id }) => id)))];
  const rows = ids
    .map((id) => [id, ...figures(id).map((value, index) => value - whole[index]!)] as [string, ...number[]])
    .filter(([, ...changes]) => changes.some((change) => change !== 0));
  const signed = (change: number): string => (change === 0 ? '·' : change > 0 ? `+${change}` : String(change));
  return table([
    ['check left out', 'right', 'altered called fabricated', 'clean called fabricated', 'altered passed'],
    ['none', ...whole],
    ...rows.map(([id, ...changes]) => [id, ...changes.map(signed)]),
  ]);
}
