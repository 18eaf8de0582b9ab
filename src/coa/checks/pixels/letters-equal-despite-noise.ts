import { fieldInWords } from '../../fields/field-in-words.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'letters-equal-despite-noise',
  title: 'No two letters of a field are identical down to the pixel',
  description:
    'Scans, and pictures that once were JPEG, carry noise by which no two printed letters are equal. Where two are, pixel for pixel, one was copied from the other, or both were typed after the noise came. Exact renderings cannot show it, since their letters are equal by nature; nor can pictures that were compressed afterwards, or made smaller, in which letters are all but equal. It was wrong on two made pages for every edit that it alone found: by itself it is a doubt.',
  uses: ['localEdits'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  comparesPixels: true,
  run({ localEdits }) {
    const copied = localEdits?.copied ?? null;
    if (copied === null) return notApplicable('Letters of this page are equal by nature, or too few to tell.');
    const [first] = copied;
    if (first === undefined) return passed('No two letters or digits of the fields are identical down to the pixel.');
    const character = quote(first.character);
    const field = fieldInWords(first.field);
    const equal =
      first.twinField === first.field
        ? `Two ${character} in the ${field} are identical down to the pixel`
        : `A ${character} in the ${field} is identical, down to the pixel, to one in ${first.twinField === null ? 'another word of the page' : `the ${fieldInWords(first.twinField)}`}`;
    const more = copied.length === 1 ? '' : ` So are ${copied.length - 1} more.`;
    const flag = `${equal}; one was probably copied. In a noisy picture no two printed letters are the same.`;
    return failed(
      'doubt',
      `Equal pixels at two places, on a page where no other letters are equal.${more}`,
      flag,
      [...new Set(copied.map(({ field }) => field))],
      copied.flatMap(({ box, twin }) => [box, twin]).slice(0, 8),
    );
  },
});
