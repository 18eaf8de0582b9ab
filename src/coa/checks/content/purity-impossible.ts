import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'purity-impossible',
  title: 'The purity is possible',
  description: 'Chromatographic purity is a share of the whole: above 0 and at most 100 %.',
  uses: ['fields'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  run({ fields }) {
    const { purity } = fields;
    if (purity === null) return notApplicable('No purity could be read.');
    if (purity.value > 0 && purity.value <= 100)
      return passed(`Purity ${purity.value} %.`, `The purity printed, ${purity.value} %, is possible.`, ['purity']);
    // More than twice the whole is a lost decimal point or a stray line read as a digit, not a claim.
    const severity = purity.value > 100 && purity.value < 200 ? 'decisive' : 'note';
    return failed(
      severity,
      `Purity was read as ${quote(purity.text)}.`,
      `The purity printed, ${purity.value} %, is not possible: a share cannot exceed 100 %.`,
      ['purity'],
    );
  },
});
