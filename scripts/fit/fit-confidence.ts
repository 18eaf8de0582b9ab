import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { VERDICT_IDS } from '../../src/coa/verdict/verdicts.ts';

/**
 * Fits src/coa/verdict/confidence.json to bench results: the share of right answers by verdict, drawn towards one half where few
 * were given (Laplace's rule of succession). Only pages of the split "train" are used, or of sets without splits; take
 * results of a comparison of fields that was fitted without their templates (`npm run local-edits:fit -- … --leave-out`), or
 * genuine pages seem surer than they are.
 *
 *   npm run bench:coa -- FOLDER --out results.ndjson
 *   npm run fit:confidence -- results.ndjson…
 */
const Result = z.object({
  label: z.object({ verdict: z.enum(VERDICT_IDS), split: z.string().optional() }),
  report: z.object({ verdict: z.enum(VERDICT_IDS) }),
});

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('npm run fit:confidence -- results.ndjson…');
  process.exit(2);
}
const results = files
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .map((line) => Result.parse(JSON.parse(line)))
  .filter(({ label }) => label.split === undefined || label.split === 'train');

const verdicts = Object.fromEntries(
  VERDICT_IDS.map((verdict) => {
    const given = results.filter(({ report }) => report.verdict === verdict);
    const right = given.filter(({ label }) => label.verdict === verdict).length;
    return [verdict, { right, given: given.length, share: Math.round((100 * (right + 1)) / (given.length + 2)) / 100 }];
  }),
);
writeFileSync(
  new URL('../../src/coa/verdict/confidence.json', import.meta.url),
  `${JSON.stringify({ pages: results.length, verdicts }, null, 2)}\n`,
);
console.table(verdicts);
