import { bareHost, belongsTo } from '../../fields/extract/parties/find-hosts.ts';
import { nameWords } from '../../fields/text/names.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { type Clue, MIN_CONFIDENCE } from './issuer-clues/clue.ts';
import { datedByMaker, headedByOwnControl, saysItself } from './issuer-clues/makers-sheet.ts';
import { namesRegistered, quotesRegistered, quotesReport, quotesTester } from './issuer-clues/quoted-laboratory.ts';
import { headedBySeller, shownBySeller } from './issuer-clues/seller-at-head.ts';
import { sheetOfGoods } from './issuer-clues/sheet-of-goods.ts';

export default defineCheck({
  id: 'issued-by-seller',
  title: 'Somebody other than the seller or maker issued it',
  description:
    'A certificate that the vendor, the manufacturer or in-house quality control issued for its own product is a statement about itself, not an independent test. We recognise one by the name at the top, by phrases that makers use, and by what product sheets say when they show neither the receipt of a sample nor a client: how to store the product, how long it keeps, its catalogue number, what it is for, who released it, that somebody else tested it.',
  uses: ['fields', 'vendor', 'vendors'],
  decides: { decisive: 'self-made', doubt: 'unclear' },
  judgesEmptyPages: true,
  failsRightlyOn: ['selfmade'],
  run(page) {
    return (
      headedBySeller(page) ??
      quotesReport(page) ??
      namesRegistered(page) ??
      quotesRegistered(page) ??
      registered(page) ??
      headedByOwnControl(page) ??
      saysItself(page) ??
      grantsCopies(page) ??
      datedByMaker(page) ??
      sheetOfGoods(page) ??
      quotesTester(page) ??
      unregistered(page) ??
      shownBySeller(page) ??
      headedByOther(page) ??
      onlyOwnAddress(page) ??
      // Nobody named may be somebody not read: only a name or a maker's phrase shows who issued it.
      failed(
        'doubt',
        'No laboratory and no other issuer could be read on the page.',
        'We could not find a laboratory’s name on it.',
        [],
      )
    );
  },
});

/** A laboratory of our list, of which no clue before said that it is only quoted. */
const registered: Clue = ({ fields: { laboratory } }) =>
  laboratory?.laboratory ? passed(`A laboratory issued it: ${laboratory.name}.`) : null;

/** A laboratory that must agree to copies is who issued the page, whatever it says of the goods. */
const grantsCopies: Clue = (page) => (page.fields.laboratory?.grantsCopies ? unregistered(page) : null);

/** A laboratory that is not on our list, which no clue before took for a seller. */
const unregistered: Clue = ({ fields: { laboratory } }) =>
  laboratory === null
    ? null
    : notApplicable(`A laboratory is named that is not on our list: ${quote(laboratory.name)}.`);

/** A name at the head of which nothing is known. */
const headedByOther: Clue = ({ fields: { letterhead } }) => {
  if (letterhead === null || letterhead.confidence <= MIN_CONFIDENCE || nameWords(letterhead.value).length < 2)
    return null;
  return failed(
    'doubt',
    `The page is headed ${quote(letterhead.value)}, which is neither the client nor the vendor, and not on our list of laboratories.`,
    'We could not find a laboratory’s name on it.',
    ['letterhead'],
  );
};

/** No name, and no address but the vendor's. */
const onlyOwnAddress: Clue = ({ fields: { client, hosts }, vendor }) => {
  const [address] = hosts;
  if (vendor === null || client !== null || address === undefined) return null;
  if (!hosts.every((host) => belongsTo(host.value, bareHost(vendor)))) return null;
  return failed(
    'doubt',
    `No laboratory and no client could be read; the only address printed is the vendor’s own, ${address.value}.`,
    'We could not read who issued it; the only address on it is the vendor’s own.',
    ['host_1'],
  );
};
