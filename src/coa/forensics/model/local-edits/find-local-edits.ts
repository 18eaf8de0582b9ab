import type { Pixels } from '../../../image/prepare/turn-upright.ts';
import { compareFields, type FieldComparison } from '../../features/compare-fields.ts';
import type { PlacedField, PlacedWord } from '../../features/measured-word.ts';
import { classifyPage } from '../../features/page-class.ts';
import { fieldsWithinBudget } from '../../features/worth-comparing.ts';
import type { Layout } from '../../layouts/layout.ts';
import { type GoOn, UNHURRIED } from '../../out-of-time.ts';
import { differencesOf } from '../differences-in-words.ts';
import fitted from '../real-pages.json' with { type: 'json' };
import { scoreFields } from '../score-fields.ts';
import type { ScoredField } from '../scored-field.ts';
import { ANOTHER_DESIGN, compareWithLaboratory } from '../unlike-laboratory.ts';
import { compareWithWholePage, WHOLE_PAGE_FIGURES } from '../whole-page.ts';
import { copiedInFields } from './copied-in-fields.ts';
import { joinUnlike } from './join-unlike.ts';
import type { LocalEdits, UnlikeField } from './local-edits.ts';

/**
 * Compares the fields' pixels with the rest of the page, and says which differ as edited fields do; null when there is
 * too little on the page to compare with. Where it is known how the laboratory sets its pages, a doubt about a field is
 * that of the trees that know both: on honest pages of such laboratories they are wrong half as often.
 * @param perspective whether the page was found as a sheet on a background.
 * @param layout how the laboratory that the page names sets its fields; null where that was not learned.
 * @throws OutOfTime as `goOn` does: of a page compared in part nothing is said.
 */
export function findLocalEdits(
  picture: Pixels & { format: string },
  perspective: boolean,
  words: readonly PlacedWord[],
  placed: readonly PlacedField[],
  layout: Layout | null = null,
  goOn: GoOn = UNHURRIED,
): LocalEdits | null {
  const { fields, leftOut } = fieldsWithinBudget(placed, words);
  const page = compareFields(picture, words, fields, { goOn });
  if (page === null) return null;
  const found = layout === null ? null : compareWithLaboratory(picture, words, fields, layout, goOn);
  const anotherDesign = found === ANOTHER_DESIGN;
  const ofLaboratory = anotherDesign ? null : found;
  const judged = new Set(page.fields.map(({ name }) => name));
  // Of a page with more fields than are compared nothing is passed: its other values, which only doubt, are not worth its time.
  const asksMore = ofLaboratory === null && leftOut === 0;
  const further = asksMore ? compareWithWholePage(picture, words, fields, judged, goOn) : [];
  const compared = Math.max(page.fields.length + further.length, ofLaboratory?.length ?? 0);
  if (compared === 0) return null;
  const unlikePage = fieldsUnlikePage(page.fields, fields);
  const known = ofLaboratory === null ? null : joinUnlike(unlikePage, ofLaboratory);
  return {
    pageClass: classifyPage(picture.format, perspective, page.texture),
    compared,
    leftOut,
    laboratoryKnown: ofLaboratory !== null,
    anotherDesign,
    unlike: known?.unlike ?? [...onItsOwn(unlikePage), ...doubted(further)],
    faint: known?.faint ?? [],
    usual: known?.usual ?? [],
    copied: page.copied === null ? null : copiedInFields(page.copied, fields),
  };
}

/**
 * How far above the bound a field must stand out for its page alone to accuse it, where nothing is known of how the laboratory sets it.
 * Of 63 honest pages shown in the window of a messenger, letters of seven pixels high, two came up to 0.06 above it.
 */
const MARGIN_WITHOUT_LABORATORY = 0.4;

/** What a page says of itself where nothing is known of its laboratory's setting: doubts, unless a field stands out by that margin. */
function onItsOwn(unlikePage: readonly UnlikeField[]): readonly UnlikeField[] {
  const accuses = unlikePage.some(({ score }) => score >= fitted.alone.threshold + MARGIN_WITHOUT_LABORATORY);
  return accuses ? unlikePage : unlikePage.map((field): UnlikeField => ({ ...field, weight: 'doubt' }));
}

/** The fields of a page that look unlike the rest of it, worst first. */
function fieldsUnlikePage(compared: readonly FieldComparison[], fields: readonly PlacedField[]): UnlikeField[] {
  const scores = scoreFields(compared);
  const isSecond = scores.filter((score) => score >= fitted.together.threshold).length > 1;
  const weightOf = (score: number): UnlikeField['weight'] =>
    score >= fitted.alone.threshold ? 'alone' : isSecond && score >= fitted.together.threshold ? 'together' : 'doubt';
  const unlike = compared.flatMap((field, index): UnlikeField[] => {
    const score = scores[index]!;
    if (score < fitted.doubt.threshold) return [];
    const box = fields.find(({ name }) => name === field.name)?.box;
    if (box === undefined) return [];
    return [{ name: field.name, box, against: 'page', score, weight: weightOf(score), differs: differencesOf(field) }];
  });
  return unlike.sort((a, b) => b.score - a.score);
}

/** The values that stand out of their whole page, worst first. */
function doubted(scored: readonly ScoredField[]): UnlikeField[] {
  return scored
    .filter(({ score }) => score >= WHOLE_PAGE_FIGURES.doubt.threshold)
    .map(({ comparison, box, score }): UnlikeField => {
      const differs = differencesOf(comparison);
      return { name: comparison.name, box, against: 'whole page', score, weight: 'doubt', differs };
    })
    .sort((a, b) => b.score - a.score);
}
