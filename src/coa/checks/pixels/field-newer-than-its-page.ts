import { fieldInWords } from '../../fields/field-in-words.ts';
import { RESAVED } from '../../forensics/compression/resaved.ts';
import { withCapital } from '../../words/capital.ts';
import { listed } from '../../words/listed.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** Numbers, keys and codes are stamped on finished pages by those who keep them; values that are no fields are written beside a page. */
const MAY_BE_ADDED = /^(?:report_number|key|code$|another_)/;

export default defineCheck({
  id: 'field-newer-than-its-page',
  title: 'The fields were saved as often as the page',
  description:
    'A JPEG picture is rounded in squares of eight pixels each time it is saved, and a second save leaves the steps of the first one to be seen. Who opens such a picture, types over a field and saves it leaves a page that was rounded twice but for that field. That is measured on the numbers of the file, whatever the typeface. It can be seen where a page was saved twice at one size, the last time at least about as well as the first; pages that were made smaller, cropped, photographed or rendered anew show nothing. A stamp, a logo or a remark that somebody laid over the page was not there at first either: only the values themselves are held against it, where all words around them are as old as the page.',
  uses: ['compression', 'fields'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  comparesPixels: true,
  run({ compression, fields }) {
    if (compression === null)
      return notApplicable('The page does not show that it was saved as a JPEG picture more than once.');
    const { compared, later } = compression;
    const [worst] = later;
    if (worst === undefined)
      return passed(
        `The page was saved as a JPEG picture before it was saved as this file, and all of its ${compared} fields and other values that could be compared show both. On copies of honest pages that we changed so ourselves the value was found on ${RESAVED.typedFound} of ${RESAVED.typedShowing} that show an earlier save.`,
      );
    const names = [...new Set(later.map(({ name }) => fieldInWords(name)))];
    const values = listed(names.map((name) => `the ${name}`));
    const isOne = names.length === 1;
    const isQuoted = fields.quotingPhrases.length > 0;
    const isCertain = !isQuoted && later.some(({ name }) => !MAY_BE_ADDED.test(name));
    return failed(
      isCertain ? 'decisive' : 'doubt',
      `The page was saved as a JPEG picture before it was saved as this file, and its words show both: they were compressed twice. ${withCapital(values)} ${isOne ? 'shows' : 'show'} the last time only (of ${compared} fields and other values compared). No other word of the page comes near. Of ${RESAVED.honest} copies of honest pages that we saved twice ourselves, as people handle them, ${RESAVED.honestFlagged === 0 ? 'none' : RESAVED.honestFlagged} showed such a value; ${RESAVED.honestShowing} of them showed the earlier save.`,
      `${withCapital(values)} ${isOne ? 'seems' : 'seem'} to have been added later than the rest of the page, as values that were changed afterwards are.`,
      later.map(({ name }) => name),
      later.map(({ box }) => box),
    );
  },
});
