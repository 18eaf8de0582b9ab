import type { Laboratory } from '../../../dataset/laboratory.ts';
import { bareHost, belongsTo, isOneOf } from '../../fields/extract/parties/find-hosts.ts';
import type { Fields } from '../../fields/fields.ts';
import { datesReceipt, isForNobody } from '../../fields/for-whom.ts';
import { editDistance } from '../../fields/text/edit-distance.ts';
import { hasAddressOf, joinedName, nameInHost, namesNobody, nameWords, sameBusiness } from '../../fields/text/names.ts';
import { isDealers, isTesters } from '../../fields/text/trades.ts';
import { withoutLegalForm } from '../../fields/text/values.ts';
import { anyOf, beginningWith } from '../../fields/vocabulary/any-of.ts';
import { NAMES_OF_EITHER } from '../../fields/vocabulary/business-names.ts';
import { NAMES_OF_OWN_CONTROL, PHRASES_OF_METHODS } from '../../fields/vocabulary/certificate.ts';
import { SENDING_IN } from '../../fields/vocabulary/prose.ts';
import { quote } from '../../words/quote.ts';
import { type Artifacts, defineCheck, type Finding, failed, notApplicable, passed } from '../check.ts';

const SENT_IN = beginningWith(SENDING_IN);
const MAY_BE_OF_METHOD = anyOf(PHRASES_OF_METHODS);
const EITHERS_NAME = anyOf(NAMES_OF_EITHER);
const OWN_CONTROLS_NAME = anyOf(NAMES_OF_OWN_CONTROL);
/** Above this a name at the head of the page was read well enough to be somebody's. */
const MIN_CONFIDENCE = 0.75;
/** Phrases that quote a laboratory, of which a page shows so many before it is called a seller's sheet. */
const MIN_QUOTES = 2;
/** What the reader makes of a logo before a name: a short word or two. */
const LOGO_NOISE = /^(\S{1,3}\s+)+(?=[A-Z][A-Za-z]{2})/;

/** Labels behind which a seller's sheet gives its own name. */
const OF_ANY_BUSINESS = /company|business|brand|organi[sz]ation|account|firm|empresa|societ/i;

/** Labels of the day on which makers sample a batch of their own. */
const SAMPLED = /sampl(ed|ing)(?!.*receiv)/i;

type Page = Pick<Artifacts, 'fields' | 'vendor' | 'vendors'>;
/** What one kind of clue says of who issued the page; null when it says nothing. */
type Clue = (page: Page) => Finding<'decisive' | 'doubt'> | null;

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

/** The name at the head is a seller's, and the page is neither set as that of the laboratory it may name nor made out to somebody else. */
const headedBySeller: Clue = (page) => {
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
const shownBySeller: Clue = (page) => {
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

const quotesReport: Clue = ({ fields }) => {
  const [quoting] = fields.quotingPhrases;
  if (quoting === undefined || fields.quotingPhrases.length < MIN_QUOTES || letterheadIsLaboratorys(fields))
    return null;
  // A laboratory may call its own tests so: it says when the sample came in, or gives its report a number, and is named or names a client.
  if (fields.laboratory?.laboratory == null && (isForSomebody(fields, false) || isLaboratorysReceipt(fields)))
    return null;
  if (isNumberedForClient(fields) || hasOwnCode(fields)) return null;
  const { laboratory } = fields;
  return failed(
    'decisive',
    `It says ${quote(quoting.text)}, as sellers do on their own sheets when they quote a laboratory's report.`,
    `It is a seller's own sheet that quotes ${laboratory?.laboratory ? `a report of ${laboratory.name}` : 'a report'}, not the laboratory's page.`,
    [],
    [quoting.box],
  );
};

/** Whether a page is numbered, and made out to somebody else than its head: who quotes a report names no client of its own. */
function isNumberedForClient({ client, dates, letterhead, reportNumber }: Fields): boolean {
  if (dates.some(({ role, label }) => role === 'manufactured' && label !== '')) return false;
  if (client === null || client.label === '' || OF_ANY_BUSINESS.test(client.label)) return false;
  return reportNumber !== null && isSomebodyElse(client, letterhead?.value ?? '');
}

/** Whether a page gives a number to a report on a sample whose receipt it dates, its client named, withheld or asked for. */
function isNumberedReceipt(fields: Fields): boolean {
  return (
    fields.reportNumber !== null &&
    wasReceived(fields) &&
    (fields.client !== null || fields.labels.found.includes('client'))
  );
}

/** Whether a page made out to a client bears a code of the laboratory that it names. */
function hasOwnCode({ client, hosts, laboratory }: Fields): boolean {
  const known = laboratory?.laboratory?.hosts ?? [];
  return (
    client !== null && client.label !== '' && hosts.some(({ fromCode, value }) => fromCode && isOneOf(value, known))
  );
}

/** Whether a page names who tests, and dates the receipt of a sample. */
const isLaboratorysReceipt = (fields: Fields): boolean => fields.laboratory !== null && wasReceived(fields);

/** Whether a label dates the receipt of a sample, and not its taking by who made it. */
function wasReceived({ dates }: Fields): boolean {
  return dates.some(({ role, label }) => role === 'received' && label !== '' && !SAMPLED.test(label));
}

/** Kinds of what sheets of goods say, of which one shows so many that bears a code of the laboratory it names, or a sentence of its reports. */
const MARKS_WITH_COPIES = 3;

/**
 * A sheet of goods under somebody else's name that names a laboratory of our list as who tested: no client, no receipt, and what only such
 * sheets say. A code of the laboratory, or a sentence of its reports, may be copied on it.
 */
const namesRegistered: Clue = (page) => {
  const { fields } = page;
  const { laboratory, laboratoryBox, letterhead, sheetMarks, hosts } = fields;
  if ((laboratory?.laboratory ?? null) === null || letterhead === null || letterheadIsLaboratorys(fields)) return null;
  if (!isForNobody(fields) || datesReceipt(fields)) return null;
  // Under the laboratory's own name at the head something else may be read as the head; only what was read well is somebody's name.
  const isUnderIts = laboratoryBox === null || letterhead.box === null || laboratoryBox[1] < letterhead.box[1];
  if (isUnderIts || letterhead.confidence <= MIN_CONFIDENCE) return null;
  const isCopied = (laboratory?.wordings ?? 0) > 0 || hosts.some(({ fromCode }) => fromCode);
  const kinds = new Set(sheetMarks.map(({ mark }) => mark)).size;
  const isSellers = isDealers(letterhead.value);
  const least = isCopied ? MARKS_WITH_COPIES : isSellers ? 1 : MIN_MARKS;
  return kinds >= least ? sheetOfGoods(page) : null;
};

/**
 * A sheet that names a laboratory of our list as who tested, under somebody else's name and that one's address: no client, no receipt, no
 * address of the laboratory, and none of the sentences that its reports have.
 */
const quotesRegistered: Clue = ({ fields }) => {
  const { laboratory, letterhead, hosts } = fields;
  const known = laboratory?.laboratory ?? null;
  if (known === null || letterhead === null || letterhead.confidence <= MIN_CONFIDENCE) return null;
  if (isPageOf(known, fields) || !isForNobody(fields) || datesReceipt(fields)) return null;
  if (hosts.some(({ value }) => isOneOf(value, known.hosts))) return null;
  const own = hosts.find(({ fromCode, value }) => !fromCode && isAddressOf(value, letterhead.value));
  if (own === undefined) return null;
  return failed(
    'decisive',
    `It says that ${quote(known.name)} tested the product, but it carries the name ${quote(letterhead.value)} and the address ${quote(bareHost(own.value))}; it shows no client, no receipt of a sample and nothing else from that laboratory’s reports.`,
    `It quotes a test by ${known.name} under somebody else's name and address: a seller's own sheet, not the laboratory's page.`,
    [],
    [letterhead.box, own.box].filter((box) => box !== null),
  );
};

/** Whether a host carries a name, of which a letter may be misread. */
function isAddressOf(host: string, name: string): boolean {
  const [carried, joined] = [nameInHost(host), joinedName(name)];
  return sameBusiness(carried, name) || editDistance(joinedName(carried), joined, 1) <= 1;
}

const registered: Clue = ({ fields: { laboratory } }) =>
  laboratory?.laboratory ? passed(`A laboratory issued it: ${laboratory.name}.`) : null;

/** The name at the head says that a business tests its own goods, whoever is said to have received the sample. */
const headedByOwnControl: Clue = ({ fields: { letterhead } }) =>
  letterhead === null || letterhead.confidence <= MIN_CONFIDENCE || !OWN_CONTROLS_NAME.test(letterhead.value)
    ? null
    : failed(
        'decisive',
        `The name at the top, ${quote(letterhead.value)}, is that of a business's own quality control.`,
        `${quote(letterhead.value)} issued it: a business's own quality control, not an independent laboratory.`,
        ['letterhead'],
      );

const saysItself: Clue = ({ fields }) => {
  const phrase = fields.selfIssuedPhrases.find(({ text }) => !isForSomebody(fields, MAY_BE_OF_METHOD.test(text)));
  if (phrase === undefined) return null;
  return failed(
    'decisive',
    `It says ${quote(phrase.text)}, as manufacturers' own sheets do.`,
    `It reads as a manufacturer's or in-house sheet (${quote(phrase.text)}); no independent laboratory is named.`,
    [],
    [phrase.box],
  );
};

/**
 * Whether a page was made out to somebody else whose sample was received, which is a laboratory's. What it says of a method, and what
 * stands under the name of somebody who tests, is no maker's phrase where it has either, or asks for a client.
 */
function isForSomebody(fields: Fields, mayBeOfMethod: boolean): boolean {
  const { client, letterhead, labels } = fields;
  const head = letterhead?.value ?? '';
  const isOther = client !== null && !namesNobody(client.value) && !sameBusiness(client.value, head);
  const isReceived = wasReceived(fields);
  const isUnderTesters = isTesters(head);
  // Makers name customers, too; who numbers a report to its client is asked for one.
  if (!mayBeOfMethod && !isUnderTesters)
    return (isOther && (isReceived || isNumberedForClient(fields))) || isNumberedReceipt(fields);
  const asksForClient = labels.found.includes('client') && !isForNobody(fields);
  return isOther || isReceived || asksForClient || (mayBeOfMethod && isUnderTesters);
}

/** A laboratory that must agree to copies is who issued the page, whatever it says of the goods. */
const grantsCopies: Clue = (page) => (page.fields.laboratory?.grantsCopies ? unregistered(page) : null);

/** Laboratories date receipt and report; makers date manufacture and expiry, and name no client. Who tests may print what the maker says. */
const datedByMaker: Clue = ({ fields }) => {
  const { client, dates, letterhead } = fields;
  const made = dates.find(({ role, label }) => (role === 'manufactured' || role === 'expiry') && label !== '');
  if (
    made === undefined ||
    (client !== null && !isForNobody(fields)) ||
    dates.some(({ role }) => role === 'received' || role === 'ordered')
  )
    return null;
  if (isTesters(letterhead?.value ?? '')) return null;
  return failed(
    'decisive',
    `It gives ${made.role === 'expiry' ? 'an expiry date' : 'a date of manufacture'} (${quote(made.label)}) but no receipt and no client, as makers' own sheets do.`,
    'It reads as a maker’s own sheet: it gives a date of manufacture or expiry and no client, and names no independent laboratory.',
    [],
    made.box === null ? [] : [made.box],
  );
};

/** Kinds of what sheets of goods say, of which a page bears so many before it is one. */
const MIN_MARKS = 2;
/** The same where the name at the head need not be read twice, although a customer is named. */
const MARKS_WITH_CUSTOMER = 3;

/**
 * A sheet of goods: headed by a name that says what a seller or maker deals in, or saying several of what only such sheets say
 * together, or that others tested and not who. No client is named, no receipt dated, no label of either stands on the page, and nobody
 * who tests heads it. A maker may name its customer.
 */
const sheetOfGoods: Clue = ({ fields }) => {
  const { laboratory, letterhead, fullName, hosts, sheetMarks, pageKind } = fields;
  const namesNoClient = isForNobody(fields);
  // Who tested the sample writes that it did, not that somebody else did; who names a tester may quote it (`quotesTester`).
  const saysOthersTested =
    namesNoClient && laboratory === null && sheetMarks.some(({ mark }) => mark === 'tested by others');
  // Sheets that copy a report's values copy when its sample was received, too.
  if (datesReceipt(fields) && !saysOthersTested) return null;
  const head = fullName ?? letterhead?.value.replace(LOGO_NOISE, '').trim() ?? '';
  const own = hosts.map(({ value }) => nameInHost(value)).find((name) => sameBusiness(name, head));
  const names = own === undefined ? [head] : [head, own];
  if (names.some(isTesters)) return null;
  const isSellers = namesNoClient ? names.some((name) => isDealers(name) || EITHERS_NAME.test(name)) : isDealers(head);
  const kinds = new Set(sheetMarks.map(({ mark }) => (mark === 'tested by others' ? 'tested elsewhere' : mark)));
  const isSheet = pageKind === 'certificate' && (kinds.size >= MIN_MARKS || saysOthersTested);
  const isPlainSheet = isSheet && kinds.size >= MARKS_WITH_CUSTOMER;
  if (namesNoClient ? !isSellers && !isSheet : !isSellers || !isSheet) return null;
  const marks = [...kinds].join(', ');
  const isLegible = head !== '' && (letterhead?.confidence ?? 0) > MIN_CONFIDENCE;
  const why = [
    ...(isSellers ? [`The name at the top${isLegible ? `, ${quote(head)},` : ''} is that of a seller or maker`] : []),
    ...(isSheet ? [`It says what product sheets say (${marks})`] : []),
  ].join('. ');
  return failed(
    'decisive',
    `${why}; the page shows no receipt of a sample${namesNoClient ? ' and no client' : ''}.`,
    `${isLegible ? quote(head) : 'A seller or maker'} issued it for its own product; no independent laboratory that received a sample is named.`,
    isSellers && !(namesNoClient ? isSheet : isPlainSheet) ? ['letterhead'] : [],
    isSheet ? sheetMarks.map(({ box }) => box) : [],
  );
};

/**
 * A sheet that names who tested as its source, under somebody else's name and address: no client, no receipt, and none of the
 * addresses printed is the laboratory's.
 */
const quotesTester: Clue = ({ fields }) => {
  const { laboratory, letterhead, hosts } = fields;
  if (laboratory === null || datesReceipt(fields) || !isForNobody(fields)) return null;
  const printed = hosts.filter(({ fromCode }) => !fromCode);
  const isHeaded = letterhead !== null && sameBusiness(letterhead.value, laboratory.name);
  if (isHeaded || printed.length === 0 || hasAddressOf(laboratory.name, hosts)) return null;
  return failed(
    'decisive',
    `It says that ${quote(laboratory.name)} tested the product, but it carries the address ${quote(printed[0]!.value)}; it shows no client and no receipt of a sample.`,
    `It quotes a test by ${quote(laboratory.name)} under somebody else's address: a seller's own sheet, not the laboratory's page.`,
    [],
    printed[0]!.box === null ? [] : [printed[0]!.box],
  );
};

const unregistered: Clue = ({ fields: { laboratory } }) =>
  laboratory === null
    ? null
    : notApplicable(`A laboratory is named that is not on our list: ${quote(laboratory.name)}.`);

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

/** The name at the head, or of the laboratory, that is a seller's or maker's. */
function sellerAtHead({ fields, vendor, vendors }: Page): string | undefined {
  const { laboratory, letterhead } = fields;
  return [letterhead?.value, letterhead?.value.replace(LOGO_NOISE, ''), laboratory?.name].find(
    (head) => head !== undefined && isSeller(head, fields, vendor, vendors),
  );
}

/** Whether a client is named, and is not who issued the page. */
function isSomebodyElse(client: Fields['client'], issuer: string): boolean {
  return client !== null && !namesNobody(client.value) && !sameBusiness(client.value, issuer);
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

/** Whether a page is the laboratory's, whoever laid a logo over it; one that only names it may quote it. */
function isPageOf({ wordings }: Laboratory, fields: Fields): boolean {
  return (
    wordings.length === 0 ||
    (fields.laboratory?.wordings ?? 0) > 0 ||
    letterheadIsLaboratorys(fields) ||
    hasOwnCode(fields)
  );
}

/** Whether the name at the head is that of the laboratory. */
function letterheadIsLaboratorys({ laboratory, letterhead }: Fields): boolean {
  const known = laboratory?.laboratory ?? null;
  if (letterhead === null || known === null) return false;
  return [known.name, ...known.aliases].some((name) => sameBusiness(name, letterhead.value));
}
