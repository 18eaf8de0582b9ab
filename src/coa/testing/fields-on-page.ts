import { fixtureDataset } from '../../../tests/support/dataset.ts';
import type { FieldClues } from '../fields/clues.ts';
import { findContent } from '../fields/extract/amounts/find-content.ts';
import { findPurity } from '../fields/extract/amounts/find-purity.ts';
import type { PurityReading } from '../fields/extract/amounts/purity/purity-reading.ts';
import type { Amount } from '../fields/extract/amounts/read-amount.ts';
import { indexCompounds } from '../fields/extract/sample/compounds/compound-index.ts';
import { findSample } from '../fields/extract/sample/find-sample.ts';
import { findLabelled } from '../fields/extract/search/find-labelled.ts';
import type { LabelledValue } from '../fields/extract/search/labelled/labelled-value.ts';
import type { DateRole, Fields } from '../fields/fields.ts';
import { findFields } from '../fields/find-fields.ts';
import type { LabelledField } from '../fields/specs.ts';
import { acceptsValue } from '../fields/text/accepts.ts';
import type { Code } from '../ocr/read-codes.ts';
import { graphOf } from './page.ts';

const { laboratories, compounds } = fixtureDataset();
const index = indexCompounds(compounds);

/** What fields are found from on a page laid out as `graphOf` does, with the records of the fixtures. */
export function cluesOf(page: string, codes: readonly Code[] = []): FieldClues {
  return {
    graph: graphOf(page),
    codes,
    laboratories,
    compounds: index,
    toPicture: ({ left, top, right, bottom }) => [left, top, right - left, bottom - top],
  };
}

/** The fields of such a page. */
export function fieldsOn(page: string, codes: readonly Code[] = []): Fields {
  return findFields(cluesOf(page, codes));
}

/** What stands by the labels of such a page. */
export function labelledOn(page: string): LabelledValue[] {
  return findLabelled(graphOf(page), acceptsValue);
}

/** What stands by the label of a field there, most plainly announced; undefined where nothing does. */
export function valueOn(page: string, field: LabelledField): LabelledValue | undefined {
  return labelledOn(page)
    .filter((found) => found.field === field)
    .sort((a, b) => b.score - a.score)[0];
}

/** The product of such a page and the compound that it names, before they are fields. */
export function sampleOn(page: string): ReturnType<typeof findSample> {
  const clues = cluesOf(page);
  return findSample(findLabelled(clues.graph, acceptsValue), clues);
}

/** What a vial was found to hold by such a page; null where it gives none. */
export function contentOn(page: string): Amount | null {
  return findContent(graphOf(page), index).content;
}

/** The plainest purity of such a page; undefined where it prints none. */
export function purityOn(page: string): PurityReading | undefined {
  return findPurity(graphOf(page))[0];
}

/** A code that says `text`, at some place of the page. */
export function codeOf(text: string): Code {
  return { format: 'QRCode', text, box: [600, 400, 90, 90] };
}

/** Each way of telling the day of a role; undefined where it has none. */
export function daysOf({ dates }: Pick<Fields, 'dates'>, role: DateRole): readonly string[] | undefined {
  return dates.find((entry) => entry.role === role)?.value;
}
