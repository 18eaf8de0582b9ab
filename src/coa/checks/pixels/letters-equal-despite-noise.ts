import { fieldInWords } from '../../fields/field-in-words.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'letters-equal-despite-noise',
  title: 'No two letters of a field are identical down to the pixel',
  description:
    'Scans, and pictures that were once JPEGs, carry noise, so two printed letters are hardly ever exactly equal. If two are, pixel for pixel, one was copied from the other, or both were typed after the noise came in. Exact renderings cannot show this, because their letters are equal by nature; nor can pictures that were compressed or made smaller afterwards, in which letters are nearly equal. On some honest pages letters were equal all the same, so on its own this is a doubt.',
  uses: ['localEdits'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  restsOn: 'the fields with the rest of the page',
  comparesPixels: true,
  run({ localEdits }) {
    const copied = localEdits?.copied ?? null;
    if (copied === null) return notApplicable('Letters of this page are equal by nature, or too few to tell.');
    const [first] = copied;
    if (first === undefined) return passed('No two letters or digits of the fields are identical down to the pixel.');
    const field = inField(first.field);
    const equal =
      first.twinField === first.field
        ? `Two ${several(first.character)} in the ${field} are identical down to the pixel`
        : `One ${quote(first.character)} in the ${field} is identical, down to the pixel, to one in ${first.twinField === null ? 'another word on the page' : `the ${inField(first.twinField)}`}`;
    const more = copied.length === 1 ? '' : ` ${copied.length - 1} more are equal too.`;
    const flag = `${equal}; one was probably copied. In a noisy picture two printed letters are hardly ever the same.`;
    return failed(
      'doubt',
      `The pixels are equal in two places, on a page where no other letters are equal.${more}`,
      flag,
      [...new Set(copied.map(({ field }) => field))],
      copied.flatMap(({ box, twin }) => [box, twin]).slice(0, 8),
    );
  },
});

/** The field that a letter stands in: a batch is a thing, its number has letters. */
const inField = (name: string): string => (name === 'batch' ? 'batch number' : fieldInWords(name));

/** A letter or digit as one has several of it: "6s", "Es", "“a”s", which is no word. */
const several = (character: string): string => `${/^[0-9A-Z]$/.test(character) ? character : quote(character)}s`;
