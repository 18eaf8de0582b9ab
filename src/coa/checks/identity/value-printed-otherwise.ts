import { fieldInWords } from '../../fields/field-in-words.ts';
import { namedFields } from '../../fields/fields.ts';
import { otherValue, type RepeatedField, repeatsOn } from '../../forensics/layouts/repeated-value.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'value-printed-otherwise',
  title: 'What the laboratory prints twice is the same twice',
  description:
    'Some laboratories print the purity, the content or the report number twice on every page: large at the head, and again in the table. Whoever edits one easily forgets the other. Only laboratories are judged of which every page that we learned from repeats the value.',
  uses: ['fields', 'repeats'],
  decides: { doubt: 'unclear' },
  contradictsItself: true,
  corroboratesPixels: true,
  showsPrintedOtherwise: true,
  run({ fields, repeats: { learned, words } }) {
    const laboratory = fields.laboratory?.laboratory?.name;
    const repeated = Object.entries(learned) as [RepeatedField, { of: number }][];
    if (laboratory === undefined || repeated.length === 0)
      return notApplicable('We do not know of a value that every report of its laboratory prints twice.');
    const named = namedFields(fields);
    if (!repeated.some(([name]) => named.has(name)))
      return notApplicable('No value could be read that its laboratory prints twice.');
    for (const [name, { of }] of repeated) {
      const own = named.get(name)?.text;
      const other = otherValue(name, named, words);
      if (own === undefined || other === null) continue;
      const what = fieldInWords(name);
      return failed(
        'doubt',
        `The ${what} reads ${quote(own)} in one place and ${quote(other.text)} in another. On all ${of} reports of ${laboratory} that we learned from, both are the same.`,
        `The ${what} is printed twice, and not alike: ${quote(own)} and ${quote(other.text)}.`,
        [name],
        [other.box],
      );
    }
    const stands = repeatsOn(named, words);
    const compared = repeated.flatMap(([name]) => (stands.get(name) === true ? [name] : []));
    if (compared.length === 0)
      return notApplicable('What its laboratory prints twice could not be read a second time.');
    return passed(
      `What ${laboratory} prints twice reads the same twice: the ${compared.map(fieldInWords).join(' and the ')}.`,
      undefined,
      compared,
    );
  },
});
