import type { LabelledValue } from '../../search/labelled/labelled-value.ts';
import { type CompoundMatch, hasParts } from '../compounds/compound-match.ts';

/** The product as the page names it, and the compound behind that name. */
export interface Sample {
  sample: LabelledValue | null;
  compound: CompoundMatch | null;
}

/** Whether a line names several compounds, or a blend, and nothing else. */
export function isBlend(match: CompoundMatch | null): boolean {
  return match?.whole === true && (match.compounds.length > 1 || hasParts(match));
}
