import { clientLettersOf } from '../../fields/text/code-parts.ts';
import { foldShapes } from '../../fields/text/letter-shapes.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/**
 * Share of the letters, rounded down, that a reader may have mistaken: "VO0Q" was read for "EVOQ". On 68 real pages of a laboratory with
 * such keys, as published, all four letters agree.
 */
const MISREAD_SHARE = 0.25;

export default defineCheck({
  id: 'key-not-clients',
  title: 'The key matches the client',
  description:
    'Some laboratories begin the key of a report with the first letters of the client’s name. Somebody who puts another client on the page may not know this, and leaves the original letters.',
  uses: ['fields'],
  decides: { doubt: 'unclear' },
  corroboratesPixels: true,
  run({ fields: { laboratory, key, client } }) {
    const known = laboratory?.laboratory;
    if (!known) return notApplicable('No laboratory on our list is named.');
    // What stands nowhere behind the key's label may be part of another line.
    if (key === null || key.label === '' || client === null)
      return notApplicable('The key and the client could not both be read.');
    const letters = clientLettersOf(key.value, known.identifiers);
    if (letters === null) return notApplicable(`${known.name}’s keys say nothing about the client.`);
    const own = client.value.replace(/\s/g, '').slice(0, letters.length);
    const may = Math.floor(MISREAD_SHARE * letters.length);
    if (own.length < letters.length) return notApplicable('The client’s name is too short to compare.');
    if (lettersMissing(foldShapes(own), foldShapes(letters)) <= may)
      return passed(`The key begins with ${quote(letters)}, as the client’s name does.`, undefined, ['key', 'client']);
    return failed(
      'doubt',
      `${known.name}’s keys begin with the first letters of the client’s name. This one begins with ${quote(letters)}; the client is given as ${quote(client.value)}.`,
      `The key begins with ${quote(letters)}, which is not how the client’s name, ${quote(client.value)}, begins.`,
      ['key', 'client'],
    );
  },
});

/** How many letters of one text the other lacks, in whatever order they stand. */
function lettersMissing(text: string, other: string): number {
  const left = [...other];
  return [...text].filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}
