import type { Compound } from '../../../dataset/compound.ts';
import { type CompoundMatch, hasParts } from '../../fields/extract/sample/compounds/compound-match.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'identity-not-product',
  title: 'The substance identified is the product named',
  description:
    'A genuine report can identify a different substance from the one on the label. That is a finding about the product, not a sign of forgery.',
  uses: ['fields'],
  decides: {},
  run({ fields }) {
    const { compound, identified } = fields;
    if (compound === null || identified === null)
      return notApplicable('A product and an identified substance could not both be read.');
    // Of a blend either may be called by its parts.
    const same = identified.compounds.find((candidate) =>
      compound.compounds.some(
        (named) =>
          named.id === candidate.id ||
          named.components.includes(candidate.id) ||
          (hasParts(compound) && candidate.components.includes(named.id)),
      ),
    );
    const rests = ['sample', 'identified'];
    if (same !== undefined && isOnlyPart(same, compound))
      return passed(
        `The results name ${same.name}, one of the parts of the product, ${compound.name}.`,
        `${same.name}, which was identified, is one of the parts of the blend named.`,
        rests,
      );
    if (same !== undefined)
      return passed(`Both name ${same.name}.`, 'The substance identified is the product named.', rests);
    return failed(
      'note',
      `The header names ${quote(fields.sample?.value ?? compound.name)}; the results identify ${quote(identified.text)}.`,
      `The results identify ${quote(identified.text)}, but the product is sold as ${quote(fields.sample?.value ?? compound.name)}.`,
      rests,
    );
  },
});

/** Whether a compound is one of the parts of what the product is, and not the product itself. */
function isOnlyPart({ id }: Compound, { compounds }: CompoundMatch): boolean {
  return compounds.every((named) => named.id !== id) && compounds.some(({ components }) => components.includes(id));
}
