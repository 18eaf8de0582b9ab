import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { measuredRun } from './measured-run.ts';

const node = (code: string) => measuredRun(process.execPath, ['--eval', code], tmpdir());

describe('measuredRun', () => {
  it('measures time, memory and computing of a program and of those it starts', () => {
    const child = `require("child_process").spawnSync(process.execPath, ["--eval", "const a = Buffer.alloc(300e6, 1); const end = Date.now() + 300; while (Date.now() < end);"])`;
    const { seconds, peakMiB, cpuSeconds, output } = node(`${child}; console.log("done")`);
    expect(output).toBe('done\n');
    expect(seconds).toBeGreaterThan(0.3);
    expect(cpuSeconds).toBeGreaterThan(0.25);
    expect(peakMiB).toBeGreaterThan(280);
  });

  it('says why a program failed', () => {
    expect(() => node('console.error("out of luck"); process.exit(3)')).toThrow('out of luck');
  });
});
