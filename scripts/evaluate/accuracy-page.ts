/**
 * Writes docs/accuracy.md from the results in bench/accuracy/, one JSON file a set of pages; tables group them in the
 * order of the file names. Results of a bench over made pages are put into a set that is there first.
 */
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { loadData } from '../../data/index.ts';
import { MEASURED_ON_REAL } from '../../src/coa/verdict/measured-on-real.ts';
import { inWords } from '../../src/coa/words/days.ts';
import { interval, intervalInWords } from '../../src/site/method/interval.ts';
import { type FileText, writeFiles } from '../build/write-files.ts';
import { readCommandLine, refuse } from '../command-line.ts';
import { figuresOfMade, type MadeResult } from './made/made-figures.ts';

const RESULTS = 'bench/accuracy';
const PAGE = 'docs/accuracy.md';
const USAGE = `npm run accuracy -- [--date YYYY-MM-DD --commit COMMIT SET=results.ndjson…]

  SET=results.ndjson…  first put what "npm run bench:coa -- FOLDER --out results.ndjson" found on made pages into a
                       set that is there, such as 10-seen-corpus
  --date YYYY-MM-DD    the day on which that was measured
  --commit COMMIT      the commit whose checker was measured, its first eight digits`;

const Name = z.string().min(1);

/** One figure of a set: a rate as `hits` of `n`, or a value in words where it is no rate or was not counted. */
const Figure = z.union([
  z
    .strictObject({ name: Name, hits: z.int().min(0), n: z.int().min(1) })
    .refine(({ hits, n }) => hits <= n, { error: 'Expected at most as many hits as n.' }),
  z.strictObject({ name: Name, value: Name }),
]);
export type Figure = z.infer<typeof Figure>;

/** What a bench found on one set of pages. */
export const AccuracySet = z.strictObject({
  /** Heading of the table that it stands in, beside the other sets of the same group. */
  group: Name,
  /** Heading of its column. */
  title: Name,
  /** How many pages it has, where it is a set of pages. */
  pages: z.int().min(1).optional(),
  /** Day on which the bench ran. */
  day: z.iso.date(),
  /** The commit whose checker was measured, or that recorded its figures shortly after; of figures quoted from elsewhere none. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .optional(),
  /** The command that gives the figures. */
  command: Name,
  /** What the pages are and how far the figures can be trusted, in Markdown; empty when the title says it. */
  about: z.string(),
  figures: z.array(Figure).min(1),
});
export type AccuracySet = z.infer<typeof AccuracySet>;

const HEAD = `<!-- Written by "npm run accuracy" from bench/accuracy/*.json. Changes made here by hand are lost. -->

# How good the checker is

Each rate stands with its count and the 95 % interval (Wilson). Each set stands with its day and its command; \`FOLDER\` holds
the pages and a \`labels.json\`. Made pages are drawn by [the generator](../scripts/certificates/README.md), which says what the
scenarios are; sets of real pages are not published with the code.

- **Macro-F1**: F1 of each verdict, averaged over the verdicts that occur; 1 is best.
- **Clean**: not altered, whoever issued it. **Impossible content**: altered so that the page contradicts itself or chemistry.
  **Local edit**: a value changed in the picture.
- **In doubt**: a red flag that is more than a note rests on the field.
- **Calibration error**: mean distance between the confidence stated and the share of right verdicts, over ten bins.

How often each check is wrong stands on the methodology page and in \`src/coa/verdict/measured-checks.json\`
(\`npm run measure:checks\`); speed beside other software in [bench/results.json](../bench/results.json) (\`npm run bench\`).
`;

/** Text of the page. Sets of one group share a table: a row for each figure that any of them has, a column for each set. */
export function accuracyPage(sets: readonly AccuracySet[]): string {
  const groups = [...Map.groupBy(sets, ({ group }) => group)];
  return [
    HEAD,
    ageTable(groups),
    ...groups.map(([group, members]) => `## ${group}\n\n${figuresTable(members)}\n\n${notes(members)}\n`),
  ].join('\n');
}

/** Of which day and commit the figures of each group are, since no change of the checker changes them. */
function ageTable(groups: readonly (readonly [group: string, sets: readonly AccuracySet[]])[]): string {
  const rows = groups.map(([group, sets]) => {
    const of = sets.map(({ day, commit }) => `${inWords(day)}${commit === undefined ? '' : `, commit \`${commit}\``}`);
    return `| ${group} | ${[...new Set(of)].join('; ')} |`;
  });
  return `## How old these figures are

Nothing here is measured anew when the checker changes. Each figure is of the day and the checker that stand here; what
changed since stands in [CHANGELOG.md](../CHANGELOG.md).

| figures | measured on |
| --- | --- |
${rows.join('\n')}
`;
}

function figuresTable(sets: readonly AccuracySet[]): string {
  const names = [...new Set(sets.flatMap(({ figures }) => figures.map(({ name }) => name)))];
  const cell = (set: AccuracySet, name: string): string => {
    const figure = set.figures.find((candidate) => candidate.name === name);
    return figure === undefined ? '–' : figureText(figure);
  };
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    row(['', ...sets.map(({ title }) => title)]),
    row(['---', ...sets.map(() => '---')]),
    ...names.map((name) => row([name, ...sets.map((set) => cell(set, name))])),
  ].join('\n');
}

function figureText(figure: Figure): string {
  if ('value' in figure) return figure.value;
  const { hits, n } = figure;
  const bounds = intervalInWords(interval(hits, n)).replace(' %', '');
  return `${hits} of ${n}: ${((100 * hits) / n).toFixed(1)} % (${bounds})`;
}

function notes(sets: readonly AccuracySet[]): string {
  return sets
    .map(({ title, pages, day, command, about }) => {
      const size = pages === undefined ? '' : `${pages} pages, `;
      return `- **${title}**: ${size}${inWords(day)}, \`${command}\`.${about === '' ? '' : ` ${about}`}`;
    })
    .join('\n');
}

/** A set whose figures are those of `measured-on-real.json`: of all its pages, or of the held-out families. */
const RealSet = AccuracySet.omit({ pages: true, day: true, commit: true, figures: true }).extend({
  measuredOnReal: z.enum(['all', 'heldOut']),
});

/** The set with the figures that it quotes. */
function withRealFigures({ measuredOnReal, ...set }: z.infer<typeof RealSet>): AccuracySet {
  const { measuredOn, pages, heldOutPages, figures, kept } = MEASURED_ON_REAL;
  const nameOf = (name: string): string =>
    kept?.figures.includes(name) === true ? `${name} (${inWords(kept.measuredOn)})` : name;
  return {
    ...set,
    pages: measuredOnReal === 'all' ? pages : heldOutPages,
    day: measuredOn,
    figures: figures.flatMap((figure): Figure[] => {
      const { hits, n } = figure[measuredOnReal];
      return n === 0 ? [] : [{ name: nameOf(figure.name), hits, n }];
    }),
  };
}

/** @throws Error that names the file when its content is no result of a set. */
function readSet(file: string): AccuracySet {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const real = RealSet.safeParse(content);
  if (real.success) return withRealFigures(real.data);
  const result = AccuracySet.safeParse(content);
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/**
 * The page as the results give it.
 * @throws Error that names the file whose content is no result of a set.
 */
export function accuracyFile(): FileText {
  const sets = globSync(`${RESULTS}/*.json`).sort().map(readSet);
  return { path: PAGE, text: accuracyPage(sets) };
}

/**
 * A set with the figures of a bench in place of its own.
 * @param results text of the file that `npm run bench:coa -- FOLDER --out FILE` wrote: one result a line
 */
export function withResults(
  set: AccuracySet,
  results: string,
  { day, commit }: { day: string; commit: string },
): AccuracySet {
  const pages = results
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as MadeResult);
  return AccuracySet.parse({ ...set, pages: pages.length, day, commit, figures: figuresOfMade(pages, loadData()) });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = readCommandLine(
    USAGE,
    { date: { type: 'string' }, commit: { type: 'string' } },
    { positionals: true },
  );
  const { date: day, commit } = values;
  const named = positionals.map((entry) => entry.split('='));
  if (named.some(({ length }) => length !== 2)) refuse(USAGE);
  if (named.length > 0 && (day === undefined || commit === undefined))
    refuse(USAGE, 'Expected the day and the commit that were measured: --date and --commit.');
  writeFiles(
    named.map(([name = '', results = '']) => {
      const file = `${RESULTS}/${name}.json`;
      const set = withResults(readSet(file), readFileSync(results, 'utf8'), { day: day ?? '', commit: commit ?? '' });
      return { path: file, text: `${JSON.stringify(set, null, 2)}\n` };
    }),
  );
  writeFiles([accuracyFile()]);
  console.log(`${PAGE} is written.`);
}
