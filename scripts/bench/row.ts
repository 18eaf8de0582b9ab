import { loadavg } from 'node:os';
import { keepsGoal, type SpeedRow, type Spread } from '../../src/site/method/speed-results.ts';
import { quantile } from '../evaluate/statistics.ts';

/** A row before it is judged. */
export interface MeasuredRow {
  /** Letters, digits and hyphens; the same in every run. */
  id: string;
  what: string;
  unit: SpeedRow['unit'];
  ours: readonly number[];
  /** The opponent's figures, in the order of ours where they were measured in turn. */
  opponent?: { name: string; figures: readonly number[] };
  goal?: NonNullable<SpeedRow['goal']>;
}

/** Measures one group of rows together; `npm run bench -- NAME` runs it alone. */
export type Measurement = () => Promise<MeasuredRow[]>;

/** Least repetitions of whatever can be repeated in seconds. */
export const REPETITIONS = 9;

/** Median, least and most of some figures, three significant digits or more. */
function spread(figures: readonly number[]): Spread {
  return {
    median: rounded(quantile(figures, 0.5)),
    least: rounded(Math.min(...figures)),
    most: rounded(Math.max(...figures)),
    n: figures.length,
  };
}

/** Runs a measurement and judges its rows. @param today `YYYY-MM-DD` */
export async function runMeasurement(measure: Measurement, today: string): Promise<SpeedRow[]> {
  const before = loadavg()[0]!;
  const rows = await measure();
  const load: [number, number] = [rounded(before), rounded(loadavg()[0]!)];
  return rows.map((row) => judged(row, today, load));
}

/** A measured row with its ratio and whether it keeps its goal. */
export function judged(
  { id, what, unit, ours, opponent, goal }: MeasuredRow,
  on: string,
  load: [number, number],
): SpeedRow {
  const theirs = opponent?.figures ?? [];
  // Measured in turn, ours and theirs met the same machine: their ratios tell more than the ratio of the medians.
  const ratio =
    theirs.length === 0
      ? null
      : rounded(
          theirs.length === ours.length
            ? quantile(
                ours.map((figure, i) => figure / theirs[i]!),
                0.5,
              )
            : quantile(ours, 0.5) / quantile(theirs, 0.5),
        );
  const row = {
    id,
    what,
    unit,
    ours: spread(ours),
    opponent: opponent === undefined ? null : { name: opponent.name, ...spread(theirs) },
    ratio,
    goal: goal ?? null,
  };
  return { ...row, met: keepsGoal(row), on, load };
}

function rounded(figure: number): number {
  return Math.abs(figure) >= 100 ? Math.round(figure) : Number(figure.toPrecision(3));
}
