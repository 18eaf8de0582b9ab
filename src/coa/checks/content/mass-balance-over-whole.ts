import { namesOf } from '../../fields/fields.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** Rounding and the spread of three methods may carry an honest sum a little over the whole, percent. */
const MAX_SUM = 102;

export default defineCheck({
  id: 'mass-balance-over-whole',
  title: 'Peptide, counter-ion and water do not exceed the whole',
  description:
    'Net peptide, counter-ion and water are shares of one weight, and together cannot exceed it by more than the error of their methods. This is a doubt, since figures from a table beside it have been taken for shares.',
  uses: ['fields'],
  decides: { doubt: 'unclear' },
  run({ fields }) {
    const { composition } = fields;
    if (composition.length < 2 || !composition.some(({ part }) => part === 'peptide'))
      return notApplicable('Net peptide, and a counter-ion or water beside it, could not be read.');
    const sum = composition.reduce((total, { value }) => total + value, 0);
    const shares = composition.map(({ part, value }) => `${part} ${value} %`).join(', ');
    const names = namesOf(fields, composition);
    if (sum <= MAX_SUM)
      return passed(
        `${shares}: ${sum.toFixed(1)} % in all.`,
        'Peptide, counter-ion and water do not exceed the whole.',
        names,
      );
    // Among shares printed with decimals one without has lost its point ("3.3 %" read as "33 %"), each time it is read.
    const decimals = composition.some(({ text }) => /\d[.,]\d/.test(text));
    const withPointRestored = composition.reduce(
      (total, { value, text }) => total + (decimals && value >= 10 && !/\d[.,]\d/.test(text) ? value / 10 : value),
      0,
    );
    if (withPointRestored <= MAX_SUM) return notApplicable(`A decimal point may have been lost: ${shares}.`);
    return failed(
      'doubt',
      `${shares}: ${sum.toFixed(1)} % in all.`,
      `Peptide, counter-ion and water add up to ${sum.toFixed(1)} %, more than the whole.`,
      names,
    );
  },
});
