import { fieldInWords } from '../../fields/field-in-words.ts';
import { namedFields } from '../../fields/fields.ts';
import { otherValue, type RepeatedField, repeatsOn } from '../../forensics/layouts/repeated-value.ts';
import { listed } from '../../words/listed.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'value-printed-otherwise',
  title: 'Values that the laboratory prints twice agree',
  description:
    'Some laboratories print the purity, the content or the report number twice on every page: in large type at the top, and again in the table. Somebody who edits one easily forgets the other. A laboratory is judged only if every one of its pages that we have learned from repeats the value.',
  uses: ['fields', 'repeats'],
  decides: { doubt: 'unclear' },
  contradictsItself: true,
  corroboratesPixels: true,
  showsPrintedOtherwise: true,
  run({ fields, repeats: { learned, words } }) {
    const laboratory = fields.laboratory?.laboratory?.name;
    const repeated = Object.entries(learned) as [RepeatedField, { of: number }][];
    if (laboratory === undefined || repeated.length === 0)
      return notApplicable('We know of no value that every report by this laboratory prints twice.');
    const named = namedFields(fields);
    if (!repeated.some(([name]) => named.has(name)))
      return notApplicable('None of the values that this laboratory prints twice could be read.');
    for (const [name, { of }] of repeated) {
      const own = named.get(name)?.text;
      const other = otherValue(name, named, words);
      if (own === undefined || other === null) continue;
      const what = fieldInWords(name);
      return failed(
        'doubt',
        `The ${what} reads ${quote(own)} in one place and ${quote(other.text)} in another. On all ${of} reports by ${laboratory} that we learned from, the two agree.`,
        `The ${what} is printed twice, and the two differ: ${quote(own)} and ${quote(other.text)}.`,
        [name],
        [other.box],
      );
    }
    const stands = repeatsOn(named, words);
    const compared = repeated.flatMap(([name]) => (stands.get(name) === true ? [name] : []));
    if (compared.length === 0)
      return notApplicable('What this laboratory prints twice could not be read a second time.');
    return passed(
      `What ${laboratory} prints twice reads the same both times: ${listed(compared.map((name) => `the ${fieldInWords(name)}`))}.`,
      undefined,
      compared,
    );
  },
});
