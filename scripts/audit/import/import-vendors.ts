import { readDataFiles } from '../../../data/index.ts';
import { describeIssue } from '../../../src/dataset/describe-issue.ts';
import { CLAIMED_FIELDS } from '../../../src/dataset/vendor/claims.ts';
import { Vendor } from '../../../src/dataset/vendor/vendor.ts';
import { isDraft } from '../../../src/dataset/vendor/vendor-draft.ts';
import { blankVendor, idFromDomain } from '../blank-vendor.ts';
import { withHistory } from '../record-change.ts';
import { Refusal } from '../refusal.ts';
import { isVendorPath, saveRecords, type VendorFile, vendorFile, vendorPath, type Workspace } from '../workspace.ts';
import { emptyToNull } from './cells.ts';
import { columnOf, DERIVED_COLUMNS, EXTRA_COLUMNS, IMPORT_COLUMNS } from './import-columns.ts';
import type { Import, Reject } from './import-result.ts';
import { problemsWith } from './problems-with.ts';
import { type Row, readTable } from './read-table.ts';

/**
 * Takes vendors from a table with the columns of vendors.csv: new ones, and changes of ones on record. All rows or none.
 * @param table the bytes of the CSV file
 * @param write false for a dry run
 * @throws Refusal when the table cannot be read at all.
 */
export function importVendors(workspace: Workspace, table: Uint8Array | string, write: boolean): Import {
  const { columns, rows } = readTable(table);
  const known = new Set([...Object.keys(IMPORT_COLUMNS), ...DERIVED_COLUMNS, ...EXTRA_COLUMNS]);
  const strange = columns.filter((column) => !known.has(column));
  if (!columns.includes('domain'))
    throw new Refusal('Expected a column "domain"; the columns are those of vendors.csv.');
  const result: Import = {
    added: [],
    changed: [],
    unchanged: [],
    rejects: strange.map((column) => ({
      row: 1,
      column,
      reason: `Expected only columns of vendors.csv and ${EXTRA_COLUMNS.join(', ')}.`,
    })),
    version: null,
  };

  const files = readDataFiles(workspace.folder)
    .filter(({ path }) => isVendorPath(path))
    .map(({ content }) => content as VendorFile);
  const owners = files.flatMap((file) => domainsOf(file).map((domain) => [domain, file.id] as const));
  const saved: VendorFile[] = [];
  const rowOf = new Map<string, number>();
  for (const row of rows) {
    const candidate = candidateFrom(workspace, row, files);
    const reject: RejectCell = (column, reason) => {
      result.rejects.push({ row: row.number, column, reason });
    };
    const earlier = rowOf.get(candidate.record.id);
    if (earlier !== undefined) {
      reject('domain', `Expected one row a vendor; row ${earlier} is about ${candidate.record.id} too.`);
      continue;
    }
    rowOf.set(candidate.record.id, row.number);
    if (!isSound(candidate, owners, reject)) continue;
    if (candidate.fields.length === 0) {
      result.unchanged.push(candidate.record.id);
      continue;
    }
    saved.push(candidate.record);
    if (candidate.isNew) result.added.push(candidate.record.id);
    else result.changed.push({ id: candidate.record.id, fields: candidate.fields });
  }

  if (result.rejects.length === 0 && saved.length > 0) {
    const pathRow = new Map(saved.map(({ id }) => [vendorPath(workspace, id), rowOf.get(id) ?? 0]));
    result.rejects.push(...problemsTogether(workspace, saved, pathRow));
    if (write && result.rejects.length === 0)
      result.version = saveRecords(
        workspace,
        saved.map((record) => vendorFile(workspace, record)),
      );
  }
  return result;
}

type RejectCell = (column: string, reason: string) => void;

/** Whether a row's record can stand as it is; each reason why not is told to `reject`. */
function isSound(
  candidate: Candidate,
  owners: readonly (readonly [domain: string, id: string])[],
  reject: RejectCell,
): boolean {
  if (candidate.refused) reject(candidate.refused.column, candidate.refused.reason);
  const taken = domainsOf(candidate.record).flatMap((domain) =>
    owners.filter(([owned, owner]) => owned === domain && owner !== candidate.record.id),
  );
  for (const [domain, owner] of taken)
    reject('domains', `Expected domains of its own; "${domain}" belongs to ${owner}.`);
  const issues = candidate.isDraft ? [] : (Vendor.safeParse(structuredClone(candidate.record)).error?.issues ?? []);
  for (const issue of issues) {
    const column = columnOf(issue.path);
    // One cell may hold several values: which of them it is.
    const within = column === issue.path[0] && issue.path.length > 1 ? `${issue.path.slice(1).join('.')}: ` : '';
    reject(column, within + describeIssue(issue, candidate.record));
  }
  return candidate.refused === null && taken.length + issues.length === 0;
}

/** What would be wrong with the data set if the records were in it, by the row that each came from. */
function problemsTogether(
  workspace: Workspace,
  records: readonly VendorFile[],
  rowOfPath: ReadonlyMap<string, number>,
): Reject[] {
  return problemsWith(workspace, records).map(({ file, field, expected }) => ({
    row: rowOfPath.get(file) ?? 0,
    column: columnOf(field.split('.')),
    reason: rowOfPath.has(file) ? expected : `${file}: ${expected}`,
  }));
}

function domainsOf(file: VendorFile): string[] {
  return ((file['domains'] ?? []) as { domain: string }[]).map(({ domain }) => domain);
}

interface Candidate {
  record: VendorFile;
  isNew: boolean;
  /** What is not whole yet is not held to the schema of a record. */
  isDraft: boolean;
  /** Fields that differ from what stands there. */
  fields: string[];
  refused: { column: string; reason: string } | null;
}

function candidateFrom(workspace: Workspace, { cells }: Row, files: readonly VendorFile[]): Candidate {
  const existing = files.find((file) => (cells['id'] ? file.id === cells['id'] : file['domain'] === cells['domain']));
  const record = existing === undefined ? blank(workspace, cells) : structuredClone(existing);
  for (const [column, apply] of Object.entries(IMPORT_COLUMNS))
    if (cells[column] !== undefined) apply(record, cells[column]);
  emptyToNull(record, 'review_rating');
  if (existing === undefined)
    return { record, isNew: true, isDraft: false, fields: Object.keys(record), refused: null };

  const fields = Object.keys(record).filter(
    (field) => JSON.stringify(record[field]) !== JSON.stringify(existing[field]),
  );
  const candidate = { record, isNew: false, isDraft: isDraft(existing), fields, refused: null };
  if (candidate.isDraft)
    return {
      ...candidate,
      refused: { column: 'domain', reason: `Expected no draft: finish ${existing.id} and publish it first.` },
    };
  if (fields.length === 0) return candidate;
  const why = cells['why'] ?? '';
  const { record: withReason, entries } = withHistory(workspace, record, why);
  if (entries.length > 0 && why.length < 3)
    return {
      ...candidate,
      refused: {
        column: 'why',
        reason: `Expected the reason of the change (${entries.map(({ field }) => field).join(', ')}).`,
      },
    };
  return { ...candidate, record: withReason };
}

function blank(workspace: Workspace, cells: Row['cells']): VendorFile {
  const domain = cells['domain'] ?? '';
  const record = blankVendor(workspace, cells['id'] || idFromDomain(domain), domain);
  const supports = [
    ...CLAIMED_FIELDS.filter((field) => field !== 'aliases' || cells['aliases']),
    ...(cells['reply_contacted_at'] ? ['right_of_reply'] : []),
  ];
  return {
    ...record,
    added_at: workspace.today,
    sources: [
      {
        title: cells['source_title'] ?? null,
        url: cells['source_url'] || null,
        captured_at: cells['source_captured_at'] ?? null,
        archive_url: cells['source_archive_url'] || null,
        supports,
      },
    ],
  };
}
