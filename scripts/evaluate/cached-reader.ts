import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Grey } from '../../src/coa/image/grey.ts';
import type { FoundCode, Reading, TextReader } from '../../src/coa/ocr/text-reader.ts';

/** Counts what came from the folder and what had to be read. */
export interface CacheCounts {
  hits: number;
  misses: number;
}

/**
 * A reader that keeps every answer in a folder, so that a second run over the same pages reads nothing again: rules can
 * be tuned in minutes. An answer belongs to the pixels handed over and to the options of the call, so a change in how
 * pages are prepared reads anew by itself; a change of the reader itself (language data, its own settings) does not, and
 * needs another folder. Readings that ran out of time are not kept, since they depend on how busy the machine was.
 * Several processes may share one folder.
 * @param start makes the reader behind; called when the first answer is missing.
 */
export function createCachedReader(start: () => TextReader, folder: string): TextReader & { counts: CacheCounts } {
  const counts: CacheCounts = { hits: 0, misses: 0 };
  let behind: TextReader | null = null;
  const reader = (): TextReader => (behind ??= start());

  async function answer<T>(key: string, read: () => Promise<T>, isLasting: (found: T) => boolean): Promise<T> {
    const file = join(folder, key.slice(0, 2), `${key}.json`);
    try {
      const kept = JSON.parse(await readFile(file, 'utf8')) as T;
      counts.hits++;
      return kept;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    counts.misses++;
    const found = await read();
    if (!isLasting(found)) return found;
    await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
    // Renamed into place, so that another process never reads half an answer.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, JSON.stringify(found));
    await rename(draft, file);
    return found;
  }

  return {
    counts,
    read(picture, options = { segmentation: 'sparse' }) {
      const { segmentation, model = null, characters = null } = options;
      return answer<Reading>(
        keyOf(picture, ['words', segmentation, model, characters]),
        () => reader().read(picture, options),
        ({ cutShort }) => !cutShort,
      );
    },
    readCodes: (picture, milliseconds) =>
      answer<FoundCode[]>(
        keyOf(picture, ['codes, undecoded too']),
        () => reader().readCodes(picture, milliseconds),
        () => true,
      ),
    warm: async () => {},
    close: async () => void (await behind?.close()),
  };
}

function keyOf({ width, height, data }: Grey, call: readonly (string | null)[]): string {
  return createHash('sha256')
    .update(JSON.stringify([...call, width, height]))
    .update(data)
    .digest('hex')
    .slice(0, 40);
}
