import { applyPatch, createTwoFilesPatch, parsePatch } from 'diff';
import type { Snapshot } from './released-snapshot.ts';

const NO_FILE = '/dev/null';

/**
 * What leads from one snapshot to another, as a unified diff over all their files. Applied in the folder of the first
 * with `patch -p1` (`patch -R -p1` in that of the second, for the way back), it gives the other byte for byte.
 */
export function createDelta(from: Snapshot, to: Snapshot): string {
  const paths = [...new Set([...from.files.keys(), ...to.files.keys()])].sort();
  return paths
    .filter((path) => from.files.get(path) !== to.files.get(path))
    .map((path) => {
      const [before, after] = [from.files.get(path), to.files.get(path)];
      const patch = createTwoFilesPatch(
        before === undefined ? NO_FILE : `a/${path}`,
        after === undefined ? NO_FILE : `b/${path}`,
        before ?? '',
        after ?? '',
        undefined,
        undefined,
        { context: 1 },
      );
      // The line of equals signs is no part of the format.
      return patch.replace(/^=+\n/, '');
    })
    .join('');
}

/**
 * The files of the target: those of the source with the delta applied.
 * @throws Error that names the file which the delta does not fit.
 */
export function applyDelta(files: ReadonlyMap<string, string>, delta: string): Map<string, string> {
  const result = new Map(files);
  for (const patch of parsePatch(delta)) {
    const path = (patch.newFileName === NO_FILE ? patch.oldFileName : patch.newFileName)?.replace(/^[ab]\//, '') ?? '';
    if (patch.newFileName === NO_FILE) {
      result.delete(path);
      continue;
    }
    const after = applyPatch(files.get(path) ?? '', patch, { autoConvertLineEndings: false });
    if (after === false) throw new Error(`Expected a delta that fits ${path}.`);
    result.set(path, after);
  }
  return new Map([...result].sort(([a], [b]) => (a < b ? -1 : 1)));
}
