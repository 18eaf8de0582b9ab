import { readFileSync, writeFileSync } from 'node:fs';
import { MEASURED_ON_REAL } from '../../src/coa/verdict/measured-on-real.ts';
import { readCommandLine, refuse } from '../command-line.ts';
import type { RealRow } from './real/bench-real.ts';
import { keeping, realFiguresOf } from './real/real-figures.ts';
import { rate, table } from './statistics.ts';

/**
 * Writes what a bench found on real pages to src/coa/verdict/measured-on-real.json, the one home of these figures,
 * from where `npm run accuracy` takes them.
 */
const USAGE = `npm run measure:real -- --date YYYY-MM-DD [--only CHECK | --keep CHECK] results.ndjson…

  results.ndjson…    what "npm run bench:coa -- FOLDER --out results.ndjson" found on real pages
  --date YYYY-MM-DD  the day on which it was measured
  --only CHECK       add the figures of this check and leave the others as they are
  --keep CHECK       leave its figures, and those of all checks together, as they were measured before it was fitted
                     to the same pages: they would be flattered`;
const { values, positionals } = readCommandLine(
  USAGE,
  { date: { type: 'string' }, only: { type: 'string' }, keep: { type: 'string' } },
  { positionals: true },
);
if (positionals.length === 0 || !/^\d{4}-\d{2}-\d{2}$/.test(values.date ?? '')) refuse(USAGE);
const pages = positionals.flatMap((file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as RealRow).page),
);
const found = realFiguresOf(pages, values.date ?? '');
const { only, keep } = values;
const figures =
  only !== undefined
    ? { ...MEASURED_ON_REAL, checks: { ...MEASURED_ON_REAL.checks, ...figuresOfCheck(only) } }
    : keep !== undefined
      ? keeping(found, MEASURED_ON_REAL, keep)
      : found;
writeFileSync(
  new URL('../../src/coa/verdict/measured-on-real.json', import.meta.url),
  `${JSON.stringify(figures, null, 2)}\n`,
);
console.log(
  table([
    ['honest real pages', 'doubted or accused', 'accused'],
    ...Object.entries(found.checks).map(([id, { flagged, accused, n }]) => [id, rate(flagged, n), rate(accused, n)]),
  ]),
);

/** What was found of one check. @throws Error when there is no check of that name. */
function figuresOfCheck(id: string): Partial<typeof found.checks> {
  const figures = found.checks[id];
  if (figures === undefined) throw new Error(`No check is named "${id}".`);
  return { [id]: figures };
}
