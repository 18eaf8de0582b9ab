import { isOneOf } from '../../fields/extract/parties/find-hosts.ts';
import { fieldInWords } from '../../fields/field-in-words.ts';
import { type Fields, namedFields } from '../../fields/fields.ts';
import { looksUpReport } from '../../fields/looks-up-report.ts';
import { CODE, type CompressionHistory } from '../../forensics/compression/compare-compression.ts';
import { RESAVED } from '../../forensics/compression/resaved.ts';
import { ownDates } from '../../forensics/layouts/printed-dates.ts';
import { centreWithin } from '../../geometry/box.ts';
import { withCapital } from '../../words/capital.ts';
import { listed } from '../../words/listed.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** Numbers, keys and codes are stamped on finished pages by those who keep them; values that are no fields are written beside a page. */
const MAY_BE_ADDED = /^(?:report_number|key|code$|another_)/;

export default defineCheck({
  id: 'field-newer-than-its-page',
  title: 'The fields were saved as often as the page',
  description:
    'Each time a JPEG picture is saved, it is rounded in squares of eight pixels, and after a second save the steps of the first can still be seen. If somebody opens such a picture, types over a field and saves it, the page has been rounded twice but that field only once. This is measured on the numbers in the file, whatever the typeface. It can be seen only if a page was saved twice at the same size, the last time at least about as finely as the first; pages that were made smaller, cropped, photographed or rendered anew show nothing. A stamp, a logo, a remark or a shop’s code added to the page was not there at first either, so only the values themselves are judged, and only if all words around them are as old as the page. Dates of a kind that the laboratory’s own reports do not print are only a doubt: shops stamp when they received their stock, and how long it keeps.',
  uses: ['compression', 'fields', 'timing'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  restsOn: 'how often each field was compressed',
  comparesPixels: true,
  run({ compression, fields, timing }) {
    if (compression === null)
      return notApplicable('The page does not show that it was saved as a JPEG picture more than once.');
    const { compared } = compression;
    const later = compression.later.filter((value) => !isOthersCode(value, fields));
    const [worst] = later;
    if (worst === undefined)
      return passed(
        `The page was saved as a JPEG picture before it was saved as this file, and all ${compared} fields and other values that could be compared show both saves. On copies of honest pages that we changed this way ourselves, the changed value was found on ${RESAVED.typedFound} of ${RESAVED.typedShowing} that show an earlier save.`,
      );
    const names = [...new Set(later.map(({ name }) => fieldInWords(name)))];
    const values = listed(names.map((name) => `the ${name}`));
    const isOne = names.length === 1;
    const isQuoted = fields.quotingPhrases.length > 0;
    const isCertain =
      !isQuoted && later.some(({ name }) => !MAY_BE_ADDED.test(name) && !isStamped(name, fields, timing.printed));
    return failed(
      isCertain ? 'decisive' : 'doubt',
      `The page was saved as a JPEG picture before it was saved as this file, and its words show both saves: they were compressed twice. ${withCapital(values)} ${isOne ? 'shows' : 'show'} only the last one (${compared} fields and other values were compared), and no other word on the page comes near. Of ${RESAVED.honest} copies of honest pages that we saved twice ourselves, as people do, ${RESAVED.honestFlagged === 0 ? 'none' : RESAVED.honestFlagged} showed such a value; ${RESAVED.honestShowing} of them showed the earlier save.`,
      `${withCapital(values)} ${isOne ? 'seems' : 'seem'} to have been added later than the rest of the page, as values that were changed afterwards are.`,
      later.map(({ name }) => name),
      later.map(({ box }) => box),
    );
  },
});

/** Whether a value is a code that leads to somebody else and not to this report: a shop lays it over the page, and says nothing with it about the rest. */
function isOthersCode({ name, box }: CompressionHistory['later'][number], fields: Fields): boolean {
  const code = fields.hosts.find(
    (host) => host.fromCode && name === CODE && host.box !== null && centreWithin(host.box, box),
  );
  return (
    code !== undefined &&
    !isOneOf(code.value, fields.laboratory?.laboratory?.hosts ?? []) &&
    !looksUpReport(code, fields)
  );
}

/** Whether a value is a date that the laboratory does not print: what a shop stamps on its copy. */
function isStamped(name: string, fields: Fields, printed: readonly string[] | null): boolean {
  const field = namedFields(fields).get(name);
  const date = fields.dates.find((one) => one === field);
  return date !== undefined && !ownDates(fields.dates, printed).includes(date);
}
