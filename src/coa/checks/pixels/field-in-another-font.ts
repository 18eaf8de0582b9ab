import { fieldInWords } from '../../fields/field-in-words.ts';
import { type Field, type Fields, namedFields } from '../../fields/fields.ts';
import { specOf } from '../../fields/specs.ts';
import { type Box, centreWithin } from '../../geometry/box.ts';
import type { SetWord } from '../../image/container/container.ts';
import { isSameFamily } from '../../image/pdf/font-family.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** Letters and digits of a value below which its font is chance: a sign that a font lacks is taken from another one. */
const MIN_LETTERS = 3;
/** Words of the rest of the page, and other values among them, below which there is nothing to hold a font against. */
const MIN_WORDS = 20;
const MIN_OTHER_VALUES = 2;

/** A value of the page and the words of the text layer that print it. */
interface Value {
  name: string;
  box: Box;
  words: readonly SetWord[];
}

export default defineCheck({
  id: 'field-in-another-font',
  title: 'The values are set in fonts that the page uses elsewhere',
  description:
    'A PDF says which font each word is set in. Somebody who types over a value in a PDF editor seldom has the page’s font, and the program uses another. A value is doubted if its font appears nowhere else on the page while other values share theirs with it; a laboratory may have done this itself. Numbers and keys are left out, since many laboratories print them in a font of their own.',
  uses: ['container', 'fields'],
  decides: { doubt: 'unclear' },
  run({ container: { pdf }, fields }) {
    const set = pdf?.textLayer?.set ?? [];
    const known = set.filter(({ text, family }) => family !== '' && plain(text) !== '');
    if (known.length < MIN_WORDS)
      return notApplicable('There is no text layer that says in which fonts the page is set.');
    const values = valuesOf(fields, known);
    if (values.length <= MIN_OTHER_VALUES)
      return notApplicable('Too few values are in the text layer to compare their fonts.');
    const [odd, ...more] = values.filter((value) => isSetApart(value, values, known));
    if (odd === undefined) return passed(`The fonts of ${values.length} values appear elsewhere on the page too.`);
    if (more.length > 0)
      return notApplicable('Several values are set in fonts of their own: the page may have been made that way.');
    const family = odd.words[0]!.family;
    const usual = mostUsed(known.filter((word) => !odd.words.includes(word)));
    return failed(
      'doubt',
      `In the file the ${fieldInWords(odd.name)} is set in ${quote(family)}, which is used nowhere else on the page; most of it is set in ${quote(usual)}.`,
      `The ${fieldInWords(odd.name)} is set in a different font from everything else on the page, as happens where a value was typed over later.`,
      [odd.name],
      [odd.box],
    );
  },
});

/** Whether a value can be asked for its font: it is worth changing, and seldom set in a font of its own. */
function isJudged(name: string, field: Field<unknown>): field is Field<unknown> & { box: Box } {
  const printed = specOf(name)?.compared;
  return printed !== undefined && printed !== 'key' && printed !== 'other' && field.box !== null;
}

/** The values of a page whose words are all set in one family, of Latin letters and digits. */
function valuesOf(fields: Fields, words: readonly SetWord[]): Value[] {
  return [...namedFields(fields)].flatMap(([name, field]): Value[] => {
    if (!isJudged(name, field)) return [];
    const box = field.valueBox ?? field.box;
    const own = words.filter((word) => centreWithin(word.box, box));
    const letters = own.reduce((sum, { text }) => sum + plain(text).length, 0);
    const isOne = own.every(({ family }) => family === own[0]!.family);
    // Letters that a font lacks are taken from another one: of other scripts, all of them.
    const isLatin = own.every(({ text }) => /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text));
    return letters >= MIN_LETTERS && isOne && isLatin ? [{ name, box, words: own }] : [];
  });
}

/** Whether no word besides the value's own, and its repetitions, is set in its family, while other values share theirs with the page. */
function isSetApart(value: Value, values: readonly Value[], words: readonly SetWord[]): boolean {
  const family = value.words[0]!.family;
  const printed = new Set(value.words.map(({ text }) => plain(text)));
  const isElsewhere = words.some((word) => isSameFamily(word.family, family) && !printed.has(plain(word.text)));
  const others = values.filter((other) => !other.words.some((word) => value.words.includes(word)));
  return !isElsewhere && others.length >= MIN_OTHER_VALUES;
}

/** The family in which most words are set. */
function mostUsed(words: readonly SetWord[]): string {
  const counts = Map.groupBy(words, ({ family }) => family);
  return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
