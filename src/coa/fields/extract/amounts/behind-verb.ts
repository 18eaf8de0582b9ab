import type { Word } from '../../../layout/word.ts';
import { wholly } from '../../vocabulary/any-of.ts';
import { VERBS_OF_RESULTS } from '../../vocabulary/results.ts';

const VERB = wholly(VERBS_OF_RESULTS);

/**
 * The words right behind the first verb with which a sentence gives its result: "99.55 %" of "by HPLC at 214 nm was 99.55 %". None where
 * no such verb is near.
 * @param words of the sentence, behind what it gives the result of
 * @param reach words within which the verb stands
 * @param most words that a result has
 */
export function behindVerb(words: readonly Word[], reach: number, most: number): Word[] {
  const verb = words.slice(0, reach).findIndex(({ text }) => VERB.test(text));
  return verb < 0 ? [] : words.slice(verb + 1, verb + 1 + most);
}
