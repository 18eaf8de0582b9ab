import { readFileSync, writeFileSync } from 'node:fs';
import { FEATURES } from '../../../src/coa/forensics/features/registry.ts';
import { probabilityOf } from '../../../src/coa/forensics/model/boosted-trees.ts';
import { VALID_SHARE } from '../../../src/coa/forensics/model/local-edits/real-page-figures.ts';
import { relativeScores } from '../../../src/coa/forensics/model/relative-scores.ts';
import { Random } from '../../certificates/random.ts';
import { readCommandLine, refuse } from '../../command-line.ts';
import { areaUnderCurve, quantile, rate, table } from '../../evaluate/statistics.ts';
import { boostTrees, type Case } from './boost-trees.ts';
import { EDITED_WEIGHT, FOLDS, HOW, MARGIN } from './how-to-fit.ts';
import { MeasuredField } from './measured-field.ts';

/**
 * Fits src/coa/forensics/model/made-pages.json: which fields of made pages differ from their page as edited ones do. The
 * thresholds that it prints show what these trees can do alone; those in use are of both sets of trees (`fit-page.ts`).
 *
 *   npm run certificates -- --out FOLDER --scenarios fab_pixel,genuine,…
 *   npm run local-edits:measure -- FOLDER --out fields.ndjson
 *   npm run local-edits:fit -- fields.ndjson…
 *
 * Every figure printed is of pages whose template the gradient-boosted trees that scored them never saw (cross-validation by template).
 */
const USAGE = `npm run local-edits:fit -- fields.ndjson… [--leave-out SPLIT] [--write --date YYYY-MM-DD]

  fields.ndjson…     what "npm run local-edits:measure" wrote
  --leave-out SPLIT  leave out the pages of train, of held-out, or the real ones: "real"
  --write            write the fit to src/coa/forensics/model/made-pages.json; only print its figures when left out
  --date YYYY-MM-DD  the day of the fit, which is written with it`;
const { values: options, positionals } = readCommandLine(
  USAGE,
  {
    'leave-out': { type: 'string' },
    write: { type: 'boolean', default: false },
    date: { type: 'string', default: '' },
  },
  { positionals: true },
);
if (positionals.length === 0 || (options.write && !/^\d{4}-\d{2}-\d{2}$/.test(options.date))) refuse(USAGE);

/** Real pages are few, and those that matter: a field of one counts as much as this many made ones. */
const REAL_WEIGHT = 4;
/** Share of clean pages on which a doubt may be wrong. */
const DOUBTED = 0.02;

/** What the trees are grown on; the model names them. */
const FEATURE_NAMES = FEATURES.map(({ name }) => name);

const all = positionals.flatMap((file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => MeasuredField.parse(JSON.parse(line))),
);
const rows = all.filter((row) => row.split === null || row.split !== options['leave-out']);
const pageOf = (row: MeasuredField): string => `${row.set}/${row.file}`;
/** Edited fields, and all fields of pages that nobody edited; other fields of edited pages may show traces of the edit. */
const learnt = rows.filter((row) => row.edited || row.tamper === null);

const templates = new Random('folds').shuffle([...new Set(rows.map(({ template }) => template))].sort());
const foldOf = new Map(templates.map((template, index) => [template, index % FOLDS]));
const scored: { row: MeasuredField; probability: number }[] = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const { bias, trees } = grow(
    learnt.filter(({ template }) => foldOf.get(template) !== fold),
    `fold ${fold}`,
  );
  for (const row of rows.filter(({ template }) => foldOf.get(template) === fold))
    scored.push({ row, probability: probabilityOf(trees, bias, valuesOf(row)) });
}

interface Page {
  set: string;
  capture: string;
  pageClass: string;
  tamper: string | null;
  edited: boolean;
  editor: boolean;
  /** Highest score on the page, the one after it, and the highest of the fields that were edited. */
  highest: number;
  second: number;
  ofEdited: number;
  /** Scores of the fields that were edited, and of the others. */
  scores: { edited: number[]; others: number[] };
}
const pages = [...Map.groupBy(scored, ({ row }) => pageOf(row)).values()].map((fields): Page => {
  const scores = relativeScores(fields.map(({ probability }) => probability));
  const { set, capture, pageClass, tamper, editor } = fields[0]!.row;
  const edited = fields.some(({ row }) => row.edited);
  const [highest = -Infinity, second = -Infinity] = scores.toSorted((a, b) => b - a);
  return {
    set,
    capture,
    pageClass,
    tamper,
    editor,
    edited,
    highest,
    second,
    ofEdited: Math.max(-Infinity, ...scores.filter((_, index) => fields[index]!.row.edited)),
    scores: {
      edited: scores.filter((_, index) => fields[index]!.row.edited),
      others: scores.filter((_, index) => !fields[index]!.row.edited),
    },
  };
});
const clean = pages.filter(({ tamper }) => tamper === null);
const edited = pages.filter((page) => page.edited);
const highest = clean.map((page) => page.highest);
const doubt = quantile(highest, 1 - DOUBTED);
/** Two fields may be called edited together from here on: no clean page has a second one as high. */
const together = Math.max(doubt, Math.max(...clean.map((page) => page.second)) + MARGIN);

/** In a file that an editor saved a field may be called edited from here on: above every clean page of such a file. */
const inEditor = Math.max(
  doubt,
  Math.max(...clean.filter(({ editor }) => editor).map((page) => page.highest)) + MARGIN,
);

/** By its pixels alone from here on: above every clean page of any kind, since of some kinds there are few. */
const alone = Math.max(...highest) + MARGIN;

const classes = Object.fromEntries(
  [...new Set(edited.map(({ pageClass }) => pageClass))].sort().map((pageClass) => {
    const of = edited.filter((page) => page.pageClass === pageClass);
    return [pageClass, { caught: of.filter(({ ofEdited }) => ofEdited >= doubt).length, pages: of.length }];
  }),
);
const isUsed = ({ pageClass }: Page): boolean =>
  (classes[pageClass]?.caught ?? 0) >= VALID_SHARE * (classes[pageClass]?.pages ?? 1);
const doubted = {
  threshold: Number(doubt.toFixed(3)),
  cleanFlagged: clean.filter((page) => isUsed(page) && page.highest >= doubt).length,
  editedCaught: edited.filter((page) => isUsed(page) && page.ofEdited >= doubt).length,
};
const flagged = (of: readonly Page[], is: (page: Page) => boolean): number =>
  of.filter((page) => isUsed(page) && is(page)).length;
const isAlone = (page: Page, score = page.highest): boolean => score >= alone;
const isTogether = (page: Page): boolean => page.second >= together;
const isWithEditor = (page: Page): boolean => page.editor && page.highest >= inEditor;
const isCalledEdited = (page: Page): boolean => isAlone(page) || isTogether(page) || isWithEditor(page);
const caught = (of: readonly Page[], threshold: number): string =>
  rate(of.filter(({ ofEdited }) => ofEdited >= threshold).length, of.length);
console.log(
  `${learnt.length} fields, ${clean.length} clean and ${edited.length} edited pages, ${templates.length} templates, ${FOLDS} folds by template\n`,
);
console.log(
  table([
    ['threshold', 'clean pages flagged', 'edited: right field flagged'],
    ...[0.01, 0.03, DOUBTED, 0.05, 0.1].map((share) => {
      const threshold = quantile(highest, 1 - share);
      return [
        `${100 * share} % of clean pages (${threshold.toFixed(2)})`,
        rate(highest.filter((score) => score >= threshold).length, clean.length),
        caught(edited, threshold),
      ];
    }),
    [
      `as used: ${100 * DOUBTED} %, only on kinds of page where edits are found`,
      rate(doubted.cleanFlagged, clean.length),
      rate(doubted.editedCaught, edited.length),
    ],
    ...(
      [
        [`above every clean page, and a margin (${alone.toFixed(2)})`, (page: Page) => isAlone(page)],
        [`two fields of a page, of a kind on which edits are found (${together.toFixed(2)})`, isTogether],
        [
          `a field in a file saved by an editor (${inEditor.toFixed(2)}; ${clean.filter(({ editor }) => editor).length} clean pages are of such files)`,
          isWithEditor,
        ],
        ['called edited: any of the last three', isCalledEdited],
      ] as const
    ).map(([name, is]) => [name, rate(flagged(clean, is), clean.length), rate(flagged(edited, is), edited.length)]),
  ]),
);
for (const [name, key] of [
  ['set', 'set'],
  ['capture', 'capture'],
  ['class', 'pageClass'],
  ['method', 'tamper'],
] as const) {
  const kinds = [...new Set(pages.map((page) => page[key]))].filter((kind) => kind !== null).sort();
  console.log(
    `\n${table([
      [`by ${name}`, 'clean doubted', 'edited: right field doubted', 'alone enough', 'edited above other fields'],
      ...kinds.map((kind) => {
        const of = edited.filter((page) => page[key] === kind);
        const cleanOf = clean.filter((page) => page[key] === kind);
        return [
          String(kind),
          rate(cleanOf.filter(({ highest: score }) => score >= doubt).length, cleanOf.length),
          caught(of, doubt),
          rate(of.filter((page) => isUsed(page) && isAlone(page, page.ofEdited)).length, of.length),
          areaOf(of),
        ];
      }),
    ])}`,
  );
}

if (options.write) {
  const { bias, trees } = grow(learnt, 'all');
  const fitted = {
    fittedOn: options.date,
    fields: learnt.length,
    cleanPages: clean.length,
    editedPages: edited.length,
    templates: templates.length,
    features: FEATURE_NAMES,
    bias,
    trees,
  };
  writeFileSync(
    new URL('../../../src/coa/forensics/model/made-pages.json', import.meta.url),
    `${JSON.stringify(fitted, null, 1).replace(/\n\s{2,}/g, ' ')}\n`,
  );
  console.log(`\nwritten: src/coa/forensics/model/made-pages.json, ${trees.length} trees`);
}

/** Chance that an edited field scores above another field of such pages (area under the curve). */
function areaOf(of: readonly Page[]): string {
  const higher = of.flatMap(({ scores }) => scores.edited);
  const lower = of.flatMap(({ scores }) => scores.others);
  return higher.length === 0 ? '–' : areaUnderCurve(higher, lower).toFixed(3);
}

function grow(from: readonly MeasuredField[], seed: string): ReturnType<typeof boostTrees> {
  const random = new Random(seed);
  const cases = from.map(
    (row): Case => ({
      values: valuesOf(row),
      wanted: row.edited ? 1 : 0,
      weight: row.edited ? EDITED_WEIGHT : row.split === 'real' ? REAL_WEIGHT : 1,
    }),
  );
  return boostTrees(cases, HOW, () => random.next());
}

/** A field's features in the order of `FEATURE_NAMES`. @throws Error naming one that was not measured. */
function valuesOf({ file, features }: MeasuredField): (number | null)[] {
  return FEATURE_NAMES.map((name) => {
    const value = features[name];
    if (value === undefined) throw new Error(`${file} was measured without "${name}": run local-edits:measure again.`);
    return value;
  });
}
