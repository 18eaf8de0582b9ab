import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  type Bounds,
  distanceOf,
  sumOfHighest,
  type Weight,
  weighFields,
} from '../../../src/coa/forensics/model/unlike-laboratory.ts';
import { Random } from '../../certificates/random.ts';
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
 * How far above every clean page of both cross-validations a field is called edited, in log odds, and a second one beside it; with bounds of
 * their own for kinds of fields more clean pages are called (decision 28). What follows from all the bounds is printed at the end.
 */
const WIDE_MARGIN = 0.3;
/** The same for the three highest scores of a page, added up, and for the five highest. */
const THREE_MARGIN = 0.4;
const FIVE_MARGIN = 0.6;
/** How much farther than on every clean page one field, or the three or five highest, lie from the others of their page, in log odds. */
const APART_MARGIN = 0.8;
/** How often the bounds are set without some of the sources, to count the clean pages of these that they call, and the share of sources left out. */
const DRAWS = 60;
const LEFT_OUT = 0.2;

const heldOut = [inThread('source'), inThread('template')] as const;
const rows = await readLaboratoryRows(file);
const [bySource, byLaboratory] = (await Promise.all(heldOut)).map((probabilities) =>
  pagesScored(rows, probabilities, (row) => isNotSetApart(row) && isOnItsLine(row)),
) as [ScoredRealPage[], ScoredRealPage[]];
const cleanOf = (pages: readonly ScoredRealPage[]): ScoredRealPage[] => pages.filter(({ clean }) => clean);
const clean = cleanOf(bySource);
const everyClean = [...clean, ...cleanOf(byLaboratory)];
const bounds = boundsOf(clean, everyClean);
const { doubt, alone, together, three, five, apart, faint } = bounds;

/** The ways in which a page is called, each of the columns with those before it. */
const WAYS = ['alone', 'together', 'three', 'five', 'apart', 'three apart', 'five apart'] as const satisfies Weight[];
const isCalled = (page: ScoredRealPage, to: (typeof WAYS)[number] = 'five apart', held: Bounds = bounds): boolean => {
  const ways: readonly Weight[] = WAYS.slice(0, WAYS.indexOf(to) + 1);
  return weighFields(page.fields, held).some((weight) => ways.includes(weight));
};

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
        const right = edited.filter((page) => isFound(page, doubt.threshold));
        return [
          set,
          share(clean, (page) => highest(page) >= doubt.threshold),
          share(clean, (page) => isCalled(page)),
          edited.length === 0 ? '–' : rate(right.length, edited.length),
          share(edited, (page) => isCalled(page, 'alone')),
          share(edited, (page) => isCalled(page, 'together')),
          share(edited, (page) => isCalled(page, 'three')),
          share(edited, (page) => isCalled(page, 'five')),
          share(edited, (page) => isCalled(page)),
          areaOf(of(set)),
        ];
      }),
    ]),
  );
}
const told = (bound: { threshold: number }): string => bound.threshold.toFixed(2);
console.log(
  `\ndoubted from ${told(doubt)}, called from ${told(alone)}, two together from ${told(together)}, three from ${told(three)}, five from ${told(five)}, apart from ${told(apart.one)}, three from ${told(apart.three)}, five from ${told(apart.five)}, faint from ${told(faint)}`,
);
const { called, byDistance, scored } = calledOfLeftOut();
console.log(
  `with a fifth of the sources left out of the bounds, ${DRAWS} times, ${called} of ${scored} scored clean pages of these are called, ${byDistance} of them by distance alone`,
);

if (day !== null) {
  const { bias, trees } = grow(rows, 'all', HOW_OF_LABORATORY);
  const edited = bySource.filter((page) => page.edited);
  const fitted = {
    fittedOn: day,
    laboratories: [...new Set(rows.map(({ template }) => template))].filter(isOnList).sort(),
    cleanPages: clean.length,
    editedPages: edited.length,
    doubt: doubtFigures(doubt.threshold, clean, edited),
    alone: rounded(alone),
    together: rounded(together),
    three: { ...rounded(three), cleanPages: clean.length },
    five: { ...rounded(five), cleanPages: clean.length },
    apart: {
      one: rounded(apart.one),
      three: rounded(apart.three),
      five: rounded(apart.five),
      cleanPages: clean.length,
    },
    faint: { ...rounded(faint), share: FAINT },
    features: FEATURE_NAMES,
    bias,
    trees,
  };
  writeModel('src/coa/forensics/model/unlike-laboratory.json', fitted);
}

/** Bounds above what clean pages reach. @param clean with sources held out, which tell how many are doubted. @param every of both cross-validations. */
function boundsOf(clean: readonly ScoredRealPage[], every: readonly ScoredRealPage[]): Bounds {
  const above = (of: (scores: number[]) => number, margin: number): { threshold: number } => ({
    threshold: Math.max(...every.map((page) => of(scoresOf(page)))) + margin,
  });
  return {
    doubt: { threshold: quantile(clean.map(highest), 1 - DOUBTED) },
    faint: { threshold: quantile(clean.flatMap(scoresOf), 1 - FAINT) },
    alone: above((scores) => Math.max(...scores), WIDE_MARGIN),
    together: { threshold: Math.max(...every.map((page) => reachedBy(page, 2))) + WIDE_MARGIN },
    three: above((scores) => sumOfHighest(scores, 3), THREE_MARGIN),
    five: above((scores) => sumOfHighest(scores, 5), FIVE_MARGIN),
    apart: {
      one: above((scores) => distanceOf(scores, 1), APART_MARGIN),
      three: above((scores) => distanceOf(scores, 3), APART_MARGIN),
      five: above((scores) => distanceOf(scores, 5), APART_MARGIN),
    },
  };
}

/** How many clean pages are called by bounds that know nothing of their sources. */
function calledOfLeftOut(): { called: number; byDistance: number; scored: number } {
  const random = new Random('bounds');
  const sources = [...new Set(clean.map(sourceOf))].sort();
  let [called, byDistance, scored] = [0, 0, 0];
  for (let draw = 0; draw < DRAWS; draw++) {
    const left = new Set(random.shuffle(sources).slice(0, Math.round(LEFT_OUT * sources.length)));
    const isLeft = (page: ScoredRealPage): boolean => left.has(sourceOf(page));
    const others = (pages: readonly ScoredRealPage[]): ScoredRealPage[] => pages.filter((page) => !isLeft(page));
    const held = boundsOf(others(clean), others(everyClean));
    const pages = everyClean.filter(isLeft);
    scored += pages.length;
    const ofThese = pages.filter((page) => isCalled(page, 'five apart', held));
    called += ofThese.length;
    byDistance += ofThese.filter((page) => !isCalled(page, 'five', held)).length;
  }
  return { called, byDistance, scored };
}

function sourceOf({ fields: [first] }: ScoredRealPage): string {
  return first?.row.source ?? '';
}

function rounded({ threshold }: { threshold: number }): { threshold: number } {
  return { threshold: Number(threshold.toFixed(3)) };
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
