import type { CheckPageSettings } from '../../../site/check/check-page-settings.ts';
import { dayText } from '../../../site/words/words.ts';
import { byId, say, show } from '../elements.ts';
import type { Answer } from '../kept/answer.ts';
import { unbroken } from '../moments.ts';
import type { SharedClaim } from './share-link.ts';

/** What a claim is about, in words: "a certificate of Partnerlab for KPV 10 mg, number 78009". */
function aboutOf({ laboratory, product, number }: SharedClaim, { laboratories }: CheckPageSettings): string {
  const name = laboratories.find(({ id }) => id === laboratory)?.name;
  return `a certificate${name ? ` of ${name}` : ''}${product ? ` for ${product}` : ''}${number ? `, number ${number}` : ''}`;
}

/** Shows what a link claims; in no tone of a verdict, since anybody can write one. */
export function showClaim(claim: SharedClaim | null, settings: CheckPageSettings): void {
  show('claim', claim !== null);
  if (claim === null) return;
  byId('claim-said').textContent =
    `It says that on ${unbroken(dayText(claim.day))} somebody checked ${aboutOf(claim, settings)}, and that the answer was “${settings.labels[claim.verdict]}”.`;
  say('claim-file', claim.sha256 === '' ? '' : `SHA-256 of the file: ${claim.sha256}`);
}

/** Says of an answer whether its file is the one that a link was about, and whether the link told the same answer. */
export function compareWithClaim(claim: SharedClaim | null, answer: Answer, settings: CheckPageSettings): void {
  say('claim-compared', claim === null || claim.sha256 === '' ? '' : comparison(claim, answer, settings));
}

function comparison(claim: SharedClaim, { sha256, report }: Answer, { labels }: CheckPageSettings): string {
  if (claim.sha256 !== sha256)
    return 'This is not the file that the link is about: the two differ. The link may still be about another copy of the same page.';
  const told =
    claim.verdict === report.verdict
      ? 'Its answer is the one that the link gave.'
      : `The link gave a different answer: “${labels[claim.verdict]}”.`;
  return `This is the same file as the one the link is about, byte for byte. ${told}`;
}
