import { availableParallelism } from 'node:os';
import { readDataFiles } from '../../data/index.ts';
import { createTextReader } from '../../src/coa/ocr/read-text.ts';
import type { TextReader } from '../../src/coa/ocr/text-reader.ts';
import { addCoa } from './certificates/add-coa.ts';
import { type ListedFile, listFiles, worklistOf } from './certificates/list-files.ts';
import { waitingFor } from './confirm/confirm.ts';
import { serveConfirm } from './confirm/confirm-server.ts';
import { importItems } from './import/import-items.ts';
import { importText } from './import/import-result.ts';
import { importVendors } from './import/import-vendors.ts';
import { logObjection } from './log-objection.ts';
import { newLaboratory } from './new-laboratory.ts';
import { newVendor } from './new-vendor.ts';
import { publish } from './publish.ts';
import { readNamedFile } from './read-named-file.ts';
import { recordChange } from './record-change.ts';
import { Refusal } from './refusal.ts';
import { status, statusText } from './status.ts';
import { verify } from './verify/verify.ts';
import { withdraw } from './withdraw.ts';
import { isVendorPath, type Workspace } from './workspace.ts';

/** The options of a command as given; a flag is "true". */
export type Options = Readonly<Record<string, string | undefined>>;

/** One command of the auditor's tool. */
export interface Command {
  /** Its arguments and options, as the help prints them. */
  usage: string;
  about: string;
  /** What must be given, in the order of the arguments, in words. */
  needs: readonly string[];
  options: Readonly<Record<string, 'string' | 'boolean'>>;
  /** What it answers. @throws Refusal when it cannot be done. */
  run(workspace: Workspace, args: readonly [string, ...string[]], options: Options): string | Promise<string>;
}

/** Every command, in the order in which an auditor meets them. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  new: {
    usage: 'DOMAIN [--id ID] [--name NAME]',
    about: 'begin the record of a vendor: a draft, not published',
    needs: ['the domain of the vendor'],
    options: { id: 'string', name: 'string' },
    run: (workspace, [domain], { id, name }) =>
      newVendor(workspace, domain, { ...(id !== undefined && { id }), ...(name !== undefined && { name }) }),
  },
  'new-lab': {
    usage: 'NAME [--id ID]',
    about: 'begin the record of a laboratory, which the build refuses until its reports and sources are stated',
    needs: ['the name as the laboratory prints it'],
    options: { id: 'string' },
    run: (workspace, [name], { id }) => newLaboratory(workspace, name, id),
  },
  'add-coa': {
    usage: 'ID [FILE…] [--from FOLDER|LIST.csv] [--url ADDRESS] [--archive ADDRESS] [--captured-at DAY]',
    about:
      'read certificates, every page of a PDF, into the record, unconfirmed; a list has the columns file, url, archive, captured_at, and a later run goes on where one stopped',
    needs: ['the id of the vendor'],
    options: { from: 'string', url: 'string', archive: 'string', 'captured-at': 'string' },
    async run(workspace, [id, ...files], { from, url, archive, 'captured-at': capturedAt }) {
      const seen = { ...(url && { url }), ...(archive && { archive }), ...(capturedAt && { capturedAt }) };
      const listed = filesOf(files, from, seen);
      const cores = availableParallelism();
      return withReader(Math.min(cores, listed.length), (reader) =>
        addCoa(workspace, id, listed, reader, {
          atOnce: cores,
          progress: (line) => console.error(line),
          worklist: from === undefined ? null : worklistOf(from, id),
        }),
      );
    },
  },
  confirm: {
    usage: 'ID --by WHO',
    about: 'compare each certificate with its page, in the browser: enter accepts a value, typing corrects it',
    needs: ['the id of the vendor'],
    options: { by: 'string' },
    async run(workspace, [id], { by }) {
      if (by === undefined || by.trim().length < 2)
        throw new Refusal('Say who compares them, by role or initials: --by WHO');
      const waiting = waitingFor(workspace, id).length;
      if (waiting === 0)
        throw new Refusal(`${id} has no certificate to confirm. Add one: npm run audit -- add-coa ${id} FILE`);
      const server = await serveConfirm(workspace, id, by.trim());
      console.error(`${waiting} to compare: open ${server.url} (Ctrl and C stops; what was confirmed stays so)`);
      await server.finished;
      server.close();
      return `${id}: ${waiting} confirmed; nothing waits.`;
    },
  },
  verify: {
    usage: 'ID [COPY…] [--from FOLDER|LIST.csv] --by WHO [--url ADDRESS] [--certificate ID] [--seen]',
    about:
      "hold certificates against the laboratory's own copies, and record day, who, result and hash; --seen says that you looked at both and values differ",
    needs: ['the id of the vendor'],
    options: { from: 'string', by: 'string', url: 'string', certificate: 'string', seen: 'boolean' },
    async run(workspace, [id, ...files], { from, by, url, certificate, seen }) {
      const listed = filesOf(files, from, { ...(url && { url }) });
      return withReader(availableParallelism(), (reader) =>
        verify(workspace, id, listed, reader, {
          by,
          certificate,
          seen: seen === 'true',
          progress: (line) => console.error(line),
        }),
      );
    },
  },
  publish: {
    usage: 'ID',
    about: 'turn a draft into a record, or say what is missing',
    needs: ['the id of the vendor'],
    options: {},
    run: (workspace, [id]) => publish(workspace, id),
  },
  'record-change': {
    usage: 'ID… --why REASON',
    about: 'write what changed since the last release into the history',
    needs: ['the id of the vendor'],
    options: { why: 'string' },
    run: (workspace, ids, { why }) => recordChange(workspace, ids, why ?? ''),
  },
  withdraw: {
    usage: 'ID --kind withdrawn|closed --why REASON',
    about: 'withdraw an audit, or note that the vendor closed: the record stays, and is counted nowhere',
    needs: ['the id of the vendor'],
    options: { kind: 'string', why: 'string' },
    run: (workspace, [id], { kind, why }) => withdraw(workspace, id, kind, why),
  },
  'log-objection': {
    usage:
      'ID --raised-at DAY --by vendor|laboratory|reader|publisher --outcome accepted|rejected [--field FIELD,…] --text TEXT',
    about:
      'put a decided objection to the record of a vendor or laboratory into the public log; --field names what was mended, where it was accepted',
    needs: ['the id of the vendor or laboratory'],
    options: { 'raised-at': 'string', by: 'string', outcome: 'string', field: 'string', text: 'string' },
    run: (workspace, [id], { 'raised-at': raisedAt, by, outcome, field, text }) =>
      logObjection(workspace, id, { raisedAt, by, outcome, field, text }),
  },
  import: {
    usage: 'FILE.csv [--write]',
    about:
      'new vendors, certificates or findings, and changes of them, from a table like vendors.csv or certificates.csv, or with the columns vendor_id, finding, source_…; a dry run without --write',
    needs: ['the table'],
    options: { write: 'boolean' },
    run(workspace, [file], { write }) {
      const table = readNamedFile(file);
      const result =
        importItems(workspace, table, write === 'true') ?? importVendors(workspace, table, write === 'true');
      if (result.rejects.length > 0) throw new Refusal(importText(result));
      return importText(result);
    },
  },
  status: {
    usage: '[--json]',
    about: 'what waits: overdue reviews, drafts, missing sources, stale ratings, …',
    needs: [],
    options: { json: 'boolean' },
    run(workspace, _args, { json }) {
      const tasks = status(workspace);
      return json === 'true'
        ? JSON.stringify(tasks, null, 2)
        : statusText(tasks, readDataFiles(workspace.folder).filter(({ path }) => isVendorPath(path)).length);
    },
  },
};

/** The files named, and those of a folder or list; what is known of all stands for each that says nothing else. */
function filesOf(paths: readonly string[], from: string | undefined, known: Omit<ListedFile, 'path'>): ListedFile[] {
  const listed = [...paths.map((path) => ({ path })), ...(from === undefined ? [] : listFiles(from))];
  return listed.map((file) => ({ ...known, ...file }));
}

/** Does something with a reader, and ends the reader then. */
async function withReader<T>(workers: number, work: (reader: TextReader) => Promise<T>): Promise<T> {
  const reader = createTextReader(workers);
  try {
    return await work(reader);
  } finally {
    await reader.close();
  }
}
