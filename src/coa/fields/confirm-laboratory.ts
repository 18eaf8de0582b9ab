import type { PreparedPage } from '../image/prepare/prepare-page.ts';
import { signsOf, textOf } from '../layout/word.ts';
import { noteCutShort } from '../ocr/note-cut-short.ts';
import { placeOf, readAgain } from '../ocr/read-again.ts';
import { readLine } from '../ocr/scene/read-line.ts';
import type { TextReader } from '../ocr/text-reader.ts';
import type { NamedLaboratory } from './extract/parties/laboratory/named-laboratory.ts';
import type { Fields } from './fields.ts';
import { onceConfirmed, onceContradicted, SECOND_READINGS } from './second-readings.ts';
import { foldShapes } from './text/letter-shapes.ts';
import { joinedName } from './text/names.ts';
import { speltName } from './text/spelt-name.ts';

/**
 * Reads the name of a laboratory that is not on our list a second time, where it stands in a line of its own: nothing else tells a misread
 * letter of it. One on our list is known whatever its letters.
 * @returns the laboratory, surer where both readings are alike, spelt as two of three readings have it, or `disputed` where no two are.
 *   As it was where the second reading shows no such name, as of a logo set in several lines, or there was no time for it.
 */
export async function confirmLaboratory(
  { laboratory, laboratoryBox }: Pick<Fields, 'laboratory' | 'laboratoryBox'>,
  prepared: PreparedPage,
  given: TextReader,
): Promise<NamedLaboratory | null> {
  if (laboratory === null || laboratory.laboratory !== null || laboratoryBox === null) return laboratory;
  const { name } = laboratory;
  const { reader, wasCutShort } = noteCutShort(given);
  const seen = textOf(await readLine(prepared, placeOf(prepared, laboratoryBox), reader));
  if (signsOf(seen).includes(signsOf(name))) return readAlike(laboratory, name);
  if (!SECOND_READINGS.party.agree(name, seen)) return laboratory;
  const spelt = spelling(name, [seen, await readAgain(prepared, laboratoryBox, reader)]);
  if (wasCutShort()) return laboratory;
  return spelt === null
    ? { ...laboratory, confidence: onceContradicted(laboratory.confidence), disputed: true }
    : readAlike(laboratory, spelt);
}

function readAlike(laboratory: NamedLaboratory, name: string): NamedLaboratory {
  const confidence = onceConfirmed(laboratory.confidence);
  return { ...laboratory, name, confidence, basis: [...laboratory.basis, 'the same name when it was read again'] };
}

/** A name as two of three readings have it, word by word; null where no two agree on a word. */
function spelling(name: string, again: readonly string[]): string | null {
  const words = name.split(' ');
  const readings = again.map((text) => text.split(' ').slice(-words.length));
  const spelt = words.map((word, at) => {
    const [seen = '', other = ''] = readings.map((reading) => reading[at] ?? '');
    if (isSameWord(word, seen) || isSameWord(word, other)) return word;
    return isSameWord(seen, other) ? seen : null;
  });
  return spelt.includes(null) ? null : speltName(spelt.join(' '));
}

/** Whether two readings of a word are one, but for accents and letters of one shape: "S.r.1." of "S.r.l." */
function isSameWord(a: string, b: string): boolean {
  const [plain, other] = [a, b].map((word) => foldShapes(joinedName(word)));
  return a === b || (plain !== '' && plain === other) || isReadInEnglish(a, b);
}

/**
 * Whether `read` is what a recogniser of English letters may make of a word: "Jatobd" of "Jatobá", as a file's text layer has it. At least
 * three letters have to be the same.
 */
function isReadInEnglish(word: string, read: string): boolean {
  const letters = [...word.normalize('NFC')];
  const others = [...read.normalize('NFC')];
  const english = letters.filter((letter) => /[a-z]/i.test(letter)).length;
  if (letters.length !== others.length || english < 3) return false;
  return letters.every((letter, at) => letter === others[at] || (/\p{L}/u.test(letter) && !/[a-z]/i.test(letter)));
}
