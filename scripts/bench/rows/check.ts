import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadData } from '../../../data/index.ts';
import { holdYoungGeneration } from '../../../netlify/hold-young-generation.ts';
import { checkCoa } from '../../../src/coa/check-coa.ts';
import { contextFrom } from '../../../src/coa/context.ts';
import { createTextReader } from '../../../src/coa/ocr/read-text.ts';
import { TODAY } from '../../certificates/content/dates.ts';
import { loadLayouts } from '../../layouts/load-layouts.ts';
import { capturedPages } from '../captured-pages.ts';
import { nativeTesseract } from '../machine.ts';
import { type MeasuredRow, type Measurement, REPETITIONS } from '../row.ts';

/** As many threads as the function has (netlify/functions/check-coa). */
const WORKERS = 2;
/** Rounds that warm the compiler and the file cache: V8 goes on compiling Tesseract until about the fifth. */
const WARM_ROUNDS = 6;

/**
 * A whole check in a warm process, every stage of it, beside native tesseract reading the same file and doing nothing
 * else (`tesseract FILE -`, one thread, its process included). In turn, so that both meet the same machine.
 */
export const check: Measurement = async () => {
  const native = nativeTesseract();
  const reader = createTextReader(WORKERS);
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    await reader.warm();
    const context = contextFrom(loadData(), reader, TODAY, loadLayouts());
    const rows: MeasuredRow[] = [];
    for (const { id, what, file, bytes } of await capturedPages()) {
      const path = join(folder, file);
      writeFileSync(path, bytes);
      const picture = readFileSync(path);
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = -WARM_ROUNDS; round < REPETITIONS; round++) {
        const start = performance.now();
        await checkCoa({ picture, vendor: null }, context);
        const between = performance.now();
        // As the function does after its first check.
        holdYoungGeneration();
        if (native !== null)
          spawnSync('tesseract', [path, '-'], { env: { ...process.env, OMP_THREAD_LIMIT: '1' }, stdio: 'ignore' });
        const end = performance.now();
        if (round < 0) continue;
        ours.push(between - start);
        if (native !== null) theirs.push(end - between);
      }
      rows.push({
        id: `check-${id}`,
        what: `whole check, warm: ${what}`,
        unit: 'ms',
        ours,
        ...(native === null
          ? {}
          : { opponent: { name: `tesseract ${native}, one thread, reading alone`, figures: theirs } }),
        goal: { of: 'ratio', most: 1 },
      });
    }
    return rows;
  } finally {
    await reader.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
