import type { CheckContext } from '../../src/coa/context.ts';
import { namedFields } from '../../src/coa/fields/fields.ts';
import { compareFields } from '../../src/coa/forensics/features/compare-fields.ts';
import { placedFields, placedWords } from '../../src/coa/forensics/glyphs/placed.ts';
import { scoreFields } from '../../src/coa/forensics/model/score-fields.ts';
import { ANOTHER_DESIGN, compareWithLaboratory } from '../../src/coa/forensics/model/unlike-laboratory.ts';
import { compareWithWholePage } from '../../src/coa/forensics/model/whole-page.ts';
import type { Box } from '../../src/coa/geometry/box.ts';
import { openPicture, untimed } from '../../src/coa/image/open-picture.ts';
import { type ReadingContext, readPage } from '../../src/coa/read-page.ts';
import type { EditedLabel } from '../certificates/labels.ts';

/** One field that was compared with its page. */
export interface ComparedField {
  name: string;
  box: Box;
  /** Log odds of an edit above the page's other fields; the checker doubts from a threshold on. */
  score: number;
}

/**
 * The fields of a picture's first page that the checker looks at, with their scores: by the trees that know its laboratory
 * where they judge the page, else by those that know the page alone, each kind with its own. The words come from the cache.
 */
export async function compareAllFields(
  picture: Uint8Array,
  context: ReadingContext & Pick<CheckContext, 'layouts'>,
): Promise<ComparedField[]> {
  const reading = await readPage(await openPicture({ picture, declaredType: null }, 0, untimed), context, untimed);
  const fields = placedFields(namedFields(reading.fields));
  const words = placedWords(reading);
  const id = reading.fields.laboratory?.laboratory?.id;
  const layout = context.layouts.find(({ laboratory }) => laboratory === id);
  const scored = layout === undefined ? null : compareWithLaboratory(reading.picture, words, fields, layout);
  if (scored !== null && scored !== ANOTHER_DESIGN)
    return scored.map(({ comparison: { name }, box, score }) => ({ name, box, score }));
  const page = compareFields(reading.picture, words, fields);
  if (page === null) return [];
  const scores = scoreFields(page.fields);
  const judged = page.fields.flatMap(({ name }, index) => {
    const placed = fields.find((field) => field.name === name);
    return placed === undefined ? [] : [{ name, box: placed.box, score: scores[index]! }];
  });
  const further = compareWithWholePage(reading.picture, words, fields, new Set(judged.map(({ name }) => name)));
  return [...judged, ...further.map(({ comparison: { name }, box, score }) => ({ name, box, score }))];
}

/** Whether some of an edited box, [left, top, right, bottom], lies within a field's. */
export function touches([left, top, right, bottom]: EditedLabel['boxes'][number], [x, y, width, height]: Box): boolean {
  return left < x + width && right > x && top < y + height && bottom > y;
}

/** How the compared fields of edited pages stand to what was edited there. */
export interface EditScores {
  /** Edits of fields, and those of them on which a compared field lies; codes are no fields. */
  edits: number;
  compared: number;
  edited: number[];
  untouched: number[];
}

/**
 * Sorts the scores of an edited page's compared fields, 0 to 1, by whether something was edited within them, and counts the edits that
 * a compared field covers.
 */
export function scoresOfEdits(label: EditedLabel, fields: readonly ComparedField[]): EditScores {
  const boxes = label.boxes.filter((_, index) => label.changes[index]!.field !== 'qr');
  const isEdited = ({ box }: ComparedField): boolean => label.boxes.some((edited) => touches(edited, box));
  return {
    edits: boxes.length,
    compared: boxes.filter((edited) => fields.some(({ box }) => touches(edited, box))).length,
    edited: fields.filter(isEdited).map(({ score }) => score),
    untouched: fields.filter((field) => !isEdited(field)).map(({ score }) => score),
  };
}
