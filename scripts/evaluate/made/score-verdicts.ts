import type { CheckReportWithEvidence } from '../../../src/coa/report/report.ts';
import { VERDICT_IDS, type Verdict } from '../../../src/coa/verdict/verdicts.ts';
import { editedFields, type MadeLabel } from '../../certificates/labels.ts';
import { rate, table } from '../statistics.ts';

/** An answer to a made page beside what is true of the page. */
export interface Judged {
  label: MadeLabel;
  verdict: Verdict;
  confidence: number;
  redFlags: readonly string[];
  /** Names of the fields that red flags are about, those that are only worth knowing left out. */
  doubted: readonly string[];
}

/** What of an answer its verdict is scored by. */
export function judgedOf({ label, report }: { label: MadeLabel; report: CheckReportWithEvidence }): Judged {
  return {
    label,
    verdict: report.verdict,
    confidence: report.confidence,
    redFlags: report.red_flags,
    doubted: report.evidence.checks
      .filter(({ outcome, severity }) => outcome === 'fail' && severity !== 'note')
      .flatMap(({ fields }) => fields),
  };
}

/** Verdicts that a clean page earns by what it is: their fields are rightly in doubt. */
const EARNED = new Set<Verdict>(['self-made', 'borrowed', 'stale', 'unclear']);

/** Whether a red flag is about a field that was edited. */
export function doubtsRightField({ label, doubted }: Pick<Judged, 'label' | 'doubted'>): boolean {
  const edited = editedFields(label);
  return doubted.some((name) => edited.has(name.replace(/\d+$/, '')));
}

const ALTERED = /^fab_/;
const IMPOSSIBLE = /^fab_(chem|dates|numbers|url)$/;

/** F1 averaged over the verdicts that occur among the labels. */
export function macroF1(judged: readonly Judged[]): number {
  const present = VERDICT_IDS.filter((verdict) => judged.some(({ label }) => label.verdict === verdict));
  const scores = present.map((verdict) => {
    const hit = judged.filter((entry) => entry.verdict === verdict && entry.label.verdict === verdict).length;
    const given = judged.filter((entry) => entry.verdict === verdict).length;
    const wanted = judged.filter((entry) => entry.label.verdict === verdict).length;
    return hit === 0 ? 0 : (2 * hit) / (given + wanted);
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** Mean difference between confidence and share of right verdicts over ten bins, weighted by their size. */
export function calibrationError(judged: readonly Judged[]): number {
  let sum = 0;
  for (let bin = 0; bin < 10; bin++) {
    const inside = judged.filter(
      ({ confidence }) => confidence >= bin / 10 && (confidence < (bin + 1) / 10 || (bin === 9 && confidence === 1)),
    );
    if (inside.length === 0) continue;
    const right = inside.filter(({ label, verdict }) => label.verdict === verdict).length / inside.length;
    const claimed = inside.reduce((total, { confidence }) => total + confidence, 0) / inside.length;
    sum += (Math.abs(right - claimed) * inside.length) / judged.length;
  }
  return sum;
}

/** A share of pages, as a count: `hits` of `n`. */
export interface Share {
  name: string;
  hits: number;
  n: number;
}

/** How often the verdicts on made certificates were right, and wrong in each way that matters; n may be 0. */
export function verdictShares(judged: readonly Judged[]): Share[] {
  const clean = judged.filter(({ label }) => !ALTERED.test(label.scenario) && label.verdict !== 'fabricated');
  const impossible = judged.filter(({ label }) => IMPOSSIBLE.test(label.scenario));
  const edits = judged.filter(({ label }) => label.scenario === 'fab_pixel');
  const altered = judged.filter(({ label }) => label.verdict === 'fabricated');
  const untouched = clean.filter(({ label }) => !EARNED.has(label.verdict));
  const share = (name: string, pages: readonly Judged[], hit: (page: Judged) => boolean): Share => ({
    name,
    hits: pages.filter(hit).length,
    n: pages.length,
  });
  const fabricated = ({ verdict }: Judged): boolean => verdict === 'fabricated';
  return [
    share('verdict right', judged, ({ label, verdict }) => label.verdict === verdict),
    share('clean pages called fabricated', clean, fabricated),
    share('clean laboratory reports with a field in doubt', untouched, ({ doubted }) => doubted.length > 0),
    share('impossible content called fabricated', impossible, fabricated),
    share('local edits called fabricated', edits, fabricated),
    share('local edits with the right field in doubt', edits, doubtsRightField),
    share(
      'altered pages answered genuine or real laboratory',
      altered,
      ({ verdict }) => verdict === 'genuine-independent' || verdict === 'real-lab-not-partnerlab',
    ),
  ];
}

/** The figures of a bench run over made certificates, as text. */
export function describeVerdicts(judged: readonly Judged[]): string {
  const edits = judged.filter(({ label }) => label.scenario === 'fab_pixel');
  const confusion = [
    ['expected ↓ given →', ...VERDICT_IDS],
    ...VERDICT_IDS.map((wanted) => [
      wanted,
      ...VERDICT_IDS.map(
        (given) => judged.filter(({ label, verdict }) => label.verdict === wanted && verdict === given).length || '·',
      ),
    ]),
  ];
  const scenarios = [...new Set(judged.map(({ label }) => label.scenario))];
  const captures = [...new Set(judged.map(({ label }) => label.capture))].sort();
  const by = (key: (label: MadeLabel) => string, name: string, values: readonly string[]): string =>
    table([
      [name, 'right'],
      ...values.map((value) => [value, tally(judged.filter(({ label }) => key(label) === value))]),
    ]);
  const tampers = [...new Set(edits.map(({ label }) => label.tamper ?? '–'))];
  return [
    table([
      ...verdictShares(judged).map(({ name, hits, n }) => [name, rate(hits, n)]),
      ['macro-F1', macroF1(judged).toFixed(3)],
      ['calibration error, 10 bins', calibrationError(judged).toFixed(3)],
    ]),
    table(confusion),
    by((label) => label.scenario, 'by scenario', scenarios),
    by((label) => label.capture, 'by capture', captures),
    table([
      ['local edits by method', 'called fabricated'],
      ...tampers.map((tamper) => [tamper, rateOf(edits.filter(({ label }) => (label.tamper ?? '–') === tamper))]),
    ]),
  ].join('\n\n');
}

function tally(entries: readonly Judged[]): string {
  return rate(entries.filter(({ label, verdict }) => label.verdict === verdict).length, entries.length);
}

function rateOf(entries: readonly Judged[]): string {
  return rate(entries.filter(({ verdict }) => verdict === 'fabricated').length, entries.length);
}
