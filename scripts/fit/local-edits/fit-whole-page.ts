import { quantile, rate } from '../../evaluate/statistics.ts';
import { fitArguments } from './fit-arguments.ts';
import {
  areaOf,
  crossValidated,
  FEATURE_NAMES,
  grow,
  highest,
  isFound,
  pagesScored,
  type Row,
  readRows,
} from './real-rows.ts';
import { doubtFigures, writeModel } from './write-model.ts';

/**
 * Fits src/coa/forensics/model/whole-page.json: which of the values that made pages teach nothing of differ from their page
 * as edited ones do, on pages of laboratories of which nothing was learned. Thresholds and figures are of real pages whose
 * laboratory the trees never saw.
 *
 *   npm run local-edits:measure-real -- WILD EDITED --out fields.ndjson --cache FOLDER
 *   npm run local-edits:fit-whole-page -- fields.ndjson [--write --date YYYY-MM-DD]
 */
const { file, day } = fitArguments('local-edits:fit-whole-page');

/** Share of clean pages on which such a doubt may be wrong: it comes on top of those of the fields. */
const DOUBTED = 0.01;

const judged = new Set((await readRows(file, 'page')).map(key));
const rows = await readRows(file, 'whole page');
const pages = pagesScored(
  rows,
  crossValidated(rows, ({ template }) => template),
  (row) => !judged.has(key(row)),
);
const clean = pages.filter((page) => page.clean);
const doubt = quantile(clean.map(highest), 1 - DOUBTED);

console.log(`${clean.length} clean pages of laboratories held out, doubted from ${doubt.toFixed(2)}`);
for (const set of [...new Set(pages.map((page) => page.set))].sort()) {
  const of = pages.filter((page) => page.set === set);
  const edited = of.filter((page) => page.edited && page.fields.some((field) => field.edited));
  const doubted = of.filter((page) => page.clean && highest(page) >= doubt);
  console.log(
    `${set}: clean pages doubted ${rate(doubted.length, of.filter((page) => page.clean).length)}; with such a value edited, right value doubted ${rate(edited.filter((page) => isFound(page, doubt)).length, edited.length)}, area ${areaOf(edited)}`,
  );
}

if (day !== null) {
  const { bias, trees } = grow(rows, 'all');
  const edited = pages.filter((page) => page.fields.some((field) => field.edited));
  const fitted = {
    fittedOn: day,
    cleanPages: clean.length,
    editedPages: edited.length,
    doubt: doubtFigures(doubt, clean, edited),
    features: FEATURE_NAMES,
    bias,
    trees,
  };
  writeModel('src/coa/forensics/model/whole-page.json', fitted);
}

function key({ page, field }: Row): string {
  return `${page} ${field}`;
}
