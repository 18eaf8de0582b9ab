/** The auditor's tool: `npm run audit -- COMMAND`. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readDataFiles } from '../../data/index.ts';
import { createTextReader } from '../../src/coa/gather/read-text.ts';
import { Day } from '../../src/dataset/source.ts';
import { addCoa } from './add-coa.ts';
import { confirm } from './confirm.ts';
import { importText, importVendors } from './import-vendors.ts';
import { logObjection } from './log-objection.ts';
import { newVendor } from './new-vendor.ts';
import { publish } from './publish.ts';
import { recordChange } from './record-change.ts';
import { Refusal } from './refusal.ts';
import { status, statusText } from './status.ts';
import type { Workspace } from './workspace.ts';

const USAGE = `npm run audit -- COMMAND

  new DOMAIN [--id ID] [--name NAME]          begin the record of a vendor: a draft, not published
  add-coa ID FILE… [--url ADDRESS] [--archive ADDRESS] [--captured-at DAY]
                                              read pictures with the checker into the record, unconfirmed
  confirm ID [CERTIFICATE…] [--why REASON]    put them on record, once compared with the page
  publish ID                                  turn a draft into a record
  record-change ID… --why REASON              write what changed since the last release into the history
  log-objection ID --raised-at DAY --by vendor|laboratory|reader|publisher --outcome accepted|rejected --text TEXT
                                              put a decided objection into the public log
  import FILE.csv [--write]                   new vendors and changes from a table like vendors.csv; dry run without --write
  status [--json]                             what waits: overdue reviews, drafts, missing sources, stale ratings, …

  --data FOLDER    another data folder        --today DAY    another day (YYYY-MM-DD)`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    id: { type: 'string' },
    name: { type: 'string' },
    url: { type: 'string' },
    archive: { type: 'string' },
    'captured-at': { type: 'string' },
    'raised-at': { type: 'string' },
    by: { type: 'string' },
    outcome: { type: 'string' },
    text: { type: 'string' },
    why: { type: 'string' },
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    data: { type: 'string', default: 'data' },
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    help: { type: 'boolean', default: false },
  },
});

async function run([command, first, ...rest]: string[], workspace: Workspace): Promise<string> {
  const needed = (value: string | undefined, what: string) => {
    if (value === undefined) throw new Refusal(`${command}: ${what} is missing.\n\n${USAGE}`);
    return value;
  };
  switch (command) {
    case 'new':
      return newVendor(workspace, needed(first, 'the domain'), { ...(options.id && { id: options.id }), ...(options.name && { name: options.name }) });
    case 'add-coa': {
      const reader = createTextReader();
      try {
        return await addCoa(workspace, needed(first, 'the id of the vendor'), rest, { ...(options.url && { url: options.url }), ...(options.archive && { archive: options.archive }), ...(options['captured-at'] && { capturedAt: options['captured-at'] }) }, reader);
      } finally {
        await reader.close();
      }
    }
    case 'confirm':
      return confirm(workspace, needed(first, 'the id of the vendor'), rest, options.why);
    case 'publish':
      return publish(workspace, needed(first, 'the id of the vendor'));
    case 'record-change':
      return recordChange(workspace, [needed(first, 'the id of the vendor'), ...rest], options.why ?? '');
    case 'log-objection':
      return logObjection(workspace, needed(first, 'the id of the vendor'), { raisedAt: options['raised-at'], by: options.by, outcome: options.outcome, text: options.text });
    case 'import': {
      const result = importVendors(workspace, readFileSync(needed(first, 'the table'), 'utf8'), options.write);
      if (result.rejects.length > 0) throw new Refusal(importText(result));
      return importText(result);
    }
    case 'status': {
      const tasks = status(workspace);
      return options.json ? JSON.stringify(tasks, null, 2) : statusText(tasks, readDataFiles(workspace.folder).filter(({ path }) => /[\\/]vendors[\\/]/.test(path)).length);
    }
    default:
      throw new Refusal(command === undefined ? USAGE : `There is no command "${command}".\n\n${USAGE}`);
  }
}

if (options.help) {
  console.log(USAGE);
} else {
  try {
    if (!Day.safeParse(options.today).success) throw new Refusal('--today: expected a day, YYYY-MM-DD.');
    console.log(await run(positionals, { folder: options.data, today: options.today }));
  } catch (error) {
    if (!(error instanceof Refusal) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
