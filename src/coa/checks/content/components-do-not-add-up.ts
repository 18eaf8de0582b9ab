import { namesOf } from '../../fields/fields.ts';
import { isOfWholeBlend, roundingOf, sumOfComponents } from '../../fields/sum-of-components.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** Share of the total beyond which a sum that differs was rather misread, as where a decimal point was lost. Chosen. */
const MOST_APART = 0.5;

export default defineCheck({
  id: 'components-do-not-add-up',
  title: 'The components of the blend add up',
  description: 'What a blend holds in all is what its components hold together.',
  uses: ['fields'],
  decides: { doubt: 'unclear' },
  contradictsItself: true,
  run({ fields }) {
    const { components, content } = fields;
    const sum = sumOfComponents(fields);
    if (sum === null) return notApplicable('No contents of the components of a blend could be read.');
    if (content === null || !isOfWholeBlend(content.label))
      return notApplicable('The page gives no content of the whole blend.');
    const said = `The contents of ${components.length} components come to ${sum.value} mg; of the whole blend the page says ${content.value} mg.`;
    const off = sum.value - content.value;
    const rests = namesOf(fields, [content, ...components.flatMap((component) => component.content ?? [])]);
    if (Math.abs(off) <= sum.rounding + roundingOf(content))
      return passed(said, 'The contents of its components come to that of the blend.', rests);
    if (Math.abs(off) > MOST_APART * content.value) return notApplicable(`An amount was probably misread. ${said}`);
    if (off < 0 && !sum.isAll) return notApplicable(`Not every component may have been read. ${said}`);
    return failed('doubt', said, `Its components do not add up (check the figures against the page). ${said}`, rests);
  },
});
