import { VERDICT_IDS, type Verdict } from '../../src/coa/verdict/verdicts.ts';
import { editedFields, type MadeLabel } from '../certificates/labels.ts';
import { rate, table } from './statistics.ts';

export interface Judged {
  label: MadeLabel;
  verdict: Verdict;
  confidence: number;
  redFlags: readonly string[];
  /** Names of the fields that red flags are about, those that are only worth knowing left out. */
  doubted: readonly string[];
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

/** The figures of a bench run over made certificates, as text. */
export function describeVerdicts(judged: readonly Judged[]): string {
  const right = judged.filter(({ label, verdict }) => label.verdict === verdict).length;
  const clean = judged.filter(({ label }) => !ALTERED.test(label.scenario) && label.verdict !== 'fabricated');
  const impossible = judged.filter(({ label }) => IMPOSSIBLE.test(label.scenario));
  const edits = judged.filter(({ label }) => label.scenario === 'fab_pixel');
  const altered = judged.filter(({ label }) => label.verdict === 'fabricated');
  const untouched = clean.filter(({ label }) => !EARNED.has(label.verdict));
  const called = (entries: readonly Judged[], ...verdicts: Verdict[]): number =>
    entries.filter(({ verdict }) => verdicts.includes(verdict)).length;
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
      ['verdicts right', rate(right, judged.length)],
      ['macro-F1', macroF1(judged).toFixed(3)],
      ['false accusations (clean called fabricated)', rate(called(clean, 'fabricated'), clean.length)],
      ['impossible content called fabricated', rate(called(impossible, 'fabricated'), impossible.length)],
      ['local edits called fabricated', rate(called(edits, 'fabricated'), edits.length)],
      ['local edits: a red flag is about the right field', rate(edits.filter(doubtsRightField).length, edits.length)],
      [
        'clean laboratory reports with a field in doubt',
        rate(untouched.filter(({ doubted }) => doubted.length > 0).length, untouched.length),
      ],
      [
        'altered pages answered genuine or real laboratory',
        rate(called(altered, 'genuine-independent', 'real-lab-not-partnerlab'), altered.length),
      ],
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
