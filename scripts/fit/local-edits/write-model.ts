import { writeFileSync } from 'node:fs';
import { highest, isFound, type ScoredRealPage } from './real-rows.ts';

/** What is kept of a bound for doubts: how many clean pages it flags, and on how many edited ones it points at what was edited. */
export function doubtFigures(
  threshold: number,
  clean: readonly ScoredRealPage[],
  edited: readonly ScoredRealPage[],
): { threshold: number; cleanFlagged: number; editedCaught: number } {
  return {
    threshold: Number(threshold.toFixed(3)),
    cleanFlagged: clean.filter((page) => highest(page) >= threshold).length,
    editedCaught: edited.filter((page) => isFound(page, threshold)).length,
  };
}

/** Writes a fitted model, a line for each of its parts, and says so. @param home path within the repository. */
export function writeModel(home: string, fitted: { trees: readonly unknown[] }): void {
  writeFileSync(home, `${JSON.stringify(fitted, null, 1).replace(/\n\s{2,}/g, ' ')}\n`);
  console.log(`written: ${home}, ${fitted.trees.length} trees`);
}
