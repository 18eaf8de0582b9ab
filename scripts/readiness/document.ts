import { demand } from './check.ts';
import type { Probe, Seen } from './probe.ts';

/** A document that must be there, of a type. @throws Error when it is not. */
export async function document(probe: Probe, path: string, type: string, init?: RequestInit): Promise<Seen> {
  const seen = await probe(path, init);
  demand(seen.status === 200, `${path} answers ${seen.status}`);
  demand(seen.type === type, `${path} is ${seen.type}, not ${type}`);
  return seen;
}
