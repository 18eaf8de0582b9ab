import { z } from 'zod';

/** What several runs of one measurement gave. */
const Spread = z.strictObject({ median: z.number(), least: z.number(), most: z.number(), n: z.int().positive() });
export type Spread = z.infer<typeof Spread>;

/** What a row is held to: our figure itself, ours divided by the opponent's, or ours less the opponent's. */
const Goal = z.strictObject({ of: z.enum(['figure', 'ratio', 'difference']), most: z.number().positive() });

const SpeedRow = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  what: z.string(),
  unit: z.enum(['ms', 's', 'MB', 'KB']),
  ours: Spread,
  opponent: Spread.extend({ name: z.string() }).nullable(),
  /** Median of the ratios, run by run; null without an opponent. */
  ratio: z.number().nullable(),
  goal: Goal.nullable(),
  met: z.boolean().nullable(),
  on: z.iso.date(),
  /** Load of the machine (processes waiting or running, over one minute) before and after the measurement. */
  load: z.tuple([z.number(), z.number()]),
});
/** One measurement of `npm run bench`: our figures, the opponent’s, and whether the goal is met. */
export type SpeedRow = z.infer<typeof SpeedRow>;

/** `bench/results.json`, as `npm run bench` writes it. */
export const SpeedResults = z.strictObject({
  machine: z.strictObject({
    processor: z.string(),
    cores: z.int().positive(),
    memoryGB: z.number(),
    system: z.string(),
    node: z.string(),
  }),
  versions: z.record(z.string(), z.string()),
  rows: z.array(SpeedRow).min(1),
});
export type SpeedResults = z.infer<typeof SpeedResults>;

/** Whether a row keeps its goal; null when it has none. */
export function keepsGoal({
  ours,
  opponent,
  ratio,
  goal,
}: Pick<SpeedRow, 'ours' | 'opponent' | 'ratio' | 'goal'>): boolean | null {
  if (goal === null) return null;
  if (goal.of === 'figure') return ours.median <= goal.most;
  if (goal.of === 'ratio') return ratio !== null && ratio <= goal.most;
  return opponent !== null && ours.median - opponent.median <= goal.most;
}

/** What a row is held to, in words: "at most 1.5 ×", "at most 120 ms more". */
export function goalWords({ goal, unit }: Pick<SpeedRow, 'goal' | 'unit'>): string {
  if (goal === null) return '–';
  if (goal.of === 'ratio') return `≤ ${goal.most} ×`;
  return goal.of === 'figure' ? `≤ ${goal.most} ${unit}` : `≤ +${goal.most} ${unit}`;
}
