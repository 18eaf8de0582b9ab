import { rmSync } from 'node:fs';
import path from 'node:path';
import { bundleFunctions, bundleOf, unpack } from '../../../tests/support/bundles.ts';
import { bareProcess, importingProcess } from '../functions/cold-import.ts';
import { type MeasuredRow, type Measurement, REPETITIONS } from '../row.ts';

const MORE_THAN_NOTHING = { mcp: 120, health: 40 } as const;

/** Whole processes, from start to end: one that imports the function from its unpacked bundle, one that does nothing. */
export const coldImports: Measurement = async () => {
  const bundles = await bundleFunctions();
  const rows: MeasuredRow[] = [];
  for (const [name, most] of Object.entries(MORE_THAN_NOTHING)) {
    const folder = await unpack(bundleOf(bundles, name));
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = -1; round < REPETITIONS; round++) {
      const [importing, bare] = [importingProcess(folder, name), bareProcess()];
      if (round < 0) continue;
      ours.push(importing);
      theirs.push(bare);
    }
    rmSync(folder, { recursive: true, force: true });
    rows.push({
      id: `cold-${name}`,
      what: `${name} imported by a fresh process`,
      unit: 'ms',
      ours,
      opponent: { name: 'node -e 0', figures: theirs },
      goal: { of: 'difference', most },
    });
  }
  rmSync(path.dirname(bundles[0]!.path), { recursive: true, force: true });
  return rows;
};
