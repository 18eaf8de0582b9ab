import { hasParts } from '../../fields/extract/sample/match-compound.ts';
import type { Field, Fields } from '../../fields/fields.ts';
import { beginningWith } from '../../fields/vocabulary/any-of.ts';
import { TOTALS_OF_BLENDS } from '../../fields/vocabulary/results.ts';
import { sharedHeight } from '../../geometry/box.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** Overfill is common, underfill less so: shares of the claim within which nothing is said. */
const MIN_SHARE = 0.9;
const MAX_SHARE = 1.3;
const TOTAL = beginningWith(TOTALS_OF_BLENDS);
/** Share of their height that two values of one row have in common at least. */
const IN_ONE_ROW = 0.5;
/** The dose in a product's name: one of a blend is that of all of it only where no other stands there. */
const DOSES = /\d\s?m?c?g\b/gi;

export default defineCheck({
  id: 'content-far-from-claim',
  title: 'The content is near the claim',
  description: 'Vials are often overfilled. A content far from the claim is worth knowing; it is no sign of forgery.',
  uses: ['fields'],
  decides: {},
  run({ fields }) {
    const { content, labelClaim } = fields;
    if (content === null || labelClaim === null || labelClaim.value <= 0)
      return notApplicable('Not both a content and a claim could be read.');
    if (isOfSeveral(fields, content) && !isOfAll(fields, content, labelClaim))
      return notApplicable(
        'The content is that of several parts together, the claim that was read may be that of one.',
      );
    const share = content.value / labelClaim.value;
    const why = `Found ${content.value} mg of ${labelClaim.value} mg claimed.`;
    if (share >= MIN_SHARE && share <= MAX_SHARE) return passed(why);
    return failed(
      'note',
      why,
      `The content found, ${content.value} mg, is far from the ${labelClaim.value} mg claimed.`,
      ['content', 'label_claim'],
    );
  },
});

/** Whether a content may be that of all the parts of a blend. */
function isOfSeveral({ compound }: Fields, { label }: Field<number>): boolean {
  return (compound !== null && hasParts(compound)) || TOTAL.test(label);
}

/** Whether a claim is for all of a blend, too: it stands in the row of the content, or is the only dose in the product's name. */
function isOfAll({ sample }: Fields, content: Field<number>, claim: Field<number>): boolean {
  if (claim.text === sample?.text) return (claim.text.match(DOSES) ?? []).length === 1;
  if (content.box === null || claim.box === null) return false;
  const [, top, , height] = content.box;
  const [, claimTop, , claimHeight] = claim.box;
  const row = { top, bottom: top + height };
  return sharedHeight(row, { top: claimTop, bottom: claimTop + claimHeight }) > IN_ONE_ROW;
}
