import { hasParts } from '../../fields/extract/sample/compounds/compound-match.ts';
import { type Field, type Fields, namesOf } from '../../fields/fields.ts';
import { isOfWholeBlend, sumOfComponents } from '../../fields/sum-of-components.ts';
import { anyOf } from '../../fields/vocabulary/any-of.ts';
import { NAMES_OF_BLENDS } from '../../fields/vocabulary/products.ts';
import { sharedHeight } from '../../geometry/box.ts';
import { listed } from '../../words/listed.ts';
import { defineCheck, type Finding, failed, notApplicable, passed } from '../check.ts';

/**
 * Overfill is common, underfill less so: shares of the claim within which nothing is said. Chosen, not measured; narrower bounds give more
 * pages the note, which changes no verdict.
 */
const MIN_SHARE = 0.9;
const MAX_SHARE = 1.3;
const isNear = (share: number): boolean => share >= MIN_SHARE && share <= MAX_SHARE;
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
    const given = ofComponents(fields) ?? ofActivity(fields);
    if (given !== null) return given;
    if (content === null || labelClaim === null || labelClaim.value <= 0)
      return notApplicable('A content and a claim could not both be read.');
    if (isOfSeveral(fields, content) && !areOfOne(fields, content, labelClaim))
      return notApplicable('For a blend, the content or the claim that was read may be that of one component.');
    if (CONCENTRATION.test(content.text) !== CONCENTRATION.test(labelClaim.text))
      return notApplicable('Only one of content and claim is given by volume.');
    const share = content.value / labelClaim.value;
    const why = `Found ${content.value} mg of ${labelClaim.value} mg claimed.`;
    if (isNear(share)) return passed(why);
    return failed(
      'note',
      why,
      `The content found, ${content.value} mg, is far from the ${labelClaim.value} mg claimed. ${share > 1 ? 'Vials are often overfilled; this' : 'This'} is not a sign of forgery.`,
      ['content', 'label_claim'],
    );
  },
});

/**
 * What the components of a blend hold beside what was claimed of each, or all of them together beside the only dose in the product's name;
 * null where the page has neither.
 */
function ofComponents(fields: Fields): Finding<'note'> | null {
  const { components, labelClaim } = fields;
  const held = components.flatMap(({ value, content, claim }) =>
    content === null || claim === null || claim.value <= 0 ? [] : [{ name: value, content, claim }],
  );
  if (components.length > 0 && held.length === components.length) {
    const inWords = (some: typeof held): string =>
      listed(some.map(({ name, content, claim }) => `${content.value} mg of ${claim.value} mg ${name}`));
    const far = held.filter(({ content, claim }) => !isNear(content.value / claim.value));
    const why = `Found ${inWords(held)} claimed.`;
    if (far.length === 0) return passed(why);
    const rests = namesOf(
      fields,
      far.flatMap(({ content, claim }) => [content, claim]),
    );
    return failed(
      'note',
      why,
      `Found far from what was claimed: ${inWords(far)}. This is not a sign of forgery.`,
      rests,
    );
  }
  const sum = sumOfComponents(fields);
  if (sum === null || !sum.isAll || labelClaim === null || !isOnlyDoseInName(fields, labelClaim)) return null;
  const why = `Found ${sum.value} mg in ${components.length} components, of ${labelClaim.value} mg claimed.`;
  if (isNear(sum.value / labelClaim.value)) return passed(why);
  const rests = namesOf(fields, [labelClaim, ...components.flatMap(({ content }) => content ?? [])]);
  return failed('note', why, `${why} This is not a sign of forgery.`, rests);
}

/** What was found in international units beside what was claimed in them; null where the page has not both. */
function ofActivity({ activity, activityClaim }: Fields): Finding<'note'> | null {
  if (activity === null || activityClaim === null || activityClaim.value <= 0) return null;
  const why = `Found ${activity.text} of ${activityClaim.value} IU claimed.`;
  if (isNear(activity.value / activityClaim.value)) return passed(why);
  return failed('note', why, `${why} This is not a sign of forgery.`, ['activity', 'activity_claim']);
}

/** Whether a page is about several parts, so that an amount may be that of one or of all of them. */
function isOfSeveral({ compound, sample }: Fields, { label }: Field<number>): boolean {
  return (compound !== null && hasParts(compound)) || BLEND.test(sample?.text ?? '') || isOfWholeBlend(label);
}

/** Whether content and claim are of the same: they stand in one row, or a total is held against the only dose in the product's name. */
function areOfOne(fields: Fields, content: Field<number>, claim: Field<number>): boolean {
  if (isInName(fields, claim)) return isOfWholeBlend(content.label) && isOnlyDoseInName(fields, claim);
  if (content.box === null || claim.box === null) return false;
  const [, top, , height] = content.box;
  const [, claimTop, , claimHeight] = claim.box;
  const row = { top, bottom: top + height };
  return sharedHeight(row, { top: claimTop, bottom: claimTop + claimHeight }) > IN_ONE_ROW;
}

/** Whether a claim was taken from the product's name. */
const isInName = ({ sample }: Fields, claim: Field<number>): boolean => claim.text === sample?.text;

/** The same, and no other dose stands there. */
function isOnlyDoseInName(fields: Fields, claim: Field<number>): boolean {
  return isInName(fields, claim) && (claim.text.match(DOSES) ?? []).length === 1;
}
