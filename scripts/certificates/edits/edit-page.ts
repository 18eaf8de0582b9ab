import type { Raster } from '../pixels/raster.ts';
import type { RenderedPage, Renderer } from '../print/browser.ts';
import type { Box } from '../print/in-page.ts';
import type { Random } from '../random.ts';
import type { FieldEdit } from '../scenarios/scenario.ts';
import { alterText, exchangeDigit, printedAs } from './alter-text.ts';
import { EDIT_METHODS } from './index.ts';

/** What was done to a page. */
export interface EditedPage {
  method: string;
  fields: string[];
  boxes: Box[];
}

/**
 * Edits fields of a page, in place, all by one method. Where a field is printed more than once the first is edited, as
 * a forger in a hurry does.
 * @param method id of the method; chosen at random when absent.
 */
export async function editPage(
  page: Raster,
  rendered: RenderedPage,
  edits: readonly FieldEdit[],
  scale: number,
  renderer: Renderer,
  random: Random,
  method?: string,
): Promise<EditedPage> {
  const wholeTexts = edits.some(({ to }) => to !== null);
  const able = EDIT_METHODS.filter(
    (one) => (method === undefined || one.id === method) && !(one.digitOnly && wholeTexts),
  );
  const chosen = random.pick(able);
  const done: EditedPage = { method: chosen.id, fields: [], boxes: [] };
  for (const { field: name, to } of edits) {
    const index = rendered.fields.findIndex((field) => field.name === name);
    const field = rendered.fields[index];
    if (!field) continue;
    const text = to
      ? printedAs(to, name)
      : chosen.digitOnly
        ? exchangeDigit(name, field.text, random)
        : alterText(name, field.text, random);
    if (text === null || text === field.text) continue;
    const place = await renderer.measure(scale, index, text);
    done.boxes.push(await chosen.apply({ page, field, index, text, place, scale, random, renderer }));
    done.fields.push(name);
  }
  if (done.fields.length === 0)
    throw new Error(`Expected one of ${edits.map(({ field }) => field).join(', ')} on the page.`);
  return done;
}
