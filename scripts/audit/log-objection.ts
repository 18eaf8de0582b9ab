import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lastReleased } from '../../data/index.ts';
import { Correction } from '../../src/dataset/correction.ts';
import { describeIssue } from '../../src/dataset/describe-issue.ts';
import type { HistoryEntry } from '../../src/dataset/history/history-entry.ts';
import { type HistoricRecord, newEntries, pendingChanges } from '../../src/dataset/history/pending-changes.ts';
import { withHistory } from './record-change.ts';
import { Refusal } from './refusal.ts';
import {
  type RecordFile,
  readJson,
  readVendorFile,
  saveRecords,
  vendorFile,
  vendorPath,
  type Workspace,
} from './workspace.ts';

/** What was decided on an objection, as typed. */
export interface Decision {
  raisedAt?: string | undefined;
  by?: string | undefined;
  outcome?: string | undefined;
  /** Fields that were mended, with commas between. */
  field?: string | undefined;
  text?: string | undefined;
}

/**
 * Puts a decided objection to the record of a vendor or laboratory into the public log; where it was accepted, what was
 * mended by it in a vendor's file gets its entries in the history with the same words.
 * @returns what was written
 * @throws Refusal when something is missing, the same decision was logged already, or an objection was accepted and what
 *   is said to be mended did not change; nothing is written then.
 */
export function logObjection(
  workspace: Workspace,
  id: string,
  { raisedAt, by, outcome, field, text }: Decision,
): string {
  const fields = [...new Set((field ?? '').split(',').flatMap((name) => name.trim() || []))];
  const typed = {
    raised_at: raisedAt,
    at: workspace.today,
    raised_by: by,
    text,
    outcome,
    ...(fields.length > 0 && { fields }),
  };
  const parsed = Correction.safeParse(typed);
  if (!parsed.success) {
    const option: Record<string, string> = {
      raised_at: '--raised-at',
      at: '--raised-at',
      raised_by: '--by',
      text: '--text',
      outcome: '--outcome',
      fields: '--field',
    };
    throw new Refusal(
      parsed.error.issues
        .map(
          (issue) =>
            `${option[String(issue.path[0])]}: ${issue.path[0] === 'at' ? 'Expected a day no later than today.' : describeIssue(issue, typed)}`,
        )
        .join('\n'),
    );
  }
  const decision = parsed.data;
  if (decision.outcome === 'rejected' && fields.length > 0)
    throw new Refusal('--field: a rejected objection changes nothing; leave it out.');
  const laboratory = join(workspace.folder, 'labs', `${id}.json`);
  const isLaboratory = !existsSync(vendorPath(workspace, id)) && /^[a-z0-9-]+$/.test(id) && existsSync(laboratory);
  const { file, entries } = isLaboratory
    ? laboratoryWith(workspace, laboratory, decision)
    : vendorWith(workspace, id, decision);
  const version = saveRecords(workspace, [file]);
  return [
    `${id}: objection of ${decision.raised_at} ${decision.outcome}.`,
    ...entries.map(({ field: changed, from, to }) => `History: ${changed}: ${from ?? 'nothing'} → ${to ?? 'nothing'}`),
    `Version ${version}.`,
  ].join('\n');
}

interface Logged {
  file: RecordFile;
  entries: readonly HistoryEntry[];
}

function vendorWith(workspace: Workspace, id: string, decision: Correction): Logged {
  const vendor = readVendorFile(workspace, id);
  const corrections = (vendor['corrections'] ?? []) as Correction[];
  refuseTwice(corrections, decision);
  if (decision.outcome === 'rejected')
    return { file: vendorFile(workspace, { ...vendor, corrections: [...corrections, decision] }), entries: [] };
  const before = lastReleased(workspace.folder)?.vendors.find((released) => released.id === id) ?? {};
  // The change may have its entry already, from record-change.
  const changed = [
    ...newEntries(before, vendor as HistoricRecord),
    ...pendingChanges(before, vendor as HistoricRecord),
  ];
  refuseUnmended(
    id,
    decision,
    changed.map(({ field }) => field),
  );
  const isMended = (field: string) => (decision.fields ?? []).some((named) => isWithin(field, named));
  const { record, entries } = withHistory(workspace, vendor, decision.text, isMended);
  return { file: vendorFile(workspace, { ...record, corrections: [...corrections, decision] }), entries };
}

function laboratoryWith(workspace: Workspace, path: string, decision: Correction): Logged {
  const {
    corrections = [],
    sources,
    ...content
  } = readJson(path) as { id: string; corrections?: Correction[]; sources: unknown };
  refuseTwice(corrections, decision);
  const { $schema: _, ...facts } = { ...content, sources } as Record<string, unknown>;
  const before = (lastReleased(workspace.folder)?.laboratories.find(({ id }) => id === content.id) ?? {}) as Record<
    string,
    unknown
  >;
  if (decision.outcome === 'accepted')
    refuseUnmended(
      content.id,
      decision,
      Object.entries(facts).flatMap(([field, value]) =>
        JSON.stringify(value) === JSON.stringify(before[field]) ? [] : [field],
      ),
    );
  return { file: { path, content: { ...content, corrections: [...corrections, decision], sources } }, entries: [] };
}

/** Whether a field is the named one, or stands within it. */
const isWithin = (field: string, named: string) => field === named || field.startsWith(`${named}.`);

function refuseTwice(logged: readonly Correction[], decision: Correction): void {
  const twin = logged.find(
    ({ raised_at, raised_by, text, outcome }) =>
      raised_at === decision.raised_at &&
      raised_by === decision.raised_by &&
      text === decision.text &&
      outcome === decision.outcome,
  );
  if (twin !== undefined) throw new Refusal(`This decision was logged already, on ${twin.at}; nothing was written.`);
}

/** Refuses an accepted objection unless each field that it names changed since the last release. */
function refuseUnmended(id: string, { fields = [] }: Correction, changed: readonly string[]): void {
  if (changed.length === 0)
    throw new Refusal(
      `An objection that was accepted changes the record, and nothing in ${id} changed since the last release: mend its file first, then log the objection.`,
    );
  const choice = `Changed since the last release: ${[...new Set(changed)].join(', ')}.`;
  if (fields.length === 0)
    throw new Refusal(`--field: name what was mended by this objection, with commas between. ${choice}`);
  const unmended = fields.filter((named) => !changed.some((field) => isWithin(field, named)));
  if (unmended.length > 0) throw new Refusal(`--field: ${unmended.join(', ')} did not change. ${choice}`);
}
