import { isOneOf } from '../fields/extract/parties/find-hosts.ts';
import { fieldInWords } from '../fields/field-in-words.ts';
import type { Field, Fields } from '../fields/fields.ts';
import { isFromCode } from '../fields/from-code.ts';
import { isReadAs } from '../fields/text/code-parts.ts';
import { listed } from '../words/listed.ts';
import { bounded, quote } from '../words/quote.ts';
import { type ListedLaboratory, labelOfNeeded, type Needed } from './label-of-needed.ts';
import { otherNumber } from './other-number.ts';

/** How a laboratory's report is looked up with what was read of it, in sentences for a person. */
export function describeLookUp(fields: Fields): string {
  const laboratory = fields.laboratory?.laboratory;
  if (!laboratory) return 'The page names no laboratory on our list, so we cannot point you to a look-up.';
  return `${lookUpAt(laboratory, fields)}${laboratory.reports_seen === 'none' ? ' We have not seen a report by this laboratory ourselves: what we know of it comes from the laboratory or from others.' : ''}`;
}

function lookUpAt(laboratory: ListedLaboratory, fields: Fields): string {
  const { name, hosts, verification, identifiers } = laboratory;
  const own = fields.hosts.filter(({ value }) => isOneOf(value, hosts));
  const code = own.find(({ fromCode }) => fromCode);
  const ask = askLaboratory(laboratory, fields);
  if (verification === null) {
    if (code === undefined) return `We know of no public look-up for ${name}: ${ask}.`;
    return `Its code leads to ${bounded(code.value)}, an address of ${name}: scan it, check that it opens that address, and compare what it shows with the page. If it shows no report, ${ask}.`;
  }
  const { url, needs, how } = verification;
  const at = `${url} (type the address yourself)`;
  if (needs.length === 0)
    return own.some(({ forVerification }) => forVerification)
      ? `Look the report up with the code or address printed on it (${url}). ${how}`
      : `${name} confirms its reports by a code or an address on them, and we could read none on this page. If you see one, follow these steps. ${how} If there is none, ${ask}.`;
  const named = (need: Needed): string => `the ${labelOfNeeded(need, identifiers)}`;
  const read = needs.filter((need) => valuesOf(need, fields).length > 0);
  const missing = needs.filter((need) => !read.includes(need));
  if (read.length === 0)
    return `${name} looks its reports up by ${listed(missing.map(named))}, which we did not read on this page. If you see ${missing.length === 1 ? 'it' : 'them'} there, look the report up at ${at}; otherwise ${ask}.`;
  const values = read.map((need) => `${named(need)} ${valuesOf(need, fields).join(' or ')}${asPrinted(need, fields)}`);
  const both = read.some((need) => valuesOf(need, fields).length > 1)
    ? ' The page prints two of one kind: try both.'
    : '';
  const unread = missing.length === 0 ? '' : ` It also asks for ${listed(missing.map(named))}, which we did not read.`;
  return `Look the report up at ${at} with ${listed(values)} (${howToCheck(read, fields)}).${both}${unread}`;
}

/** That the laboratory itself is to confirm a report, at its site and by the number where we know them. */
function askLaboratory({ hosts }: ListedLaboratory, { reportNumber }: Fields): string {
  const site = hosts.find((host) => host.use === 'site')?.host;
  const report = reportNumber === null ? 'the report' : `report number ${bounded(reportNumber.value)}`;
  return `ask the laboratory itself${site === undefined ? '' : ` (${site})`} to confirm ${report}`;
}

/** What was read in print in the place of a value that a code gives otherwise; "" where both are alike. */
function asPrinted(need: Needed, fields: Fields): string {
  const field = fieldOf(need, fields);
  return field === null || isFromCode(field) || isReadAs(field.text, field.value)
    ? ''
    : `, where we read ${quote(field.text)} in print,`;
}

/** What of the values that a look-up asks for can be held against the page: a key that only its code carries is not in print. */
function howToCheck(read: readonly Needed[], fields: Fields): string {
  const coded = read.filter((need) => {
    const field = fieldOf(need, fields);
    return field !== null && isFromCode(field);
  });
  if (coded.length === 0) return `check ${read.length === 1 ? 'it' : 'them'} against the page`;
  const what = listed(coded.map((need) => `the ${fieldInWords(need)}`));
  const rest = coded.length === read.length ? '' : '; check what is printed against the page';
  return `we read ${what} in the code on the page${rest}`;
}

const fieldOf = (need: Needed, { reportNumber, key, batch }: Fields): Field | null =>
  ({ report_number: reportNumber, key, batch })[need];

/** What was read of a field, as an answer may repeat it: two values where the page prints two, none where none was read. */
function valuesOf(need: Needed, fields: Fields): string[] {
  const field = fieldOf(need, fields);
  if (field === null) return [];
  return [field.value, otherNumber(need, fields)].flatMap((value) => (value === null ? [] : [bounded(value)]));
}
