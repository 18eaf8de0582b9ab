import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lastReleased } from '../../data/index.ts';
import { Correction } from '../../src/dataset/correction.ts';
import { describeIssue } from '../../src/dataset/describe-issue.ts';
import type { HistoryEntry } from '../../src/dataset/history/history-entry.ts';
import { type HistoricRecord, newEntries } from '../../src/dataset/history/pending-changes.ts';
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
  text?: string | undefined;
}

/**
 * Puts a decided objection to the record of a vendor or laboratory into the public log; where it was accepted, what was
 * mended in a vendor's file gets its entries in the history with the same words.
 * @returns what was written
 * @throws Refusal when something is missing, or an objection was accepted and nothing changed; nothing is written then.
 */
export function logObjection(workspace: Workspace, id: string, { raisedAt, by, outcome, text }: Decision): string {
  const typed = { raised_at: raisedAt, at: workspace.today, raised_by: by, text, outcome };
  const parsed = Correction.safeParse(typed);
  if (!parsed.success) {
    const option: Record<string, string> = {
      raised_at: '--raised-at',
      at: '--raised-at',
      raised_by: '--by',
      text: '--text',
      outcome: '--outcome',
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
  const laboratory = join(workspace.folder, 'labs', `${id}.json`);
  const isLaboratory = !existsSync(vendorPath(workspace, id)) && /^[a-z0-9-]+$/.test(id) && existsSync(laboratory);
  const { file, entries } = isLaboratory
    ? laboratoryWith(workspace, laboratory, decision)
    : vendorWith(workspace, id, decision);
  const version = saveRecords(workspace, [file]);
  return [
    `${id}: objection of ${decision.raised_at} ${decision.outcome}.`,
    ...entries.map(({ field, from, to }) => `History: ${field}: ${from ?? 'nothing'} → ${to ?? 'nothing'}`),
    `Version ${version}.`,
  ].join('\n');
}

interface Logged {
  file: RecordFile;
  entries: readonly HistoryEntry[];
}

function vendorWith(workspace: Workspace, id: string, decision: Correction): Logged {
  const vendor = readVendorFile(workspace, id);
  const accepted = decision.outcome === 'accepted';
  const { record, entries } = accepted
    ? withHistory(workspace, vendor, decision.text)
    : { record: vendor, entries: [] };
  const before = lastReleased(workspace.folder)?.vendors.find((released) => released.id === id);
  // The change may have its entry already, from record-change.
  if (accepted && newEntries(before ?? {}, record as HistoricRecord).length === 0) throw nothingChanged(id);
  return {
    file: vendorFile(workspace, {
      ...record,
      corrections: [...((vendor['corrections'] ?? []) as Correction[]), decision],
    }),
    entries,
  };
}

function laboratoryWith(workspace: Workspace, path: string, decision: Correction): Logged {
  const {
    corrections = [],
    sources,
    ...content
  } = readJson(path) as { id: string; corrections?: Correction[]; sources: unknown };
  const { $schema: _, ...facts } = { ...content, sources } as Record<string, unknown>;
  const before = lastReleased(workspace.folder)?.laboratories.find(({ id }) => id === content.id) as
    | Record<string, unknown>
    | undefined;
  const changed =
    before === undefined ||
    Object.entries(facts).some(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]));
  if (decision.outcome === 'accepted' && !changed) throw nothingChanged(content.id);
  return { file: { path, content: { ...content, corrections: [...corrections, decision], sources } }, entries: [] };
}

const nothingChanged = (id: string) =>
  new Refusal(
    `An objection that was accepted changes the record, and nothing in ${id} changed since the last release: mend its file first, then log the objection.`,
  );
