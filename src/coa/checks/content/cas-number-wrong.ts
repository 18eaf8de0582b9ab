import { hasValidCasCheckDigit } from '../../../dataset/cas-number.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'cas-number-wrong',
  title: 'The CAS number is right',
  description:
    'The last digit of a CAS number is a check digit, and each number belongs to one substance. Sources disagree about some peptides, so a wrong number is worth knowing but proves nothing.',
  uses: ['fields', 'compounds'],
  decides: {},
  run({ fields, compounds }) {
    const { cas, compound } = fields;
    if (cas === null) return notApplicable('No CAS number could be read.');
    const [named] = compound?.compounds ?? [];
    const known = compound?.compounds.flatMap((candidate) => candidate.cas) ?? [];
    if (named !== undefined && known.includes(cas.value))
      return passed(`${cas.value} belongs to ${named.name}.`, 'The CAS number belongs to the product named.', ['cas']);
    if (!hasValidCasCheckDigit(cas.value))
      return failed(
        'note',
        `The check digit of ${cas.value} is wrong.`,
        `The CAS number printed, ${cas.value}, fails its own check digit.`,
        ['cas'],
      );
    if (named === undefined || known.length === 0) return notApplicable('The product’s CAS number is not known.');
    const owner = compounds.find((one) => one.cas.includes(cas.value));
    return failed(
      'note',
      `Printed ${cas.value}${owner === undefined ? '' : `, that of ${owner.name}`}; known for the product: ${known.join(', ')}.`,
      `The CAS number printed, ${cas.value}, is ${owner === undefined ? 'not one we know for' : `that of ${owner.name}, not of`} ${named.name}.`,
      ['cas'],
    );
  },
});
