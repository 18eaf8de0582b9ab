import type { Random } from '../../../certificates/random.ts';
import { noteEdit, type RealEdited } from './edit-real.ts';
import { facesInstalled } from './faces.ts';
import { inkWithin } from './ink.ts';
import { newText } from './new-text.ts';
import type { ReadField, RealPage } from './page.ts';
import { typeOver } from './retyped.ts';

/** What sellers make their own on somebody else's report, without the numbers of fields. */
const MADE_OWN = /^(client|manufacturer|report_number|key|batch|sample|date_\w+?|content|purity)(_?\d+)?$/;
const FEWEST = 2;
const MOST = 5;

/**
 * Changes several fields of a page as sellers do who put their own name on a report: all typed over in one typeface, which
 * is the program's and not the laboratory's, with no great care for size and place. The page is changed in place. Null where
 * fewer than two fields could be changed; then the page is not to be used.
 */
export async function editSeveral(page: RealPage, random: Random): Promise<RealEdited[] | null> {
  const face = random.pick(facesInstalled().filter(({ weight }) => weight === 400));
  const wanted = random.whole(FEWEST, MOST);
  const done: RealEdited[] = [];
  for (const field of inOrder(page.fields, random)) {
    if (done.length === wanted) break;
    const text = newText(field.name, field.text, random);
    const ink = inkWithin(page.raster, field.box);
    if (text === null || ink === null) continue;
    const words = await typeOver({ page, field, text, random }, ink, face, false);
    if (words !== null && words.length > 0) done.push(noteEdit(page, field, text, words, 'several'));
  }
  return done.length < FEWEST ? null : done;
}

/** The client and whose product it is come first: a seller who changes anything changes these. */
function inOrder(fields: readonly ReadField[], random: Random): ReadField[] {
  const able = random.shuffle(fields.filter(({ name, text }) => text !== '' && MADE_OWN.test(name)));
  const isName = ({ name }: ReadField): boolean => /^(client|manufacturer)/.test(name);
  return [...able.filter(isName), ...able.filter((field) => !isName(field))];
}
