import { bareHost, isOneOf } from '../../../fields/extract/parties/find-hosts.ts';
import { datesReceipt, isForNobody } from '../../../fields/for-whom.ts';
import { editDistance } from '../../../fields/text/edit-distance.ts';
import { hasAddressOf, joinedName, nameInHost, sameBusiness } from '../../../fields/text/names.ts';
import { isDealers } from '../../../fields/text/trades.ts';
import { quote } from '../../../words/quote.ts';
import { failed } from '../../check.ts';
import { type Clue, MIN_CONFIDENCE } from './clue.ts';
import { hasOwnCode, isPageOf, letterheadIsLaboratorys } from './laboratorys-page.ts';
import { isForSomebody, isLaboratorysReceipt, isNumberedForClient } from './made-out-to.ts';
import { MIN_MARKS, sheetOfGoods } from './sheet-of-goods.ts';

/** Phrases that quote a laboratory, of which a page shows so many before it is called a seller's sheet. */
const MIN_QUOTES = 2;

/** Phrases that quote a laboratory's report, on a page that is not the laboratory's own and no report to a client. */
export const quotesReport: Clue = ({ fields }) => {
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

/** Kinds of what sheets of goods say, of which one shows so many that bears a code of the laboratory it names, or a sentence of its reports. */
const MARKS_WITH_COPIES = 3;

/**
 * A sheet of goods under somebody else's name that names a laboratory of our list as who tested: no client, no receipt, and what only such
 * sheets say. A code of the laboratory, or a sentence of its reports, may be copied on it.
 */
export const namesRegistered: Clue = (page) => {
  const { fields } = page;
  const { laboratory, laboratoryBox, letterhead, sheetMarks, hosts } = fields;
  if (laboratory?.laboratory == null || letterhead === null || letterheadIsLaboratorys(fields)) return null;
  // Who must agree to copies issued the page, whatever else heads it.
  if (laboratory.grantsCopies) return null;
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
export const quotesRegistered: Clue = ({ fields }) => {
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

/**
 * A sheet that names who tested as its source, under somebody else's name and address: no client, no receipt, and none of the
 * addresses printed is the laboratory's.
 */
export const quotesTester: Clue = ({ fields }) => {
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
