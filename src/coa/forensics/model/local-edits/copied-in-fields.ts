import { specOf } from '../../../fields/specs.ts';
import type { Box } from '../../../geometry/box.ts';
import { centreWithin } from '../../../geometry/box.ts';
import type { PlacedField } from '../../features/measured-word.ts';
import type { CopiedGlyph } from '../../glyphs/find-copied-glyphs.ts';
import type { CopiedCharacter } from './local-edits.ts';

/**
 * What was copied within fields by which a certificate is judged; null where letters of prose, which nobody copies, are
 * equal as well: then the page's noise is too weak to tell.
 */
export function copiedInFields(
  copied: readonly CopiedGlyph[],
  fields: readonly PlacedField[],
): CopiedCharacter[] | null {
  const fieldAt = (box: Box): string | null =>
    fields.find((field) => specOf(field.name)?.compared !== undefined && centreWithin(box, field.box))?.name ?? null;
  const found: CopiedCharacter[] = [];
  for (const glyph of copied) {
    const [own, twin] = [fieldAt(glyph.box), fieldAt(glyph.twin)];
    if (own !== null) found.push({ ...glyph, field: own, twinField: twin });
    else if (twin !== null)
      found.push({ character: glyph.character, box: glyph.twin, twin: glyph.box, field: twin, twinField: null });
    else return null;
  }
  return found;
}
