import type { Probe } from './probe.ts';

interface Rule {
  id: string;
  /** What must be true. */
  rule: string;
  /** Who checks it, or asks for it. */
  source: string;
}

/** A check that is made. */
export interface AppliedCheck extends Rule {
  /**
   * @returns what was found, in a few words.
   * @throws Error saying what is missing.
   */
  run(probe: Probe): Promise<string>;
}

/** A check that is not made here, and why: it does not apply to this service, or takes other means. */
interface LeftOutCheck extends Rule {
  because: string;
}

/** A rule of the lists, whether or not it is checked here. */
export type ReadinessCheck = AppliedCheck | LeftOutCheck;

/** What became of a rule; of one left out, `found` says why. */
export interface Outcome extends Rule {
  result: 'pass' | 'fail' | 'left out';
  found: string;
}

/** Runs one check; one that fails in any way is a fail, with what it said. */
export async function runCheck(check: ReadinessCheck, probe: Probe): Promise<Outcome> {
  const { id, rule, source } = check;
  if ('because' in check) return { id, rule, source, result: 'left out', found: check.because };
  try {
    return { id, rule, source, result: 'pass', found: await check.run(probe) };
  } catch (error) {
    return { id, rule, source, result: 'fail', found: error instanceof Error ? error.message : String(error) };
  }
}

/** Demands that something holds. */
export function demand(holds: unknown, missing: string): asserts holds {
  if (!holds) throw new Error(missing);
}
