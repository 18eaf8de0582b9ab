import type { FieldClues } from '../../clues.ts';
import { matchCompound } from '../sample/compounds/match-compound.ts';
import { bestOf } from '../search/best-of.ts';
import type { LabelledValue } from '../search/labelled/labelled-value.ts';
import { businessOf } from './find-party.ts';

/** A party read worse than this is OCR noise beside a word that may be a label. */
const MIN_PARTY_CONFIDENCE = 0.2;

/** What stands behind the labels of parties: all of it, and the most plainly announced of each. */
export interface LabelledParties {
  all: readonly LabelledValue[];
  client: LabelledValue | null;
  manufacturer: LabelledValue | null;
}

/** Client and manufacturer as labels announce them. */
export function labelledParties(
  labelled: readonly LabelledValue[],
  { graph, compounds }: Pick<FieldClues, 'graph' | 'compounds'>,
): LabelledParties {
  // Beside "Tested for" stands "Sample": a business that is called as a product is the product.
  const all = labelled.filter(
    (value) =>
      value.confidence >= MIN_PARTY_CONFIDENCE &&
      matchCompound(value.text, compounds)?.whole !== true &&
      !isPurpose(value),
  );
  const named = wholeName(bestOf(all.filter(isNoBringer), 'client') ?? bestOf(all, 'client'), all);
  const shown = named && businessOf(named, graph);
  // "See address" names whom the page is addressed to.
  const client = shown !== null && /\baddress$|anschrift/i.test(shown.text) ? null : shown;
  return { all, client, manufacturer: bestOf(all, 'manufacturer') };
}

/** What stands behind the labels of parties, as read and as all of its cell behind the label. */
export function partiesNamed(labelled: readonly LabelledValue[]): string[] {
  const named = labelled.flatMap(({ field, text, cell }) =>
    field === 'client' || field === 'manufacturer' ? [text, cell.text] : [],
  );
  return [...new Set(named)];
}

/** Whether a line says what something is for, and not for whom: "Made for software tests", "prepared for research use". */
function isPurpose({ place, label, text }: LabelledValue): boolean {
  const isInLine = place === 'same-cell' && !label.includes(':');
  return /^\p{Ll}/u.test(text) && /\bfor\P{L}*$/iu.test(label) && (isInLine || /^made\b/i.test(label));
}

/** An initial and a surname: who brought a sample in, where a business is named beside, "K. Lindqvist". */
const BRINGER = /^(?:\p{Lu}\. ?){1,2}\p{Lu}\p{Ll}+$/u;
const isNoBringer = ({ text }: LabelledValue): boolean => !BRINGER.test(text);

/** A client as the page names it in full elsewhere behind a label: "Summit Sequence" beside a logo that begins with "SUMMIT". */
function wholeName(client: LabelledValue | null, parties: readonly LabelledValue[]): LabelledValue | null {
  if (client === null) return null;
  const begins = `${client.text.toLowerCase()} `;
  return (
    parties.find(
      ({ field, text, confidence }) =>
        field === 'client' && confidence >= client.confidence && text.toLowerCase().startsWith(begins),
    ) ?? client
  );
}
