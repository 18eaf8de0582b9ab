import { withoutBrackets } from '../../../text/without-brackets.ts';
import { anyOf, everyOf } from '../../../vocabulary/any-of.ts';
import { BATCH_WORDS, TRIMMINGS } from '../../../vocabulary/products.ts';
import { type CompoundIndex, fold } from './compound-index.ts';
import type { CompoundMatch } from './compound-match.ts';
import { DOSE_OF_PART, withoutDose, withoutTightDose } from './dose-in-name.ts';

/** The border of a cell, taken for the first letter of what stands in it. */
const STROKE = /^[[(|‘'“iljI1]\s?(?=\p{L}{5})/u;
/** What a line of subject goes on to say: "PT-141 20 mg, batch 7455/35". */
const BATCH = new RegExp(`(?<![\\s,;(–-])[\\s,;(–-]+(?:${anyOf(BATCH_WORDS).source})\\b.*$`, 'i');
/** What stands beside a name and is none of it. */
export const TRIMMING = everyOf(TRIMMINGS);

/** A text that is a name, but for a dose, a batch, trimmings or a border. */
export function wholeName(bare: string, text: string, index: CompoundIndex): CompoundMatch | null {
  for (const variant of [
    withoutDose(text),
    bare,
    bare.replace(BATCH, ''),
    bare.replace(TRIMMING, ' '),
    ...withoutTightDose(text),
    bare.replace(STROKE, ''),
    bare.replace(DOSE_OF_PART, ' '),
  ]) {
    const exact = index.get(fold(variant));
    if (exact !== undefined) return { compounds: exact.compounds, name: variant.trim(), certainty: 1, whole: true };
  }
  const twice = namedTwice(bare, index);
  if (twice !== null) return twice;
  // A blend's name may have its parts behind it: "Wolverine Blend (BPC-157 5mg / TB-500 5mg)".
  const blend = withoutBrackets(bare);
  const exact = blend === bare ? undefined : index.get(fold(blend));
  if (exact?.compounds.every(({ kind }) => kind === 'blend'))
    return { compounds: exact.compounds, name: blend, certainty: 1, whole: true };
  return null;
}

/** What parts the names of a blend's parts, a plus unless it ends one (NAD+), and how many of them a blend has. */
const BETWEEN_PARTS = [/\s*(?:[/&,]|(?<=\s)\+|\+(?=\p{L}))\s*(?:with\s?)?/iu, /\s+(?:[/&,+]|and|with)\s+/iu] as const;
const PARTS = { least: 2, most: 5 } as const;

/** The parts that a blend without a name of its own is called by, each a name as a whole: "Tesamorelin / Ipamorelin". */
export function namesOfParts(bare: string, index: CompoundIndex): CompoundMatch | null {
  const name = bare.replace(DOSE_OF_PART, ' ').replace(TRIMMING, ' ').trim();
  for (const between of BETWEEN_PARTS) {
    const parts = name.split(between).map((part) => index.get(fold(part))?.compounds ?? []);
    const compounds = [...new Set(parts.flat())];
    const areAll = parts.length >= PARTS.least && parts.length <= PARTS.most && parts.every(({ length }) => length > 0);
    if (areAll && compounds.length >= parts.length)
      return { compounds, name, certainty: 1, whole: true, parts: compounds };
  }
  return null;
}

/** A name with another name of the same behind it: "DSIP (Delta Sleep Inducing Peptide)". */
function namedTwice(bare: string, index: CompoundIndex): CompoundMatch | null {
  const [, name, other] = /^([^()]+?),? \(([^()]+)\)[\s,]*$/.exec(bare) ?? [];
  if (name === undefined || other === undefined) return null;
  const compounds = index.get(fold(name))?.compounds ?? [];
  const same = compounds.filter((one) => index.get(fold(other))?.compounds.includes(one));
  return same.length === 0 ? null : { compounds: same, name, certainty: 1, whole: true };
}
