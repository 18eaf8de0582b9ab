import { featuresNamed } from '../../../src/coa/forensics/features/registry.ts';
import { probabilityOf, type Tree } from '../../../src/coa/forensics/model/boosted-trees.ts';
import madeTrees from '../../../src/coa/forensics/model/made-pages.json' with { type: 'json' };
import { mayBeFlagged } from '../../../src/coa/forensics/model/may-be-flagged.ts';
import { mixed } from '../../../src/coa/forensics/model/score-fields.ts';
import { quantile, rate, table } from '../../evaluate/statistics.ts';
import { fitArguments } from './fit-arguments.ts';
import { MARGIN } from './how-to-fit.ts';
import {
  areaOf,
  crossValidated,
  FEATURE_NAMES,
  grow,
  highest,
  isFound,
  pagesScored,
  type Row,
  reachedBy,
  readRows,
  type ScoredRealPage,
} from './real-rows.ts';
import { doubtFigures, writeModel } from './write-model.ts';

/**
 * Fits src/coa/forensics/model/real-pages.json: which fields differ from their page as edited ones do, on pages of
 * laboratories of which nothing was learned. Trees of real pages have a share in it beside those of made ones (`fit.ts`);
 * every threshold and figure is of both, on real pages whose laboratory the trees of real pages never saw.
 *
 *   npm run local-edits:measure-real -- WILD EDITED --out fields.ndjson --cache FOLDER
 *   npm run local-edits:fit-page -- fields.ndjson [--write --date YYYY-MM-DD]
 */
const { file, day } = fitArguments('local-edits:fit-page');

/** Share of clean pages on which a doubt may be wrong. */
const DOUBTED = 0.03;
/** Shares of the trees of real pages that are compared; `score-fields.ts` has the one that is used. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];

const MADE_FEATURES = featuresNamed(madeTrees.features).map(({ name }) => FEATURE_NAMES.indexOf(name));
const rows = await readRows(file, 'page');
const byMade = rows.map(({ values }) =>
  probabilityOf(
    madeTrees.trees as Tree[],
    madeTrees.bias,
    MADE_FEATURES.map((index) => values[index] ?? null),
  ),
);
const byReal = crossValidated(rows, ({ template }: Row) => template);

for (const share of SHARES) describe(share);
const used = bounds(scoredBy());
console.log(
  `\nused: doubted from ${used.doubt.toFixed(2)}, called from ${used.alone.toFixed(2)}, two together from ${used.together.toFixed(2)}`,
);
if (day !== null) write(day);

function scoredBy(share?: number): ScoredRealPage[] {
  return pagesScored(
    rows,
    byMade.map((made, index) => mixed(made, byReal[index]!, share)),
    ({ field }) => mayBeFlagged(field),
  );
}

function bounds(pages: readonly ScoredRealPage[]): { doubt: number; alone: number; together: number } {
  const clean = pages.filter((page) => page.clean);
  const doubt = quantile(clean.map(highest), 1 - DOUBTED);
  return {
    doubt,
    alone: Math.max(...clean.map(highest)) + MARGIN,
    together: Math.max(doubt, Math.max(...clean.map((page) => reachedBy(page, 2))) + MARGIN),
  };
}

function describe(share: number): void {
  const pages = scoredBy(share);
  const { doubt, alone, together } = bounds(pages);
  const isCalled = (page: ScoredRealPage): boolean => highest(page) >= alone || reachedBy(page, 2) >= together;
  const sets = [...new Set(pages.filter(({ edited }) => edited).map(({ set }) => set))].sort();
  console.log(
    `\ntrees of real pages by ${share}: of ${pages.filter(({ clean }) => clean).length} clean pages ${100 * DOUBTED} % doubted, none called`,
  );
  console.log(
    table([
      ['', 'right field doubted', 'called', 'area under the curve'],
      ...sets.map((set) => {
        const edited = pages.filter((page) => page.set === set && page.edited);
        return [
          set,
          rate(edited.filter((page) => isFound(page, doubt)).length, edited.length),
          rate(edited.filter(isCalled).length, edited.length),
          areaOf(edited),
        ];
      }),
    ]),
  );
}

function write(fittedOn: string): void {
  const { doubt, alone, together } = used;
  const pages = scoredBy();
  const [clean, edited] = [pages.filter((page) => page.clean), pages.filter((page) => page.edited)];
  const classes = Object.fromEntries(
    [...Map.groupBy(edited, ({ pageClass }) => pageClass)]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([pageClass, of]) => [
        pageClass,
        { caught: of.filter((page) => isFound(page, doubt)).length, pages: of.length },
      ]),
  );
  const { bias, trees } = grow(rows, 'all');
  const fitted = {
    fittedOn,
    cleanPages: clean.length,
    editedPages: edited.length,
    doubt: doubtFigures(doubt, clean, edited),
    alone: { threshold: rounded(alone) },
    together: { threshold: rounded(together) },
    classes,
    features: FEATURE_NAMES,
    bias,
    trees,
  };
  writeModel('src/coa/forensics/model/real-pages.json', fitted);
}

function rounded(threshold: number): number {
  return Number(threshold.toFixed(3));
}
