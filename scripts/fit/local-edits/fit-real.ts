import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { distanceOf, sumOfHighest } from '../../../src/coa/forensics/model/unlike-laboratory.ts';
import { quantile, rate, table } from '../../evaluate/statistics.ts';
import type { HeldOut } from './cross-validate.worker.ts';
import { fitArguments } from './fit-arguments.ts';
import {
  areaOf,
  FEATURE_NAMES,
  grow,
  HOW_OF_LABORATORY,
  highest,
  isFound,
  isNotSetApart,
  isOnItsLine,
  isOnList,
  pagesScored,
  reachedBy,
  readLaboratoryRows,
  type ScoredRealPage,
  scoresOf,
} from './real-rows.ts';
import { doubtFigures, writeModel } from './write-model.ts';

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
const { file, day } = fitArguments('local-edits:fit-real');

/** Share of clean pages on which a doubt may be wrong, sources held out. */
const DOUBTED = 0.04;

/** Share of the fields of clean pages that are faintly unlike, sources held out: that counts only where the page prints the value twice and not alike. */
const FAINT = 0.1;

/**
 * How far above every clean page of both cross-validations a field is called edited, in log odds, and a second one beside it. With a
 * fifth of the sources left out of the bounds, 0.08 in a thousand of their clean pages are called; with bounds of their own for kinds
 * of fields it was 0.5 to 1.0 (decision 28).
 */
const WIDE_MARGIN = 0.3;
/** The same for the three highest scores of a page, added up: with a fifth of the sources left out of the bounds, sixty times, none of 13,118 clean pages is called. */
const THREE_MARGIN = 0.4;
/** The same for the five highest. */
const FIVE_MARGIN = 0.6;
/**
 * How much farther than on every clean page one field, or the three or five highest, lie from the others of their page, in log odds. With a
 * fifth of the sources left out of the bounds, sixty times, none of 19,854 scored clean pages is called; with 0.5 for one field four were, all
 * of a page that a reader had marked with a pen.
 */
const APART_MARGIN = 0.8;

const heldOut = [inThread('source'), inThread('template')] as const;
const rows = await readLaboratoryRows(file);
const [bySource, byLaboratory] = (await Promise.all(heldOut)).map((probabilities) =>
  pagesScored(rows, probabilities, (row) => isNotSetApart(row) && isOnItsLine(row)),
) as [ScoredRealPage[], ScoredRealPage[]];
const cleanOf = (pages: readonly ScoredRealPage[]): ScoredRealPage[] => pages.filter(({ clean }) => clean);
const doubt = quantile(cleanOf(bySource).map(highest), 1 - DOUBTED);
const faint = quantile(
  cleanOf(bySource).flatMap(({ fields }) => fields.map(({ score }) => score)),
  1 - FAINT,
);
const everyClean = [...cleanOf(bySource), ...cleanOf(byLaboratory)];
const alone = Math.max(...everyClean.map(highest)) + WIDE_MARGIN;
const together = Math.max(...everyClean.map((page) => reachedBy(page, 2))) + WIDE_MARGIN;
const highestSum = (count: number): number =>
  Math.max(...everyClean.map((page) => sumOfHighest(scoresOf(page), count)));
const farthest = (count: number): number =>
  Math.max(...everyClean.map((page) => distanceOf(scoresOf(page), count))) + APART_MARGIN;
const three = highestSum(3) + THREE_MARGIN;
const five = highestSum(5) + FIVE_MARGIN;
const apart = { one: farthest(1), three: farthest(3), five: farthest(5) };
const byOneField = (page: ScoredRealPage): boolean => highest(page) >= alone;
const byOneOrTwo = (page: ScoredRealPage): boolean => byOneField(page) || reachedBy(page, 2) >= together;
const byThreeAtMost = (page: ScoredRealPage): boolean =>
  byOneOrTwo(page) || (sumOfHighest(scoresOf(page), 3) >= three && reachedBy(page, 2) >= doubt);
const byFiveAtMost = (page: ScoredRealPage): boolean =>
  byThreeAtMost(page) || (sumOfHighest(scoresOf(page), 5) >= five && reachedBy(page, 5) >= faint);
const isCalled = (page: ScoredRealPage): boolean =>
  byFiveAtMost(page) ||
  (highest(page) >= doubt &&
    (distanceOf(scoresOf(page), 1) >= apart.one ||
      (reachedBy(page, 3) >= faint && distanceOf(scoresOf(page), 3) >= apart.three) ||
      (reachedBy(page, 5) >= faint && distanceOf(scoresOf(page), 5) >= apart.five)));

for (const [name, pages] of [
  ['sources held out', bySource],
  ['laboratories held out', byLaboratory],
] as const) {
  const sets = [...new Set(pages.map(({ set }) => set))].sort();
  const of = (set: string): ScoredRealPage[] => pages.filter((page) => page.set === set);
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
        'called by one, two or three',
        'by five, too',
        'by distance, too',
        'area under the curve',
      ],
      ...sets.map((set) => {
        const [clean, edited] = [cleanOf(of(set)), of(set).filter((page) => page.edited)];
        const right = edited.filter((page) => isFound(page, doubt));
        return [
          set,
          share(clean, (page) => highest(page) >= doubt),
          share(clean, isCalled),
          edited.length === 0 ? '–' : rate(right.length, edited.length),
          share(edited, byOneField),
          share(edited, byOneOrTwo),
          share(edited, byThreeAtMost),
          share(edited, byFiveAtMost),
          share(edited, isCalled),
          areaOf(of(set)),
        ];
      }),
    ]),
  );
}
console.log(
  `\ndoubted from ${doubt.toFixed(2)}, called from ${alone.toFixed(2)}, two together from ${together.toFixed(2)}, three from ${three.toFixed(2)}, five from ${five.toFixed(2)}, apart from ${apart.one.toFixed(2)}, three from ${apart.three.toFixed(2)}, five from ${apart.five.toFixed(2)}, faint from ${faint.toFixed(2)}`,
);

if (day !== null) {
  const { bias, trees } = grow(rows, 'all', HOW_OF_LABORATORY);
  const edited = bySource.filter((page) => page.edited);
  const fitted = {
    fittedOn: day,
    laboratories: [...new Set(rows.map(({ template }) => template))].filter(isOnList).sort(),
    cleanPages: cleanOf(bySource).length,
    editedPages: edited.length,
    doubt: doubtFigures(doubt, cleanOf(bySource), edited),
    alone: { threshold: Number(alone.toFixed(3)) },
    together: { threshold: Number(together.toFixed(3)) },
    three: { threshold: Number(three.toFixed(3)), cleanPages: cleanOf(bySource).length },
    five: { threshold: Number(five.toFixed(3)), cleanPages: cleanOf(bySource).length },
    apart: {
      one: { threshold: Number(apart.one.toFixed(3)) },
      three: { threshold: Number(apart.three.toFixed(3)) },
      five: { threshold: Number(apart.five.toFixed(3)) },
      cleanPages: cleanOf(bySource).length,
    },
    faint: { threshold: Number(faint.toFixed(3)), share: FAINT },
    features: FEATURE_NAMES,
    bias,
    trees,
  };
  writeModel('src/coa/forensics/model/unlike-laboratory.json', fitted);
}

/** A cross-validation takes minutes: each has a thread of its own. @param by what is held out. */
async function inThread(by: HeldOut): Promise<number[]> {
  const worker = new Worker(new URL('./cross-validate.worker.ts', import.meta.url), { workerData: { file, by } });
  const [probabilities] = (await once(worker, 'message')) as [number[]];
  return probabilities;
}

function share(pages: readonly ScoredRealPage[], is: (page: ScoredRealPage) => boolean): string {
  return pages.length === 0 ? '–' : rate(pages.filter(is).length, pages.length);
}
