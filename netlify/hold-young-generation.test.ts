import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Megabytes that the space for new objects takes after many of them outlived collections, in a process of its own. */
function megabytesOfYoung(held: boolean): number {
  const script = `
    import { getHeapSpaceStatistics } from 'node:v8';
    import { holdYoungGeneration } from ${JSON.stringify(path.resolve('netlify/hold-young-generation.ts'))};
    if (${held}) holdYoungGeneration();
    let kept = [];
    for (let i = 0; i < 4e6; i++) {
      kept.push({ i });
      if (kept.length > 2e5) kept = [];
    }
    console.log(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size / 1e6);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

test('the space for new objects does not grow any more', () => {
  const held = megabytesOfYoung(true);
  expect(held).toBeLessThan(8);
  expect(megabytesOfYoung(false)).toBeGreaterThan(held * 2);
});
