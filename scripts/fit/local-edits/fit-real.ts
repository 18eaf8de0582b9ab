import { createReadStream, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { loadData } from '../../../data/index.ts';
import { FEATURES } from '../../../src/coa/forensics/features/registry.ts';
import { probabilityOf } from '../../../src/coa/forensics/model/boosted-trees.ts';
import { mayBeFlagged, setApartBy } from '../../../src/coa/forensics/model/may-be-flagged.ts';
import { relativeScores } from '../../../src/coa/forensics/model/relative-scores.ts';
import { Random } from '../../certificates/random.ts';
import { areaUnderCurve, quantile, rate, table } from '../../evaluate/statistics.ts';
import { boostTrees } from './boost-trees.ts';
import { EDITED_WEIGHT, FOLDS, HOW, MARGIN } from './how-to-fit.ts';
import { MeasuredField } from './measured-field.ts';

/**
 * Fits src/coa/forensics/model/unlike-laboratory.json: which fields of a page of a known laboratory differ from its page
 * and from how that laboratory sets them as edited ones do.
 *
 *   npm run local-edits:measure-real -- WILD EDITED --out fields.ndjson --cache FOLDER
 *   npm run local-edits:fit-real -- fields.ndjson [--write --date YYYY-MM-DD]
 *
 * Every figure is of pages that the trees scoring them never saw, by two cross-validations: with sources held out (other
 * pages of the laboratory were seen: what a page of a laboratory on the list meets) and with laboratories held out.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, date: { type: 'string', default: '' } },
});
const [file] = positionals;
if (file === undefined || (options.write && !/^\d{4}-\d{2}-\d{2}$/.test(options.date))) {
  console.error('npm run local-edits:fit-real -- fields.ndjson [--write --date YYYY-MM-DD]');
  process.exit(2);
}

/** Share of clean pages on which a doubt may be wrong, sources held out. */
const DOUBTED = 0.04;
const KNOWN = ', layout known';

const FEATURE_NAMES = FEATURES.map(({ name }) => name);
const laboratories = loadData().laboratories;

interface Row extends Pick<MeasuredField, 'set' | 'tamper' | 'template' | 'field' | 'edited'> {
  page: string;
  source: string;
  values: (number | null)[];
}
const rows: Row[] = [];
for await (const line of createInterface({ input: createReadStream(file) })) {
  // Half of the rows are of the other kind, and parsing them all takes minutes.
  if (!line.includes(`${KNOWN}"`)) continue;
  const { features, ...row } = MeasuredField.parse(JSON.parse(line));
  if (row.source === null) continue;
  rows.push({
    ...row,
    source: row.source,
    page: `${row.set}/${row.file}/${row.capture}`,
    values: FEATURE_NAMES.map((name) => features[name] ?? null),
  });
}
/** How many fields of each page are edited: an edited page counts the same, however many there are. */
const editedOn = new Map<string, number>();
for (const { page, edited } of rows) if (edited) editedOn.set(page, (editedOn.get(page) ?? 0) + 1);
/** Edited fields, and all fields of pages that nobody edited; other fields of edited pages may show traces of the edit. */
const isLearned = (row: Row): boolean => row.edited || row.tamper === null;

interface Page {
  set: string;
  edited: boolean;
  clean: boolean;
  /** Scores of the fields that may be flagged. */
  fields: { score: number; edited: boolean }[];
}

const bySource = pagesScored(crossValidated(({ source }) => source));
const byLaboratory = pagesScored(crossValidated(({ template }) => template));
const highest = ({ fields }: Page): number => Math.max(-Infinity, ...fields.map(({ score }) => score));
const cleanOf = (pages: readonly Page[]): Page[] => pages.filter(({ clean }) => clean);
const doubt = quantile(cleanOf(bySource).map(highest), 1 - DOUBTED);
const secondHighest = ({ fields }: Page): number =>
  fields.map(({ score }) => score).sort((a, b) => b - a)[1] ?? -Infinity;
const everyClean = [...cleanOf(bySource), ...cleanOf(byLaboratory)];
const alone = Math.max(...everyClean.map(highest)) + MARGIN;
const together = Math.max(...everyClean.map(secondHighest)) + MARGIN;
const byOneField = (page: Page): boolean => highest(page) >= alone;
const isCalled = (page: Page): boolean => byOneField(page) || secondHighest(page) >= together;

for (const [name, pages] of [
  ['sources held out', bySource],
  ['laboratories held out', byLaboratory],
] as const) {
  const sets = [...new Set(pages.map(({ set }) => set))].sort();
  const of = (set: string): Page[] => pages.filter((page) => page.set === set);
  console.log(`\n${name}: ${cleanOf(pages).length} clean pages`);
  console.log(
    table([
      [
        '',
        'clean doubted',
        'clean called',
        'edited: right field doubted',
        'called by one field',
        'called by one or two',
        'area under the curve',
      ],
      ...sets.map((set) => {
        const [clean, edited] = [cleanOf(of(set)), of(set).filter((page) => page.edited)];
        const right = edited.filter(({ fields }) => fields.some((field) => field.edited && field.score >= doubt));
        return [
          set.replace(KNOWN, ''),
          share(clean, (page) => highest(page) >= doubt),
          share(clean, isCalled),
          edited.length === 0 ? '–' : rate(right.length, edited.length),
          share(edited, byOneField),
          share(edited, isCalled),
          areaOf(of(set)),
        ];
      }),
    ]),
  );
}
console.log(
  `\ndoubted from ${doubt.toFixed(2)}, called from ${alone.toFixed(2)}, two together from ${together.toFixed(2)}`,
);

if (options.write) {
  const { bias, trees } = grow(rows, 'all');
  const edited = bySource.filter((page) => page.edited);
  const fitted = {
    fittedOn: options.date,
    laboratories: [...new Set(rows.map(({ template }) => template))].filter(isOnList).sort(),
    cleanPages: cleanOf(bySource).length,
    editedPages: edited.length,
    doubt: {
      threshold: Number(doubt.toFixed(3)),
      cleanFlagged: cleanOf(bySource).filter((page) => highest(page) >= doubt).length,
      editedCaught: edited.filter(({ fields }) => fields.some((field) => field.edited && field.score >= doubt)).length,
    },
    alone: { threshold: Number(alone.toFixed(3)) },
    together: { threshold: Number(together.toFixed(3)) },
    features: FEATURE_NAMES,
    bias,
    trees,
  };
  const home = 'src/coa/forensics/model/unlike-laboratory.json';
  writeFileSync(home, `${JSON.stringify(fitted, null, 1).replace(/\n\s{2,}/g, ' ')}\n`);
  console.log(`written: ${home}, ${trees.length} trees`);
}

function isOnList(id: string): boolean {
  return laboratories.some((laboratory) => laboratory.id === id);
}

/** Probability of an edit for each row, by trees that never saw its group. */
function crossValidated(groupOf: (row: Row) => string): number[] {
  const groups = new Random('folds').shuffle([...new Set(rows.map(groupOf))].sort());
  const foldOf = new Map(groups.map((group, index) => [group, index % FOLDS]));
  const probabilities = new Array<number>(rows.length).fill(0);
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeldOut = (row: Row): boolean => foldOf.get(groupOf(row)) === fold;
    const { bias, trees } = grow(
      rows.filter((row) => !isHeldOut(row)),
      `fold ${fold}`,
    );
    for (const [index, row] of rows.entries())
      if (isHeldOut(row)) probabilities[index] = probabilityOf(trees, bias, row.values);
  }
  return probabilities;
}

function pagesScored(probabilities: readonly number[]): Page[] {
  const scored = rows.map((row, index) => ({ row, probability: probabilities[index]! }));
  return [...Map.groupBy(scored, ({ row }) => row.page).values()].map((fields) => {
    const scores = relativeScores(fields.map(({ probability }) => probability));
    const { set, tamper, template } = fields[0]!.row;
    const apart = setApartBy(laboratories.find(({ id }) => id === template));
    return {
      set,
      clean: tamper === null,
      edited: fields.some(({ row }) => row.edited),
      fields: fields
        .map(({ row }, index) => ({ row, score: scores[index]!, edited: row.edited }))
        .filter(({ row }) => mayBeFlagged(row.field) && !apart.has(row.field)),
    };
  });
}

function grow(from: readonly Row[], seed: string): ReturnType<typeof boostTrees> {
  const random = new Random(seed);
  const cases = from
    .filter(isLearned)
    .map(({ values, edited, page }) =>
      edited
        ? ({ values, wanted: 1, weight: EDITED_WEIGHT / (editedOn.get(page) ?? 1) } as const)
        : ({ values, wanted: 0, weight: 1 } as const),
    );
  return boostTrees(cases, HOW, () => random.next());
}

function share(pages: readonly Page[], is: (page: Page) => boolean): string {
  return pages.length === 0 ? '–' : rate(pages.filter(is).length, pages.length);
}

/** Chance that an edited field scores above another field of such pages. */
function areaOf(pages: readonly Page[]): string {
  const fields = pages.filter((page) => page.edited).flatMap((page) => page.fields);
  const scores = (edited: boolean): number[] => fields.flatMap((field) => (field.edited === edited ? field.score : []));
  return fields.some(({ edited }) => edited) ? areaUnderCurve(scores(true), scores(false)).toFixed(3) : '–';
}
