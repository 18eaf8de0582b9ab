import { bareHost } from '../../../fields/extract/parties/find-hosts.ts';
import type { Fields } from '../../../fields/fields.ts';
import { datesReceipt } from '../../../fields/for-whom.ts';
import { editDistance } from '../../../fields/text/edit-distance.ts';
import { withoutLegalForm } from '../../../fields/text/legal-form.ts';
import { hasAddressOf, joinedName, nameInHost, namesNobody, sameBusiness } from '../../../fields/text/names.ts';
import { isTesters } from '../../../fields/text/trades.ts';
import { beginningWith } from '../../../fields/vocabulary/any-of.ts';
import { SENDING_IN } from '../../../fields/vocabulary/prose.ts';
import { quote } from '../../../words/quote.ts';
import { failed } from '../../check.ts';
import { type Clue, LOGO_NOISE, type Page } from './clue.ts';
import { isPageOf } from './laboratorys-page.ts';
import { isSomebodyElse, wasReceived } from './made-out-to.ts';

/** Labels of who sent a sample in. */
const SENT_IN = beginningWith(SENDING_IN);

/** The name at the head is a seller's, and the page is neither set as that of the laboratory it may name nor made out to somebody else. */
export const headedBySeller: Clue = (page) => {
  const { laboratory, letterhead, client } = page.fields;
  const named = laboratory?.laboratory ?? null;
  const issuer = sellerAtHead(page);
  if (issuer === undefined) return null;
  const isForAnother = isSomebodyElse(client, issuer) || isReportUnderMark(page, issuer);
  if (named === null ? isForAnother : isPageOf(named, page.fields)) return null;
  if (named === null && isTestersOwnName(page, issuer)) return null;
  return failed(
    'decisive',
    `The name at the top, ${quote(issuer)}, is the client's, the manufacturer's or a vendor's own.`,
    `${quote(issuer)} issued it for itself; ${named === null ? 'no independent laboratory is named' : `it names ${named.name}, but does not look like its reports`}.`,
    [],
    letterhead?.box ? [letterhead.box] : [],
  );
};

/**
 * Whether a name at the head that agrees with the client's or the maker's is that of who tested: a laboratory stands behind such labels
 * in its bank details, as who sent a letter or produced the report, and a client may be called nearly as its laboratory is. Not where it
 * is the vendor asked about, or one that we audit.
 */
function isTestersOwnName({ fields, vendor, vendors }: Page, issuer: string): boolean {
  const isVendors = isSeller(issuer, { ...fields, client: null, manufacturer: null }, vendor, vendors);
  if (isVendors) return false;
  if (isTesters(issuer)) return true;
  // "Apex Peptides" is a client of "Apex Labs".
  const { client } = fields;
  return wasReceived(fields) && client !== null && !isOneName(client.value, issuer);
}

/** Whether two names are one but for a legal form at the end of either, or one letter. */
function isOneName(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => joinedName(withoutLegalForm(name))) as [string, string];
  return editDistance(a, b, 1) <= 1;
}

/**
 * Whether a page under a seller's name is made out to that seller, says when the sample was received or who sent it in, and names
 * somebody else who tested, or an address that is not the seller's: laboratories set their client's mark over a report when it
 * asks for that. Where the mark alone names the client, who tested signs with its address, and receipt and number stand on the page.
 */
function isReportUnderMark({ fields }: Page, seller: string): boolean {
  const { client, laboratory, hosts, reportNumber } = fields;
  // Who signs with the name of a laboratory and its address issued the page, whether or not it dates a receipt.
  const isSigned = laboratory !== null && hasAddressOf(laboratory.name, hosts);
  const isReport =
    client !== null && client.label !== ''
      ? isSigned || datesReceipt(fields) || SENT_IN.test(client.label)
      : isSigned && datesReceipt(fields) && reportNumber !== null;
  if (!isReport) return false;
  const isOther = (name: string): boolean => name !== '' && !sameBusiness(name, seller);
  return (laboratory !== null && isOther(laboratory.name)) || hosts.some(({ value }) => isOther(nameInHost(value)));
}

/**
 * A seller's name over a page that was made out to somebody else, since who issues a sheet for itself names no other client; or over a
 * report to that seller (`isReportUnderMark`).
 */
export const shownBySeller: Clue = (page) => {
  const { client, letterhead } = page.fields;
  const seller = sellerAtHead(page);
  if (seller === undefined || client === null) return null;
  const why = isSomebodyElse(client, seller)
    ? `but the page was made out to ${quote(client.value)}. A picture from a shop or a message has the name of whoever shows the page at its top`
    : 'and the page was made out to that business as a client whose sample was received. Some laboratories put their client’s logo above a report';
  return failed(
    'doubt',
    `The name at the top, ${quote(seller)}, is a seller's or maker's, ${why}.`,
    'We could not find a laboratory’s name on it.',
    ['client'],
    letterhead?.box ? [letterhead.box] : [],
  );
};

/** The name at the head, or of the laboratory, that is a seller's or maker's. */
function sellerAtHead({ fields, vendor, vendors }: Page): string | undefined {
  const { laboratory, letterhead } = fields;
  return [letterhead?.value, letterhead?.value.replace(LOGO_NOISE, ''), laboratory?.name].find(
    (head) => head !== undefined && isSeller(head, fields, vendor, vendors),
  );
}

/** Whether a name is that of the client, the manufacturer, the vendor asked about, or any vendor that we audit. */
function isSeller(
  name: string,
  { client, manufacturer }: Fields,
  vendor: string | null,
  vendors: Page['vendors'],
): boolean {
  const audit = vendor === null ? undefined : vendors.find((entry) => entry.domains.includes(bareHost(vendor)));
  const sellers = [
    ...[client, manufacturer].flatMap((party) => (party === null || namesNobody(party.value) ? [] : [party.value])),
    ...(vendor === null ? [] : [nameInHost(vendor)]),
    ...(audit === undefined ? [] : [audit.name, ...audit.aliases]),
  ];
  const audited = vendors.flatMap((entry) => [entry.name, ...entry.aliases]);
  return (
    sellers.some((seller) => sameBusiness(seller, name)) ||
    audited.some((other) => joinedName(other) === joinedName(name))
  );
}
