import { z } from 'zod';
import { freeBuffer } from '#host/free-buffer';
import { threadPort } from '#host/thread-port';
import { checkCoa } from '../../coa/check-coa.ts';
import type { KnownData } from '../../coa/context.ts';
import { CheckError } from '../../coa/errors.ts';
import { giveParts, PART_NAMES, type PartName, type Parts } from '../../coa/host/browser/parts.ts';
import { createTextReader } from '../../coa/ocr/read-text.ts';
import { CheckReport } from '../../coa/report/report.ts';
import type { CoreAnswer, CoreSettings, CoreTask } from './messages.ts';
import { unpack } from './unpack.ts';
import { isWantOfMemory } from './want-of-memory.ts';

// A worker: the checker itself, as the service runs it, in the reader's own browser.

/** As the service has: a page reads the same with any number. */
const WORKERS = 2;

// Schemas would be compiled to code, which this page forbids.
z.config({ jitless: true });
const port = await threadPort<CoreSettings, CoreTask>();
// Here, and not in the page, which stays free meanwhile. What is unpacked gives back the memory that it took packed.
const unpacked = async (name: PartName | 'data'): Promise<Blob> => {
  const packed = port.settings[name];
  const blob = await unpack(packed);
  freeBuffer(packed);
  return blob;
};
const part = async (name: PartName): Promise<[PartName, Blob]> => [name, await unpacked(name)];
giveParts(Object.fromEntries(await Promise.all(PART_NAMES.map(part))) as Parts);
const data = JSON.parse(await (await unpacked('data')).text()) as KnownData;
const reader = createTextReader(WORKERS);
const answer = (message: CoreAnswer): void => port.post(message);

async function check({ file, page, vendor, today }: CoreTask): Promise<CoreAnswer> {
  try {
    const { evidence, ...report } = await checkCoa(
      {
        picture: new Uint8Array(await file.arrayBuffer()),
        declaredType: file.type.toLowerCase() || null,
        page,
        vendor,
      },
      { ...data, reader, today },
    );
    return { report: { ...CheckReport.parse(report), evidence } };
  } catch (cause) {
    const isOfFile = cause instanceof CheckError && cause.kind !== 'reader-unavailable' && !isWantOfMemory(cause);
    return isOfFile ? { failure: cause.message } : { stopped: true };
  }
}

await reader.warm();
answer({ ready: true });
port.onTask(async (task) => answer(await check(task)));
