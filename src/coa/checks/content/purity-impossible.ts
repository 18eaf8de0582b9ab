import { purityInWords } from '../../fields/purity-in-words.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** Per cent from which on a figure of a report is probably the purity, where another one that cannot be was taken for it. */
const LEAST_LIKELY = 80;
/** Per cent of which a purity is a share. */
const WHOLE = 100;
/**
 * Per cent by which a purity may exceed the whole with its impurities, which some laboratories find by another method. Chosen, not measured:
 * with less, pages whose figures are rounded are doubted; with more, purities raised by as much pass.
 */
const MOST_OVER = 0.5;
/** A number above this without decimals may be the end of one whose beginning was not read: “135” of 99.135. */
const LARGEST_WHOLE = 130;
const isLikelyPurity = (value: number): boolean => value >= LEAST_LIKELY && value <= WHOLE;

export default defineCheck({
  id: 'purity-impossible',
  title: 'The purity is possible',
  description:
    'Chromatographic purity is a share of the whole: above 0 and at most 100 %. It is a doubt only where the page says that the figure is a recovery or an assay or was found by another method, any of which may exceed the whole; where it prints another percentage that may be the purity; where the figure may be the end of a longer one; or where it exceeds the whole only together with the impurities printed.',
  uses: ['fields'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  run({ fields }) {
    const { purity } = fields;
    if (purity === null) return notApplicable('No purity could be read.');
    const { impurities = 0 } = purity;
    if (purity.value <= WHOLE && purity.value + impurities > WHOLE + MOST_OVER && purity.isQualified !== true)
      return failed(
        'doubt',
        `Purity ${purity.value} %, impurities ${impurities} %.`,
        `The purity printed, ${purity.value} %, leaves no room for the impurities of ${impurities} % that the page gives.`,
        ['purity'],
      );
    if (purity.value > 0 && purity.value <= WHOLE)
      return passed(`Purity ${purityInWords(purity)}.`, `The purity printed, ${purityInWords(purity)}, is possible.`, [
        'purity',
      ]);
    const said = `Purity was read as ${quote(purity.text)}.`;
    const flag = `The purity printed, ${purity.value} %, is not possible: ${purity.value > 0 ? 'a share cannot exceed 100 %' : 'what was tested for is in the sample'}.`;
    // More than twice the whole is a lost decimal point or a stray line read as a digit, not a claim.
    if (purity.value <= 0 || purity.value >= 200) return failed('note', said, flag, ['purity']);
    const isEnd = purity.decimals === 0 && purity.value > LARGEST_WHOLE;
    const mayBeOther = isEnd || purity.isQualified === true || purity.onPage?.some(isLikelyPurity) === true;
    return failed(mayBeOther ? 'doubt' : 'decisive', said, flag, ['purity']);
  },
});
