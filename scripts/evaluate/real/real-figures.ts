import { CHECKS } from '../../../src/coa/checks/index.ts';
import type { MeasuredOnReal, RealRate } from '../../../src/coa/verdict/measured-on-real.ts';
import { interval } from '../../../src/site/method/interval.ts';
import { count, MEASURES, type Measure } from './describe-real.ts';
import { HELD_OUT, isOf } from './families.ts';
import type { ScoredPage } from './score-real.ts';

/** Shares are kept to so many parts. */
const PLACES = 10_000;

/** What a bench found on real pages, in the form in which reports, methodology page and docs/accuracy.md quote it. */
export function realFiguresOf(all: readonly ScoredPage[], day: string): MeasuredOnReal {
  const pages = all.filter(({ truth }) => truth.kind !== 'unknown');
  const heldOut = pages.filter(({ truth }) => isOf(HELD_OUT, truth));
  const seen = pages.filter((page) => !heldOut.includes(page));
  const honest = pages.filter(({ truth }) => truth.kind === 'honest');
  const flagged = (id: string, ...severities: string[]): number =>
    honest.filter(({ report }) =>
      report.evidence.checks.some(
        (check) => check.id === id && check.outcome === 'fail' && severities.includes(check.severity ?? ''),
      ),
    ).length;
  const share = (measure: Measure, among: readonly ScoredPage[]): RealRate => {
    const [hits, n] = count(measure, among);
    const [from, to] = interval(hits, n).map((bound) => Math.round(bound * PLACES) / PLACES) as [number, number];
    return { hits, n, from, to };
  };
  return {
    measuredOn: day,
    pages: pages.length,
    heldOutPages: heldOut.length,
    heldOut: [...HELD_OUT],
    figures: MEASURES.filter(({ among }) => pages.some(among)).map((measure) => ({
      name: measure.name,
      all: share(measure, pages),
      seen: share(measure, seen),
      heldOut: share(measure, heldOut),
    })),
    kept: null,
    checks: Object.fromEntries(
      CHECKS.map(({ id }) => [
        id,
        { accused: flagged(id, 'decisive'), flagged: flagged(id, 'decisive', 'doubt'), n: honest.length },
      ]),
    ),
  };
}

/** What is told of all checks together, and so of any one of them. */
const OF_ALL_CHECKS = [
  'honest pages called fabricated',
  'honest pages that some check accuses, whatever the verdict',
  'honest pages doubted or accused',
  'complete pages of registered laboratories answered',
  'altered by sellers: called fabricated',
  'altered by sellers: waved through',
];

/**
 * Figures as found, but for those on which a check has a say that was fitted to the same pages since: they stay as they were before.
 * @param check its id.
 * @throws Error when nothing was measured of it before.
 */
export function keeping(found: MeasuredOnReal, before: MeasuredOnReal, check: string): MeasuredOnReal {
  const own = before.checks[check];
  if (own === undefined) throw new Error(`Nothing was measured of a check named "${check}".`);
  const figures = found.figures.map((figure) =>
    OF_ALL_CHECKS.includes(figure.name) ? (before.figures.find(({ name }) => name === figure.name) ?? figure) : figure,
  );
  return {
    ...found,
    figures,
    kept: {
      measuredOn: before.kept?.measuredOn ?? before.measuredOn,
      check,
      figures: figures.map(({ name }) => name).filter((name) => OF_ALL_CHECKS.includes(name)),
    },
    checks: { ...found.checks, [check]: own },
  };
}
