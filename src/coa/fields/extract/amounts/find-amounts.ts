import { type FieldClues, fieldOf } from '../../clues.ts';
import type { ComponentField, Field, Fields } from '../../fields.ts';
import { milligrams } from '../../text/milligrams.ts';
import { type CompoundMatch, hasParts } from '../sample/compounds/compound-match.ts';
import type { LabelledValue } from '../search/labelled/labelled-value.ts';
import { findActivity, internationalUnits } from './find-activity.ts';
import { type ComponentReading, findComponents } from './find-components.ts';
import { findContent } from './find-content.ts';
import {
  type Amount,
  type AmountReading,
  claimBeside,
  claimInThousands,
  doubtedIfCutOff,
  inThousands,
  isStillParted,
  lacksPoint,
  withMissingPoint,
  withoutMisreadColon,
} from './read-amount.ts';
import { isTotalTitle } from './summary-lines.ts';

/** Milligrams in a product's name above which digits of the name itself were taken for the dose. */
const MAX_DOSE = 2_000;

/** The product as its field says it, and the compound that it names. */
interface Product {
  sample: Field | null;
  compound: CompoundMatch | null;
}

/** What the vial was found to hold, and what it was said to hold: behind a label, in the product's name, or beside the result. */
export function findAmounts(
  { graph, compounds, toPicture }: FieldClues,
  labelled: LabelledValue | null,
  { sample, compound }: Product,
): Pick<Fields, 'content' | 'labelClaim'> {
  const { content, claim } = findContent(graph, compounds, compound === null ? (sample?.value ?? null) : null);
  const dose = doseOf(sample, compound);
  const field = (amount: Amount): Field<number> => fieldOf(amount, amount.value, toPicture);
  const stated = labelled === null ? null : milligrams(labelled.text);
  const claimed = claim && field(claimInThousands(claim));
  const read =
    labelled !== null && stated !== null
      ? claimInThousands(fieldOf(labelled, stated, toPicture))
      : // The dose of a blend is that of all its parts; what stands beside a result is what it was to be.
        isSingle(compound)
        ? (dose ?? claimed)
        : (claimed ?? dose);
  const labelClaim = read === null || content === null ? read : claimBeside(read, content.value);
  const wanted = labelClaim?.value ?? null;
  if (content === null) return { content, labelClaim };
  // What several parts hold together is held against no claim of one of them.
  const settled =
    isTotalTitle(content.label) && !isStillParted(content)
      ? content
      : inThousands(withMissingPoint(withoutMisreadColon(content, wanted), wanted), wanted);
  // What stands before the gap may be the amount, or of another thing.
  if (isStillParted(settled)) return { content: null, labelClaim };
  return { content: field(doubtedIfCutOff(settled, wanted)), labelClaim };
}

/** What the vial was found to hold in international units, and what it was said to hold. */
export function findActivities(
  { graph, toPicture }: FieldClues,
  sample: Field | null,
): Pick<Fields, 'activity' | 'activityClaim'> {
  const dose = sample && internationalUnits(sample.text);
  const { activity, claim } = findActivity(graph, dose);
  const claimed = claim && fieldOf(claim, claim.value, toPicture);
  return {
    activity: activity && fieldOf(activity, activity.value, toPicture),
    activityClaim: claimed ?? (sample && dose !== null ? { ...sample, value: dose } : null),
  };
}

/** Whether a product is one compound, and no blend of several that bears a name of its own. */
function isSingle(compound: CompoundMatch | null): boolean {
  return compound !== null && !hasParts(compound);
}

/** The dose in a product's name, milligrams; null for a name of which only a part is a compound, or without a likely dose. */
function doseOf(sample: Field | null, compound: CompoundMatch | null): Field<number> | null {
  if (sample === null || compound?.whole === false) return null;
  const dose = milligrams(sample.text);
  return dose === null || dose === 0 || dose > MAX_DOSE ? null : { ...sample, value: dose };
}

/**
 * The components of a blend with what the page gives of each, in the order of the page; none of a product that is one compound: what is
 * named beside that is a standard or an impurity.
 */
export function findComponentFields({ graph, compounds, toPicture }: FieldClues, product: Product): ComponentField[] {
  if (isSingle(product.compound) && product.compound?.whole) return [];
  const components = findComponents(graph, compounds).flatMap((component): ComponentField[] => {
    const { text, words, confidence, claim, purity } = component;
    const name = nameOf(component);
    const given = (result: AmountReading | null): Field<number> | null =>
      result && fieldOf({ ...result, label: name }, result.value, toPicture);
    const content = component.content && settledContent({ ...component.content, label: name }, claim?.value ?? null);
    if (content === null && purity === null) return [];
    const named = fieldOf({ text, words, confidence, label: '' }, name, toPicture);
    const { compounds: known } = component;
    return [{ ...named, compounds: known, content: given(content), claim: given(claim), purity: given(purity) }];
  });
  return components.length > 1 ? components : [];
}

/** A component's content with a decimal point that the reader lost; null where nothing says where that was. */
function settledContent(content: Amount, claim: number | null): Amount | null {
  const settled = withMissingPoint(content, claim);
  const lost = isStillParted(settled) || (lacksPoint(settled) && settled.value === content.value);
  return lost ? null : settled;
}

/** What a component is called on our list, where its name means one compound alone; otherwise as it is printed. */
function nameOf({ compounds: [compound, ...others], text }: ComponentReading): string {
  return compound !== undefined && others.length === 0 ? compound.name : text;
}
