import { bareHost, belongsTo } from '../../fields/extract/find-hosts.ts';
import type { Fields } from '../../fields/fields.ts';
import { joinedName, nameInHost, namesNobody, nameWords, sameBusiness } from '../../fields/text/names.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** Above this a name at the head of the page was read well enough to be somebody's. */
const MIN_CONFIDENCE = 0.75;

/** Phrases that quote a laboratory, of which a page shows so many before it is called a seller's sheet. */
const MIN_QUOTES = 2;

/** Whether the name at the head is that of the laboratory. */
function letterheadIsLaboratorys({ laboratory, letterhead }: Fields): boolean {
  if (letterhead === null || !laboratory?.laboratory) return false;
  return [laboratory.laboratory.name, ...laboratory.laboratory.aliases].some((name) =>
    sameBusiness(name, letterhead.value),
  );
}

/** What the reader makes of a logo before a name: a short word or two. */
const LOGO_NOISE = /^(\S{1,3}\s+)+(?=[A-Z][a-z]{2})/;

export default defineCheck({
  id: 'issued-by-seller',
  title: 'Somebody other than the seller or maker issued it',
  description:
    'A certificate that the vendor, the manufacturer or in-house quality control issued for its own product is a statement about itself, not an independent test.',
  uses: ['fields', 'vendor', 'vendors'],
  decides: { decisive: 'self-made', doubt: 'unclear' },
  judgesEmptyPages: true,
  failsRightlyOn: ['selfmade'],
  run({ fields, vendor, vendors }) {
    const { laboratory, letterhead, client, manufacturer, hosts, selfIssuedPhrases } = fields;
    const audit = vendor === null ? undefined : vendors.find((entry) => entry.domains.includes(bareHost(vendor)));
    const sellers = [
      ...(client !== null && !namesNobody(client.value) ? [client.value] : []),
      ...(manufacturer !== null && !namesNobody(manufacturer.value) ? [manufacturer.value] : []),
      ...(vendor === null ? [] : [nameInHost(vendor)]),
      ...(audit === undefined ? [] : [audit.name, ...audit.aliases]),
    ];
    const heads = [letterhead?.value, letterhead?.value.replace(LOGO_NOISE, ''), laboratory?.name].filter(
      (name) => name !== undefined,
    );
    // A vendor that we audit is a seller, whether or not it was asked about.
    const audited = vendors.flatMap((entry) => [entry.name, ...entry.aliases]);
    const issuer = heads.find(
      (head) =>
        sellers.some((seller) => sameBusiness(seller, head)) ||
        audited.some((name) => joinedName(name) === joinedName(head)),
    );
    // A page worded as a laboratory's is that laboratory's, whoever laid a logo over it; one that only names it may quote it.
    const known = laboratory?.laboratory ?? null;
    const isItsPage =
      known !== null &&
      (known.wordings.length === 0 || (laboratory?.wordings ?? 0) > 0 || letterheadIsLaboratorys(fields));
    if (issuer !== undefined && !isItsPage) {
      return failed(
        'decisive',
        `The name at the head, ${quote(issuer)}, is the client's, the manufacturer's or a vendor's own.`,
        `${quote(issuer)} issued it for itself; no independent laboratory is named.`,
        [],
        letterhead?.box ? [letterhead.box] : [],
      );
    }
    const quoting = fields.quotingPhrases[0];
    if (quoting !== undefined && fields.quotingPhrases.length >= MIN_QUOTES && !letterheadIsLaboratorys(fields)) {
      return failed(
        'decisive',
        `It says ${quote(quoting.text)}, as sellers do on sheets of their own that quote a laboratory's report.`,
        `It is a seller's own sheet that quotes ${laboratory?.laboratory ? `a report of ${laboratory.name}` : 'a report'}, not the laboratory's page.`,
        [],
        [quoting.box],
      );
    }
    if (laboratory?.laboratory) return passed(`A laboratory issued it: ${laboratory.name}.`);
    const phrase = selfIssuedPhrases[0];
    if (phrase !== undefined) {
      return failed(
        'decisive',
        `It says ${quote(phrase.text)}, as manufacturers' own sheets do.`,
        `It reads as a manufacturer's or in-house sheet (${quote(phrase.text)}); no independent laboratory is named.`,
        [],
        [phrase.box],
      );
    }
    // Laboratories date receipt and report; makers date manufacture and expiry, and name no client.
    const made = fields.dates.find(
      (date) => (date.role === 'manufactured' || date.role === 'expiry') && date.label !== '',
    );
    if (made !== undefined && client === null && !fields.dates.some((date) => date.role === 'received')) {
      return failed(
        'decisive',
        `It gives a date of ${made.role === 'expiry' ? 'expiry' : 'manufacture'} (${quote(made.label)}), no receipt and no client, as makers' own sheets do.`,
        'It reads as a maker’s own sheet: dates of manufacture and expiry, no client; no independent laboratory is named.',
        [],
        made.box === null ? [] : [made.box],
      );
    }
    if (laboratory !== null)
      return notApplicable(`A laboratory is named that is not on our list: ${quote(laboratory.name)}.`);
    if (letterhead !== null && letterhead.confidence > MIN_CONFIDENCE && nameWords(letterhead.value).length >= 2) {
      return failed(
        'doubt',
        `The page is headed ${quote(letterhead.value)}, which is neither the client nor the vendor, and not on our list of laboratories.`,
        'We could not find a laboratory’s name on it.',
        ['letterhead'],
      );
    }
    const ownAddress = vendor === null ? undefined : hosts.find((host) => belongsTo(host.value, bareHost(vendor)));
    if (
      vendor !== null &&
      ownAddress !== undefined &&
      client === null &&
      hosts.every((host) => belongsTo(host.value, bareHost(vendor)))
    ) {
      return failed(
        'doubt',
        `No laboratory and no client could be read; the only address printed is the vendor’s own, ${ownAddress.value}.`,
        'We could not read who issued it; the only address on it is the vendor’s own.',
        [`host_${hosts.indexOf(ownAddress) + 1}`],
      );
    }
    // Nobody named may be somebody not read: only a name or a maker's phrase shows who issued it.
    return failed(
      'doubt',
      'No laboratory and no other issuer could be read on the page.',
      'We could not find a laboratory’s name on it.',
      [],
    );
  },
});
