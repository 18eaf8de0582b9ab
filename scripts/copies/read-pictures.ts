import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Copy } from '../../src/coa/compare/copy.ts';
import { untimed } from '../../src/coa/image/open-picture.ts';
import { readCopy } from '../../src/coa/read-copy.ts';
import type { ReadingContext } from '../../src/coa/read-page.ts';
import { takePicture } from './captures.ts';
import type { Taken } from './plan-pairs.ts';

/**
 * Reads pictures as copies; with a folder, whole readings are kept there, so that thresholds can be tuned in minutes. What
 * is kept does not notice a change in how pages are read: empty the folder then.
 */
export function copyReader(
  collection: string,
  context: ReadingContext,
  folder: string | null,
): (taken: Taken) => Promise<Copy> {
  return async (taken) => {
    const name = createHash('sha256').update(`${taken.as} ${taken.file}`).digest('hex').slice(0, 24);
    const kept = join(folder ?? '', `${name}.gz`);
    if (folder !== null && existsSync(kept)) return deserialize(gunzipSync(await readFile(kept))) as Copy;
    const picture = await takePicture(taken.file, await readFile(join(collection, taken.file)), taken.as);
    const { copy } = await readCopy({ picture, declaredType: null }, 0, context, untimed);
    if (folder !== null) {
      await mkdir(folder, { recursive: true });
      await writeFile(`${kept}.draft`, gzipSync(serialize(copy), { level: 1 }));
      await rename(`${kept}.draft`, kept);
    }
    return copy;
  };
}
