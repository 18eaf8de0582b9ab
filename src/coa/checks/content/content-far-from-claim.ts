import { hasParts } from '../../fields/extract/sample/compounds/compound-match.ts';
import type { Field, Fields } from '../../fields/fields.ts';
import { anyOf, beginningWith } from '../../fields/vocabulary/any-of.ts';
import { NAMES_OF_BLENDS } from '../../fields/vocabulary/products.ts';
import { TOTALS_OF_BLENDS } from '../../fields/vocabulary/results.ts';
import { sharedHeight } from '../../geometry/box.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/**
 * Overfill is common, underfill less so: shares of the claim within which nothing is said. Chosen, not measured; narrower bounds give more
 * pages the note, which changes no verdict.
 */
const MIN_SHARE = 0.9;
const MAX_SHARE = 1.3;
const TOTAL = beginningWith(TOTALS_OF_BLENDS);
/** Share of their height that two values of one row have in common at least. */
const IN_ONE_ROW = 0.5;
/** An amount by volume, whose last letter readers take for others. */
const CONCENTRATION = /\/ ?m[l1i|]/i;
/** What a product of several parts is called where our list does not know it: "8X Blend". */
const BLEND = anyOf(NAMES_OF_BLENDS);
/** The dose in a product's name: one of a blend is that of all of it only where no other stands there. */
const DOSES = /\d\s?m?c?g\b/gi;

export default defineCheck({
  id: 'content-far-from-claim',
  title: 'The content is near the claim',
  description:
    'Vials are often overfilled. A content far from the claim is worth knowing, but it is not a sign of forgery.',
  uses: ['fields'],
  decides: {},
  run({ fields }) {
    const { content, labelClaim } = fields;
    if (content === null || labelClaim === null || labelClaim.value <= 0)
      return notApplicable('A content and a claim could not both be read.');
    if (isOfSeveral(fields, content) && !areOfOne(fields, content, labelClaim))
      return notApplicable('For a blend, the content or the claim that was read may be that of one component.');
    if (CONCENTRATION.test(content.text) !== CONCENTRATION.test(labelClaim.text))
      return notApplicable('Only one of content and claim is given by volume.');
    const share = content.value / labelClaim.value;
    const why = `Found ${content.value} mg of ${labelClaim.value} mg claimed.`;
    if (share >= MIN_SHARE && share <= MAX_SHARE) return passed(why);
    return failed(
      'note',
      why,
      `The content found, ${content.value} mg, is far from the ${labelClaim.value} mg claimed. ${share > 1 ? 'Vials are often overfilled; this' : 'This'} is not a sign of forgery.`,
      ['content', 'label_claim'],
    );
  },
});

/** Whether a page is about several parts, so that an amount may be that of one or of all of them. */
function isOfSeveral({ compound, sample }: Fields, { label }: Field<number>): boolean {
  return (compound !== null && hasParts(compound)) || BLEND.test(sample?.text ?? '') || TOTAL.test(label);
}

/** Whether content and claim are of the same: they stand in one row, or a total is held against the only dose in the product's name. */
function areOfOne({ sample }: Fields, content: Field<number>, claim: Field<number>): boolean {
  if (claim.text === sample?.text) return TOTAL.test(content.label) && (claim.text.match(DOSES) ?? []).length === 1;
  if (content.box === null || claim.box === null) return false;
  const [, top, , height] = content.box;
  const [, claimTop, , claimHeight] = claim.box;
  const row = { top, bottom: top + height };
  return sharedHeight(row, { top: claimTop, bottom: claimTop + claimHeight }) > IN_ONE_ROW;
}
