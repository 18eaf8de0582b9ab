import type { CheckReportWithEvidence } from '../../../src/coa/report/report.ts';
import type { Laboratory } from '../../../src/dataset/laboratory.ts';
import type { MadeLabel } from '../../certificates/labels.ts';
import { type FieldScore, isReadable, SCORED_FIELDS, type ScoredField, shareRead } from '../score-fields.ts';
import { rate, table } from '../statistics.ts';
import { type Answered, describeAblation } from './ablation.ts';
import { describeVerdicts, judgedOf } from './score-verdicts.ts';

/** One made page as it was answered and scored. */
export interface MadeRow {
  label: MadeLabel;
  score: FieldScore;
  report: CheckReportWithEvidence;
  ms: number;
  nativeMs: number | null;
}

/** How many pages a field was read from exactly, of those that carry it; overall and by how the page was captured. */
export function describeFields(rows: readonly MadeRow[]): string {
  const readable = rows.filter(({ label }) => isReadable(label));
  const captures = [...new Set(readable.map(({ label }) => label.capture))].sort();
  const byCapture = (field: ScoredField): string[] =>
    captures.map((capture) => {
      const own = readable.filter(({ label }) => label.capture === capture);
      const [hits, n] = share(own, field);
      return n === 0 ? '–' : `${hits}/${n}`;
    });
  const overall = table([
    ['field', 'exact'],
    ...SCORED_FIELDS.map((field) => [field, rate(...share(readable, field))]),
  ]);
  const apart = table([
    ['exact by capture', ...captures],
    ...SCORED_FIELDS.map((field) => [field, ...byCapture(field)]),
  ]);
  return `${overall}\n\n${apart}`;
}

function share(chosen: readonly MadeRow[], field: ScoredField): [hits: number, of: number] {
  const { hits, n } = shareRead(
    chosen.map(({ score }) => score),
    field,
  );
  return [hits, n];
}

/** Verdicts as they should be and as they were, and what each check adds to them. */
export function describeJudgements(
  rows: readonly MadeRow[],
  laboratories: readonly Laboratory[],
  partner: string,
): string {
  const answers = rows.map(
    ({ label, report }): Answered => ({
      label,
      verdict: report.verdict,
      checks: report.evidence.checks,
      laboratory: laboratories.find(({ name }) => name === report.lab_named)?.id ?? null,
    }),
  );
  return `${describeVerdicts(rows.map(judgedOf))}\n\n${describeAblation(answers, partner)}`;
}

/** A line for each page with another verdict than it should have, or a field read wrongly. */
export function describeMisses(rows: readonly MadeRow[]): string {
  const lines = rows.flatMap(({ label, score, report }) => {
    const missed = SCORED_FIELDS.filter((field) => score[field] === false);
    const isWrong = label.verdict !== report.verdict;
    if (missed.length === 0 && !isWrong) return [];
    const verdict = isWrong ? `: ${label.verdict} answered ${report.verdict}` : '';
    const fields = missed.length > 0 ? ` [${missed.join(', ')}]` : '';
    return [`${label.file}${verdict}${fields}${isWrong ? ` ${report.red_flags.join(' | ').slice(0, 220)}` : ''}`];
  });
  return ['misses', ...lines].join('\n');
}
