import { HELD_OUT, isOf } from '../evaluate/real/families.ts';
import { quantile, rate, table } from '../evaluate/statistics.ts';
import type { ScoredPair } from './score-pair.ts';

const isHeldOut = ({ pair }: ScoredPair): boolean => isOf(HELD_OUT, pair);

/** Everything a run found, as text: how often the answer was right, by what was done, how it was taken, and by whom. */
export function describeScores(scores: readonly ScoredPair[], misses: boolean): string {
  const edited = scores.filter(({ pair }) => pair.truth === 'changed');
  const honest = scores.filter(({ pair }) => pair.truth === 'same');
  const others = scores.filter(({ pair }) => pair.truth === 'another');
  const times = scores.map(({ milliseconds }) => milliseconds);
  return [
    `${scores.length} pairs; rates with a 95 % interval. Held out when limits were chosen: ${HELD_OUT.join(', ')}`,
    table([
      ['', 'all', 'seen', 'held out'],
      ...measures.map(([name, of]): string[] => [
        name,
        ...[scores, scores.filter((score) => !isHeldOut(score)), scores.filter(isHeldOut)].map((chosen) => of(chosen)),
      ]),
    ]),
    `edited pages\n${byGroup(edited, 'method', ({ pair }) => pair.method, EDITED)}`,
    `edited pages\n${byGroup(edited, 'capture', ({ pair }) => pair.capture, EDITED)}`,
    `edited pages\n${byGroup(edited, 'copy taken', ({ pair }) => pair.copy.as, EDITED)}`,
    `edited pages\n${byGroup(edited, 'laboratory', ({ pair }) => pair.laboratory ?? '–', EDITED)}`,
    `honest pairs\n${byGroup(honest, 'given', ({ pair }) => (pair.method === 'untouched' ? pair.given.as : pair.method), HONEST)}`,
    `honest pairs\n${byGroup(honest, 'laboratory', ({ pair }) => pair.laboratory ?? '–', HONEST)}`,
    `different reports\n${byGroup(others, 'laboratory', ({ pair }) => pair.laboratory ?? '–', OTHERS)}`,
    `comparison itself, processor time: median ${Math.round(quantile(times, 0.5))} ms, p95 ${Math.round(quantile(times, 0.95))} ms, longest ${Math.round(Math.max(...times))} ms, n ${times.length}`,
    ...(misses ? [`misses\n${describeMisses(scores)}`] : []),
  ].join('\n\n');
}

type Measure = [name: string, of: (scores: readonly ScoredPair[]) => string];

const changesOf = (scores: readonly ScoredPair[]) => scores.flatMap(({ changes }) => changes);
const share = (scores: readonly ScoredPair[], is: (score: ScoredPair) => boolean): string =>
  rate(scores.filter(is).length, scores.length);
const ofTruth =
  (truth: ScoredPair['pair']['truth'], is: (score: ScoredPair) => boolean) => (scores: readonly ScoredPair[]) =>
    share(
      scores.filter(({ pair }) => pair.truth === truth),
      is,
    );

const FOUND: Measure = [
  'changed fields found',
  (scores) => rate(changesOf(scores).filter(({ found }) => found).length, changesOf(scores).length),
];
const NAMED: Measure = [
  'of those found, named rightly',
  (scores) => {
    const found = changesOf(scores).filter((change) => change.found);
    return rate(found.filter(({ named }) => named).length, found.length);
  },
];
const CALLED: Measure = ['edited pages called changed', ofTruth('changed', ({ verdict }) => verdict === 'changed')];
const measures: readonly Measure[] = [
  FOUND,
  NAMED,
  CALLED,
  ['edited pages with a difference too many', ofTruth('changed', ({ extra }) => extra.length > 0)],
  ['honest pairs called changed', ofTruth('same', ({ verdict }) => verdict === 'changed')],
  ['honest pairs called another report', ofTruth('same', ({ verdict }) => verdict === 'another')],
  ['honest pairs: cannot tell', ofTruth('same', ({ verdict }) => verdict === 'cannot-tell')],
  ['different reports called another', ofTruth('another', ({ verdict }) => verdict === 'another')],
  ['different reports called the same', ofTruth('another', ({ verdict }) => verdict === 'same')],
];
const EDITED: readonly Measure[] = [FOUND, NAMED, CALLED];
const HONEST: readonly Measure[] = [
  ['changed', ofTruth('same', ({ verdict }) => verdict === 'changed')],
  ['another', ofTruth('same', ({ verdict }) => verdict === 'another')],
  ['cannot tell', ofTruth('same', ({ verdict }) => verdict === 'cannot-tell')],
];
const OTHERS: readonly Measure[] = [
  ['another', ofTruth('another', ({ verdict }) => verdict === 'another')],
  ['the same', ofTruth('another', ({ verdict }) => verdict === 'same')],
];

function byGroup(
  scores: readonly ScoredPair[],
  title: string,
  groupOf: (score: ScoredPair) => string,
  of: readonly Measure[],
): string {
  const groups = [...new Set(scores.map(groupOf))].sort();
  return table([
    [title, ...of.map(([name]) => name)],
    ...groups.map((group): string[] => {
      const chosen = scores.filter((score) => groupOf(score) === group);
      return [group, ...of.map(([, measure]) => measure(chosen))];
    }),
  ]);
}

/** Each answer that was not right, one a line. */
function describeMisses(scores: readonly ScoredPair[]): string {
  return scores
    .flatMap(({ pair, verdict, hindrance, changes, extra }) => {
      const about = `${pair.given.file} (${pair.given.as}) against ${pair.copy.file} (${pair.copy.as}), ${pair.method}`;
      const said = hindrance ?? verdict;
      const list = (differences: typeof extra): string =>
        differences
          .map(({ field, given, copy }) => `${field}: ${given?.text ?? '–'} | ${copy?.text ?? '–'}`)
          .join('; ')
          .slice(0, 200);
      return [
        ...(pair.truth === verdict ? [] : [`${about}: ${said} instead of ${pair.truth}`]),
        ...changes
          .filter(({ found, named }) => !found || !named)
          .map(
            ({ change, found, said: at }) =>
              `${about}: ${change.field} ${change.old} > ${change.new} ${found ? `misnamed ${list(at)}` : 'missed'}`,
          ),
        ...(extra.length === 0 ? [] : [`${about}: too many: ${list(extra)}`]),
      ];
    })
    .join('\n');
}
