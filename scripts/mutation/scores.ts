/**
 * Prints the scores of the last runs of `npm run mutation`, file by file. Runs of single files add to the same report,
 * so that the list can be measured in parts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { readCommandLine } from '../command-line.ts';
import { type MutatedFile, scoreRows, survivorLines } from './score-rows.ts';

const REPORT = new URL('../../node_modules/.cache/mutation.json', import.meta.url);
const Position = z.object({ line: z.number(), column: z.number() });
const Report = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          mutatorName: z.string(),
          replacement: z.string().optional(),
          status: z.string(),
          location: z.object({ start: Position, end: Position }),
        }),
      ),
    }),
  ),
});

const USAGE = `npm run mutation:scores -- [--survivors]

  --survivors  list what no test noticed, too`;
const { values } = readCommandLine(USAGE, { survivors: { type: 'boolean', default: false } }, { positionals: false });
if (!existsSync(REPORT)) {
  console.error('Nothing was measured yet: npm run mutation -- --mutate FILE');
  process.exit(2);
}
const files: MutatedFile[] = Object.entries(Report.parse(JSON.parse(readFileSync(REPORT, 'utf8'))).files).map(
  ([name, file]) => ({ name, ...file }),
);
console.log(scoreRows(files).join('\n'));
if (values.survivors) console.log(`\n${survivorLines(files).join('\n')}`);
