import { abbreviatedCompounds } from '../../fields/extract/sample/abbreviated-compounds.ts';
import type { Fields } from '../../fields/fields.ts';
import { allNameWords, initialsOf } from '../../fields/text/names.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'batch-names-another-product',
  title: 'The batch is not another product’s',
  description:
    'Many sellers write the product into their batch numbers, as “KPV” or “TIRZ”. Somebody who puts another product or another batch on a report may overlook that. Only letters that stand for a compound on our list are judged, three at least, and none that are of the client’s or the laboratory’s name. The batch fits if any of them stands for the product, for a part of it or for something else that the page names. Sellers may mean something else by such letters, so this is a doubt.',
  uses: ['fields', 'compounds'],
  decides: { doubt: 'unclear' },
  contradictsItself: true,
  corroboratesPixels: true,
  run({ fields, compounds }) {
    const { batch, compound } = fields;
    if (batch === null || compound === null || (compound.certainty < 1 && !compound.whole))
      return notApplicable('A batch and a known product could not both be read.');
    const named = abbreviatedCompounds(batch.value, compounds).filter(({ letters }) => !isOfParty(letters, fields));
    const [other] = named;
    if (other === undefined) return notApplicable('No letters of its batch stand for a compound that we know.');
    const onPage = compoundsOnPage(fields);
    const isOnPage = (id: string): boolean => onPage.has(id);
    // Of a blend a batch may have the letters, and the page the name of a part.
    if (named.some((found) => found.compounds.some(({ id, components }) => [id, ...components].some(isOnPage))))
      return passed('Its batch has the letters of the product.', undefined, ['batch', 'sample']);
    const meant = other.compounds[0]!.name;
    const product = compound.name;
    return failed(
      'doubt',
      `The batch ${quote(batch.value)} has the letters ${quote(other.letters)}, as of ${meant}; the product named is ${product}. A seller who means something else by them would explain it; so would an edited batch, or an edited product.`,
      `Its batch, ${quote(batch.value)}, seems to be one of ${meant}, but the product named is ${product}.`,
      ['batch', 'sample'],
    );
  },
});

/** Whether letters are of the client's or the laboratory's name, or its initials: batches begin with them. */
function isOfParty(letters: string, { client, laboratory, manufacturer }: Fields): boolean {
  const names = [client?.value, laboratory?.name, manufacturer?.value].filter((name) => name !== undefined);
  const own = letters.toLowerCase();
  return names.some((name) => {
    const words = allNameWords(name);
    return words.join('').includes(own) || initialsOf(words).startsWith(own);
  });
}

/** Ids of every compound that the page names: the product, what it is made of or belongs to, and others. */
function compoundsOnPage({ compound, identified, others }: Fields): Set<string> {
  const { compounds = [], parts = [], alike = [] } = compound ?? {};
  const named = [...compounds, ...parts, ...alike, ...others, ...(identified?.compounds ?? [])];
  return new Set(named.flatMap(({ id, components, shares_names_with }) => [id, ...components, ...shares_names_with]));
}
