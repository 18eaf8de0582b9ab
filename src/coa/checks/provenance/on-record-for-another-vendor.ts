import { bareHost } from '../../fields/extract/parties/find-hosts.ts';
import { namesVendor, vendorAt } from '../../fields/text/vendor-names.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** What recognised the page, in words, and the field that says it. */
const MARKS = {
  file: { words: 'this very file', rests: [] },
  key: { words: 'this key', rests: ['key'] },
  report_number: { words: 'this report number', rests: ['report_number'] },
  look: { words: 'a page of this look, batch and purity', rests: ['batch', 'purity'] },
} as const;

export default defineCheck({
  id: 'on-record-for-another-vendor',
  title: 'The report is not on record for another vendor',
  description:
    'A report that one vendor published is about that vendor’s sample. If another vendor shows the same file, key or report number, it says nothing about what that vendor sells.',
  uses: ['fields', 'vendor', 'vendors', 'onRecord', 'hasRecords'],
  decides: { decisive: 'borrowed', doubt: 'unclear' },
  failsRightlyOn: ['borrowed'],
  run({ fields, vendor, vendors, onRecord, hasRecords }) {
    if (!hasRecords) return notApplicable('No certificates are on record to compare with.');
    if (onRecord.length === 0)
      return passed(
        'Neither the file, the key nor the report number is on record for any vendor that we have audited.',
      );
    const {
      vendor: holder,
      certificate,
      by,
    } = onRecord.find((match) => vendor === null || vendorAt(vendor, [match.vendor])) ?? onRecord[0]!;
    const mark = MARKS[by[0]!];
    const said = `We have ${mark.words} on record as published by ${holder.name} (${quote(certificate.product)}, seen ${certificate.captured_at}).`;
    if (vendor === null)
      return failed(
        'note',
        `${said} No vendor was given to compare with.`,
        `${said} Check that this is who showed it to you.`,
        [...mark.rests],
      );
    if (vendorAt(vendor, [holder])) return passed(said, `${said}`, [...mark.rests]);
    // The client printed is the vendor asked about: then it is the other who shows a report of somebody else's.
    if (fields.client !== null && namesVendor(fields.client.value, vendor, vendors))
      return failed('note', `${said} The client printed is the vendor asked about.`, said, [...mark.rests]);
    return failed(
      by[0] === 'look' ? 'doubt' : 'decisive',
      `${said} The vendor asked about is ${bareHost(vendor)}.`,
      said,
      [...mark.rests],
    );
  },
});
