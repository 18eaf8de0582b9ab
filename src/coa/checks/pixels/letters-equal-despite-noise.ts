import { fieldInWords } from '../../words/field-in-words.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'letters-equal-despite-noise',
  title: 'No letter of a field stands twice to the last pixel',
  description:
    'Scans, and pictures that once were JPEG, carry noise by which no two printed letters are equal. Where two are, pixel for pixel, one was copied from the other, or both were typed after the noise came. Exact renderings cannot show it, since their letters are equal by nature; nor can pictures that were compressed afterwards.',
  uses: ['localEdits'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  comparesPixels: true,
  run({ localEdits }) {
    const copied = localEdits?.copied ?? null;
    if (copied === null) return notApplicable('Letters of this page are equal by nature, or too few to tell.');
    const [first] = copied;
    if (first === undefined) return passed('No letter or digit of the fields is equal to another to the last pixel.');
    const from =
      first.twinField === null
        ? 'another word of the page'
        : first.twinField === first.field
          ? 'the same field'
          : `the ${fieldInWords(first.twinField)}`;
    const more = copied.length === 1 ? '' : ` So are ${copied.length - 1} more.`;
    const flag = `The ${quote(first.character)} of the ${fieldInWords(first.field)} printed is, to the last pixel, one of ${from}. On a picture with noise no two letters are equal: one was copied, or both were typed later.`;
    return failed(
      'decisive',
      `Equal pixels at two places, on a page where no other letters are equal.${more}`,
      flag,
      [...new Set(copied.map(({ field }) => field))],
      copied.flatMap(({ box, twin }) => [box, twin]).slice(0, 8),
    );
  },
});
