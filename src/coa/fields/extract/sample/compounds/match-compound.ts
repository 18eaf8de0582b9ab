import type { Compound } from '../../../../../dataset/compound.ts';
import { type CompoundIndex, fold } from './compound-index.ts';
import type { CompoundMatch } from './compound-match.ts';
import { DOSE_OF_PART, withoutDose } from './dose-in-name.ts';
import { misreadName } from './misread-name.ts';
import { nameWithin } from './name-within.ts';
import { namesOfParts, TRIMMING, wholeName } from './whole-name.ts';

/** The compound named by a text; null when none is. `part` also accepts a name within a longer text. */
export function matchCompound(text: string, index: CompoundIndex, part = false): CompoundMatch | null {
  // Folded, "11:37" would be LL-37.
  if (!/\p{L}/u.test(text)) return null;
  const bare = withoutDose(text)
    .replace(/\((?:synthetic|[A-Z0-9]{2,6})\)/gi, ' ')
    // "MOTS-c | 10 mg vial": a stroke that parts.
    .replace(/\s\|(?:\s|$)/g, ' ')
    .trim();
  return (
    wholeName(bare, text, index) ??
    misreadName(bare.replace(DOSE_OF_PART, ' ').replace(TRIMMING, ' '), index) ??
    namesOfParts(bare, index) ??
    (part ? nameWithin(bare, index) : null)
  );
}

/** Compounds that the short lines of a page name and nothing else, spelt right; those of a match are left out. */
export function otherCompounds(
  lines: readonly string[],
  index: CompoundIndex,
  match: CompoundMatch | null,
): Compound[] {
  const named = lines.flatMap((line) => index.get(fold(withoutDose(line)))?.compounds ?? []);
  return [...new Set(named)].filter((one) => match?.compounds.includes(one) !== true);
}

/** "GHK-Cu (GHK content) [Copper Content]" names GHK-Cu: what stands in brackets only says more. */
export function withoutRemarks(name: string): string {
  return name.replace(/\s[([][^)\]]*[)\]]/g, '');
}
