import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { loadData } from '../../../data/index.ts';
import { FEATURES } from '../../../src/coa/forensics/features/registry.ts';
import { MIN_AGREEING } from '../../../src/coa/forensics/layouts/places/learned-places.ts';
import { probabilityOf } from '../../../src/coa/forensics/model/boosted-trees.ts';
import { setApartBy } from '../../../src/coa/forensics/model/may-be-flagged.ts';
import { relativeScores } from '../../../src/coa/forensics/model/relative-scores.ts';
import { scoresByBothLooks } from '../../../src/coa/forensics/model/seen-again.ts';
import { ANOTHER_LINE } from '../../../src/coa/forensics/model/unlike-laboratory.ts';
import { Random } from '../../certificates/random.ts';
import { areaUnderCurve } from '../../evaluate/statistics.ts';
import { boostTrees, type Growing, weighed } from './boost-trees.ts';
import { EDITED_WEIGHT, FOLDS, HOW } from './how-to-fit.ts';
import { type Against, type Look, MeasuredField } from './measured-field.ts';

/** What trees are grown on, in the order of a row's values; the models name them. */
export const FEATURE_NAMES: readonly string[] = FEATURES.map(({ name }) => name);

/** A field of a real page, as the fits use it. */
export interface Row
  extends Pick<MeasuredField, 'set' | 'tamper' | 'template' | 'pageClass' | 'field' | 'edited' | 'look'> {
  page: string;
  /** The page it was made from. */
  source: string;
  /** In the order of `FEATURE_NAMES`. */
  values: (number | null)[];
}

/** A page with the scores of its fields that may be flagged. */
export interface ScoredRealPage extends Pick<Row, 'set' | 'pageClass'> {
  edited: boolean;
  clean: boolean;
  fields: { row: Row; score: number; edited: boolean }[];
}

const laboratories = loadData().laboratories;

/** Reads what `measure-real.ts` wrote: fields held against their page alone, or against their laboratory's layout too. */
export async function readRows(file: string, against: Against): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    // Half of the rows are of the other kind, and parsing them all takes minutes.
    if (!line.includes(`"against":"${against}"`)) continue;
    const { features, ...row } = MeasuredField.parse(JSON.parse(line));
    if (row.source === null) continue;
    rows.push({
      ...row,
      source: row.source,
      page: `${row.set}/${row.file}/${row.capture}`,
      values: FEATURE_NAMES.map((name) => features[name] ?? null),
    });
  }
  return rows;
}

/** Pages of a design that was not learned are judged by other trees. */
const AGREEING = FEATURE_NAMES.indexOf('words that stand as on a learned page');

/** The fields that were held against their laboratory's layout, on pages of a design that was learned. */
export async function readLaboratoryRows(file: string): Promise<Row[]> {
  const rows = await readRows(file, 'laboratory');
  return rows.filter(({ values }) => (values[AGREEING] ?? 1) >= MIN_AGREEING);
}

/** How trees of real pages are grown. */
interface HowReal {
  how: Growing;
  /** How many times; their odds are averaged, for what one draw of cases and values sees by chance. */
  times: number;
  /** How much edits that other people made count against those that our own generator did: there are fewer, and of more kinds. */
  given: number;
}

/** For trees that know no laboratory. */
const HOW_ANY: HowReal = { how: HOW, times: 6, given: 2 };
/** For those that do, and see every page twice: with twice the trees and the weight they find more of what others edited (decision 41). */
export const HOW_OF_LABORATORY: HowReal = { how: { ...HOW, trees: 400 }, times: 3, given: 4 };

/** Grows trees on rows. @param seed by which cases and values are drawn. */
export function grow(
  rows: readonly Row[],
  seed: string,
  { how, times, given }: HowReal = HOW_ANY,
): ReturnType<typeof boostTrees> {
  /** How many fields of each page are edited: an edited page counts the same, however many there are. */
  const editedOn = new Map<string, number>();
  for (const { page, edited, look } of rows)
    if (edited && look === 'as it is') editedOn.set(page, (editedOn.get(page) ?? 0) + 1);
  const cases = rows
    // Edited fields, and all fields of pages that nobody edited; other fields of edited pages may show traces of the edit.
    .filter(({ edited, tamper }) => edited || tamper === null)
    .map(({ values, edited, page, set }) => {
      const weight = set === 'given edits' ? given : 1;
      return edited
        ? ({ values, wanted: 1, weight: (weight * EDITED_WEIGHT) / (editedOn.get(page) ?? 1) } as const)
        : ({ values, wanted: 0, weight: 1 } as const);
    });
  const grown = Array.from({ length: times }, (_, time) => {
    const random = new Random(`${seed}, ${time}`);
    return boostTrees(cases, how, () => random.next());
  });
  return { bias: grown[0]!.bias, trees: grown.flatMap(({ trees }) => trees.map((tree) => weighed(tree, 1 / times))) };
}

/** Probability of an edit for each row, by trees that never saw its group. */
export function crossValidated(rows: readonly Row[], groupOf: (row: Row) => string, how: HowReal = HOW_ANY): number[] {
  const groups = new Random('folds').shuffle([...new Set(rows.map(groupOf))].sort());
  const foldOf = new Map(groups.map((group, index) => [group, index % FOLDS]));
  const probabilities = new Array<number>(rows.length).fill(0);
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeldOut = (row: Row): boolean => foldOf.get(groupOf(row)) === fold;
    const { bias, trees } = grow(
      rows.filter((row) => !isHeldOut(row)),
      `fold ${fold}`,
      how,
    );
    for (const [index, row] of rows.entries())
      if (isHeldOut(row)) probabilities[index] = probabilityOf(trees, bias, row.values);
  }
  return probabilities;
}

/** Whether a field may be flagged of which it is known whether its laboratory sets it apart. */
export function isNotSetApart({ template, field }: Row): boolean {
  return !setApartBy(laboratories.find(({ id }) => id === template)).has(field);
}

const OFF_ITS_PLACE = FEATURE_NAMES.indexOf('baseline off its place');

/** Whether a field stands on the line where its laboratory prints it; the checker leaves out the others. */
export function isOnItsLine({ values }: Row): boolean {
  return (values[OFF_ITS_PLACE] ?? 0) <= ANOTHER_LINE;
}

/**
 * The pages of rows with their fields' scores, by both looks where the checker looks twice.
 * @param probabilities one a row.
 * @param isFlagged which fields may be flagged; the others only stand beside them.
 */
export function pagesScored(
  rows: readonly Row[],
  probabilities: readonly number[],
  isFlagged: (row: Row) => boolean,
): ScoredRealPage[] {
  const scored = rows.map((row, index) => ({ row, probability: probabilities[index]! }));
  return [...Map.groupBy(scored, ({ row }) => row.page).values()].map((fields) => {
    const first = scoredAt('as it is', fields);
    const scores = scoresByBothLooks(first, () => scoredAt('enlarged', fields));
    const { set, pageClass, tamper } = fields[0]!.row;
    return {
      set,
      pageClass,
      clean: tamper === null,
      edited: first.some(({ row }) => row.edited),
      fields: first
        .map(({ row }, index) => ({ row, score: scores[index]!, edited: row.edited }))
        .filter(({ row }) => isFlagged(row)),
    };
  });
}

/** The fields of a page at one look, with their scores. */
function scoredAt(
  look: Look,
  fields: readonly { row: Row; probability: number }[],
): { row: Row; name: string; score: number }[] {
  const seen = fields.filter(({ row }) => row.look === look);
  const scores = relativeScores(seen.map(({ probability }) => probability));
  return seen.map(({ row }, index) => ({ row, name: row.field, score: scores[index]! }));
}

/** Highest score of a page's fields. */
export const highest = ({ fields }: ScoredRealPage): number => Math.max(-Infinity, ...fields.map(({ score }) => score));

/** The score that so many of a page's fields reach. @param count from 1. */
export const reachedBy = ({ fields }: ScoredRealPage, count: number): number =>
  fields.map(({ score }) => score).sort((a, b) => b - a)[count - 1] ?? -Infinity;

/** The scores of a page's fields. */
export const scoresOf = ({ fields }: ScoredRealPage): number[] => fields.map(({ score }) => score);

/** Whether a field that was edited scores at least so much. */
export const isFound = ({ fields }: ScoredRealPage, threshold: number): boolean =>
  fields.some(({ edited, score }) => edited && score >= threshold);

/** Chance that an edited field scores above another field of such pages. */
export function areaOf(pages: readonly ScoredRealPage[]): string {
  const fields = pages.filter((page) => page.edited).flatMap((page) => page.fields);
  const scores = (edited: boolean): number[] => fields.flatMap((field) => (field.edited === edited ? field.score : []));
  return fields.some(({ edited }) => edited) ? areaUnderCurve(scores(true), scores(false)).toFixed(3) : '–';
}

/** Whether a laboratory is on our list. @param id of its record. */
export function isOnList(id: string): boolean {
  return laboratories.some((laboratory) => laboratory.id === id);
}
