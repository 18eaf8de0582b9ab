import type { z } from 'zod';
import { describeIssue } from '../../../src/dataset/describe-issue.ts';
import { Finding } from '../../../src/dataset/vendor/vendor.ts';
import { VendorCertificate } from '../../../src/dataset/vendor-certificate.ts';
import { withHistory } from '../record-change.ts';
import { Refusal } from '../refusal.ts';
import { readVendorFile, saveRecords, type VendorFile, vendorFile, vendorPath, type Workspace } from '../workspace.ts';
import type { Apply } from './cells.ts';
import {
  BLANK_CERTIFICATE,
  CERTIFICATE_IMPORT_COLUMNS,
  certificateColumnOf,
  DERIVED_CERTIFICATE_COLUMNS,
  tidyCertificate,
} from './certificate-columns.ts';
import { FINDING_IMPORT_COLUMNS, findingColumnOf } from './finding-columns.ts';
import type { Import } from './import-result.ts';
import { problemsWith } from './problems-with.ts';
import { type Row, readTable } from './read-table.ts';

type Item = Record<string, unknown>;

/** A table whose rows are items in lists of vendors' records. */
interface ItemTable {
  /** The list in the record. */
  list: 'certificates' | 'findings';
  /** The column that names an item within its vendor, and the field it fills. */
  key: { column: string; field: string };
  columns: Readonly<Record<string, Apply>>;
  /** Columns that are read past. */
  passedOver: readonly string[];
  blank: Item;
  tidy(item: Item): void;
  schema: z.ZodType;
  columnOf(path: readonly PropertyKey[]): string;
}

/** The tables of items, by the column that only they have. */
const TABLES: readonly ItemTable[] = [
  {
    list: 'certificates',
    key: { column: 'certificate_id', field: 'id' },
    columns: CERTIFICATE_IMPORT_COLUMNS,
    passedOver: DERIVED_CERTIFICATE_COLUMNS,
    blank: BLANK_CERTIFICATE,
    tidy: tidyCertificate,
    schema: VendorCertificate,
    columnOf: certificateColumnOf,
  },
  {
    list: 'findings',
    key: { column: 'finding', field: 'text' },
    columns: FINDING_IMPORT_COLUMNS,
    passedOver: [],
    blank: { source: { title: null, url: null, captured_at: null } },
    tidy: () => {},
    schema: Finding,
    columnOf: findingColumnOf,
  },
];

/** What happens to one vendor by its rows. */
interface Edited {
  record: VendorFile;
  why: Set<string>;
  /** The row and column that each item of the list came from, by its place. */
  rowOf: Map<number, number>;
  added: string[];
  changed: string[];
}

/**
 * Takes certificates from a table with the columns of certificates.csv (and `why`), or
 * findings from one with `vendor_id`, `finding` and the source: new ones, and changes of ones on record. All rows or none.
 * @returns null for a table of something else
 * @throws Refusal when the table cannot be read at all.
 */
export function importItems(workspace: Workspace, bytes: Uint8Array | string, write: boolean): Import | null {
  const { columns, rows } = readTable(bytes);
  const table = TABLES.find(({ key }) => columns.includes(key.column));
  if (table === undefined) return null;
  if (!columns.includes('vendor_id')) throw new Refusal(`Expected a column "vendor_id" beside "${table.key.column}".`);
  const known = new Set(['vendor_id', table.key.column, 'why', ...Object.keys(table.columns), ...table.passedOver]);
  const result: Import = {
    added: [],
    changed: [],
    unchanged: [],
    rejects: columns
      .filter((column) => !known.has(column))
      .map((column) => ({ row: 1, column, reason: `Expected only the columns ${[...known].join(', ')}.` })),
    version: null,
  };
  const vendors = new Map<string, Edited>();
  for (const row of rows) editBy(row, table, workspace, vendors, result);
  for (const [id, edited] of vendors) {
    result.added.push(...edited.added.map((item) => `${id}: ${item}`));
    if (edited.changed.length > 0) result.changed.push({ id, fields: edited.changed });
    if (edited.added.length + edited.changed.length === 0) result.unchanged.push(id);
  }
  const records = result.rejects.length > 0 ? [] : finished(workspace, vendors, result);
  if (records.length > 0) result.rejects.push(...problemsTogether(workspace, records, vendors, table));
  if (write && result.rejects.length === 0 && records.length > 0)
    result.version = saveRecords(
      workspace,
      records.map((record) => vendorFile(workspace, record)),
    );
  return result;
}

/** Puts one row into the record of its vendor, or says why not. */
function editBy(row: Row, table: ItemTable, workspace: Workspace, vendors: Map<string, Edited>, result: Import): void {
  const reject = (column: string, reason: string) => {
    result.rejects.push({ row: row.number, column, reason });
  };
  const id = row.cells['vendor_id'] ?? '';
  const name = row.cells[table.key.column] ?? '';
  try {
    if (name === '') throw new Refusal(`Expected what names it under "${table.key.column}".`);
    const edited = vendors.get(id) ?? blankEdit(readVendorFile(workspace, id));
    vendors.set(id, edited);
    const items = (edited.record[table.list] ?? []) as Item[];
    const known = items.findIndex((item) => item[table.key.field] === name);
    const at = known < 0 ? items.length : known;
    const twice = edited.rowOf.get(at);
    if (twice !== undefined) throw new Refusal(`Expected one row each; row ${twice} is about ${name} too.`);
    const before = items[known];
    const item: Item = structuredClone(before ?? { [table.key.field]: name, ...table.blank });
    for (const [column, apply] of Object.entries(table.columns))
      if (row.cells[column] !== undefined) apply(item, row.cells[column]);
    table.tidy(item);
    const issues = table.schema.safeParse(structuredClone(item)).error?.issues ?? [];
    for (const issue of issues) reject(table.columnOf(issue.path), describeIssue(issue, item));
    if (issues.length > 0 || JSON.stringify(item) === JSON.stringify(before)) return;
    edited.record = { ...edited.record, [table.list]: known < 0 ? [...items, item] : items.with(known, item) };
    edited.rowOf.set(at, row.number);
    edited[before === undefined ? 'added' : 'changed'].push(name);
    if (row.cells['why']) edited.why.add(row.cells['why']);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    reject(table.key.column, error.message);
  }
}

const blankEdit = (record: VendorFile): Edited => ({
  record,
  why: new Set(),
  rowOf: new Map(),
  added: [],
  changed: [],
});

/** The records with their histories; what changed since the last release needs its reason. */
function finished(workspace: Workspace, vendors: ReadonlyMap<string, Edited>, result: Import): VendorFile[] {
  return [...vendors.values()].flatMap(({ record, why, rowOf }) => {
    if (rowOf.size === 0) return [];
    const reason = [...why].join(' ');
    const { record: withReason, entries } = withHistory(workspace, record, reason);
    if (entries.length > 0 && reason.length < 3)
      result.rejects.push({
        row: Math.min(...rowOf.values()),
        column: 'why',
        reason: `Expected the reason of the change of ${record.id}.`,
      });
    return [withReason];
  });
}

/** What would be wrong with the data set if the records were in it, by the row and column that each came from. */
function problemsTogether(
  workspace: Workspace,
  records: readonly VendorFile[],
  vendors: ReadonlyMap<string, Edited>,
  { list, columnOf }: ItemTable,
): Import['rejects'] {
  return problemsWith(workspace, records).map(({ file, field, expected }) => {
    const edited = [...vendors.values()].find(({ record }) => vendorPath(workspace, record.id) === file);
    const [of, at, ...path] = field.split('.');
    const row = of === list ? edited?.rowOf.get(Number(at)) : undefined;
    return row === undefined
      ? { row: Math.min(...(edited?.rowOf.values() ?? [0])), column: field, reason: expected }
      : { row, column: columnOf(path), reason: expected };
  });
}
