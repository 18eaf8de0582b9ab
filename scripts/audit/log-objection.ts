import { Correction } from '../../src/dataset/correction.ts';
import { withHistory } from './record-change.ts';
import { Refusal } from './refusal.ts';
import { readVendorFile, saveVendors, type Workspace } from './workspace.ts';

/** What was decided on an objection, as typed. */
export interface Decision {
  raisedAt?: string | undefined;
  by?: string | undefined;
  outcome?: string | undefined;
  text?: string | undefined;
}

/**
 * Puts a decided objection into the public log; where it was accepted, what was mended in the file gets its entries in
 * the history with the same words.
 * @returns what was written
 * @throws Refusal when something is missing, or an objection was accepted and nothing changed; nothing is written then.
 */
export function logObjection(workspace: Workspace, id: string, { raisedAt, by, outcome, text }: Decision): string {
  const parsed = Correction.safeParse({ raised_at: raisedAt, at: workspace.today, raised_by: by, text, outcome });
  if (!parsed.success) {
    const option: Record<string, string> = { raised_at: '--raised-at', at: '--raised-at', raised_by: '--by', text: '--text', outcome: '--outcome' };
    throw new Refusal(parsed.error.issues.map(({ path, message }) => `${option[String(path[0])]}: ${message}`).join('\n'));
  }
  const vendor = readVendorFile(workspace, id);
  const decision = parsed.data;
  const corrections = [...((vendor['corrections'] ?? []) as Correction[]), decision];
  const { record, entries } = decision.outcome === 'accepted' ? withHistory(workspace, vendor, decision.text) : { record: vendor, entries: [] };
  if (decision.outcome === 'accepted' && entries.length === 0) throw new Refusal(`An objection that was accepted changes the record: mend ${id} in its file first, then log it.`);
  const version = saveVendors(workspace, [{ ...record, corrections }]);
  return [`${id}: objection of ${decision.raised_at} ${decision.outcome}.`, ...entries.map(({ field, from, to }) => `History: ${field}: ${from ?? 'nothing'} → ${to ?? 'nothing'}`), `Version ${version}.`].join('\n');
}
