import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** Overfill is common, underfill less so: shares of the claim within which nothing is said. */
const MIN_SHARE = 0.9;
const MAX_SHARE = 1.3;

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
