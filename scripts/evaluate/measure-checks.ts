import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Check } from '../../src/coa/checks/check.ts';
import { CHECKS } from '../../src/coa/checks/index.ts';
import { LOCAL_EDIT_FIGURES } from '../../src/coa/forensics/model/local-edits/real-page-figures.ts';
import { readCommandLine, refuse } from '../command-line.ts';
import { rate, table } from './statistics.ts';

/**
 * Measures how often each check fails, as a doubt or decisively, on pages that are as they should be and on altered ones,
 * and writes it to src/coa/verdict/measured-checks.json, from where reports and the methodology page quote it.
 */
const USAGE = `npm run measure:checks -- --date YYYY-MM-DD NAME=results.ndjson…

  NAME=results.ndjson…  the name of a set of pages, and what "npm run bench:coa -- FOLDER --out results.ndjson" found
                        on it
  --date YYYY-MM-DD     the day on which it was measured`;
const { values, positionals } = readCommandLine(USAGE, { date: { type: 'string' } }, { positionals: true });
if (positionals.length === 0 || !/^\d{4}-\d{2}-\d{2}$/.test(values.date ?? '')) refuse(USAGE);

const Result = z.object({
  label: z.object({
    scenario: z.string().optional(),
    verdict: z.string().optional(),
    suspect: z.string().nullable().optional(),
  }),
  report: z.object({
    evidence: z.object({
      checks: z.array(z.object({ id: z.string(), outcome: z.string(), severity: z.string().nullable() })),
    }),
  }),
});

const sets = positionals.map((entry) => {
  const at = entry.indexOf('=');
  const [name, file] = [entry.slice(0, at), entry.slice(at + 1)];
  return {
    name,
    results: readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => Result.parse(JSON.parse(line))),
  };
});
const all = sets.flatMap(({ results }) => results);
const isAltered = ({ label }: z.infer<typeof Result>): boolean => /^(fab_|contra_)/.test(label.scenario ?? '');
/** What a check should be silent on differs by check: a borrowed report is clean but for its client. */
const isClean = ({ failsRightlyOn = [] }: Check, { label }: z.infer<typeof Result>): boolean =>
  !/^(fab_|contra_|unreadable|not_certificate)/.test(label.scenario ?? '') &&
  (label.suspect ?? null) === null &&
  !failsRightlyOn.includes(label.scenario ?? '');
const flagged = (id: string, { report }: z.infer<typeof Result>): boolean =>
  report.evidence.checks.some((check) => check.id === id && check.outcome === 'fail' && check.severity !== 'note');

const checks = Object.fromEntries(
  CHECKS.map((check) => {
    const { id } = check;
    const count = (pages: typeof all): { flagged: number; n: number } => ({
      flagged: pages.filter((page) => flagged(id, page)).length,
      n: pages.length,
    });
    // Its trees were grown on many of these very pages: what counts is how it does on real ones of laboratories they never saw.
    if (id === 'field-unlike-its-page') {
      const { doubt, cleanPages, editedPages } = LOCAL_EDIT_FIGURES;
      return [
        id,
        {
          clean: { flagged: doubt.cleanFlagged, n: cleanPages },
          altered: { flagged: doubt.editedCaught, n: editedPages },
        },
      ];
    }
    return [id, { clean: count(all.filter((page) => isClean(check, page))), altered: count(all.filter(isAltered)) }];
  }),
);
writeFileSync(
  new URL('../../src/coa/verdict/measured-checks.json', import.meta.url),
  `${JSON.stringify({ measuredOn: values.date, sets: sets.map(({ name, results }) => ({ name, pages: results.length })), checks }, null, 2)}\n`,
);
console.log(
  table([
    ['check', 'wrong on clean pages', 'fails on altered pages'],
    ...Object.entries(checks).map(([id, { clean, altered }]) => [
      id,
      rate(clean.flagged, clean.n),
      rate(altered.flagged, altered.n),
    ]),
  ]),
);
