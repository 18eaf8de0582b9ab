import type { Fields } from '../fields/fields.ts';
import { listed } from '../words/listed.ts';
import { bounded } from '../words/quote.ts';
import { type ListedLaboratory, labelOfNeeded, type Needed } from './label-of-needed.ts';
import { otherNumber } from './other-number.ts';

/** How a laboratory's report is looked up with what was read of it, in sentences for a person. */
export function describeLookUp(fields: Fields): string {
  const laboratory = fields.laboratory?.laboratory;
  if (!laboratory) return 'The page names no laboratory on our list, so we cannot point you to a look-up.';
  return `${lookUpAt(laboratory, fields)}${laboratory.reports_seen === 'none' ? ' We have seen no report of this laboratory ourselves: what we know of it is what it or others say.' : ''}`;
}

function lookUpAt({ name, hosts, verification, identifiers }: ListedLaboratory, fields: Fields): string {
  if (verification === null) {
    const site = hosts.find((host) => host.use === 'site')?.host;
    return `We know of no public look-up of ${name}: ask the laboratory itself${site === undefined ? '' : ` (${site})`} to confirm the report${fields.reportNumber === null ? '' : ` number ${bounded(fields.reportNumber.value)}`}.`;
  }
  const { url, needs, how } = verification;
  const at = `${url} (type the address yourself)`;
  if (needs.length === 0) return `Look the report up by the code or address printed on it (${url}). ${how}`;
  const named = (need: Needed): string => `the ${labelOfNeeded(need, identifiers)}`;
  const read = needs.filter((need) => valuesOf(need, fields).length > 0);
  const missing = needs.filter((need) => !read.includes(need));
  if (read.length === 0)
    return `We read no number to look up on this page: ${name} asks for ${listed(missing.map(named))}. If you see ${missing.length === 1 ? 'it' : 'them'} there, look the report up at ${at}; else ask the laboratory by e-mail to confirm the report.`;
  const values = read.map((need) => `${named(need)} ${valuesOf(need, fields).join(' or ')}`);
  const both = read.some((need) => valuesOf(need, fields).length > 1)
    ? ' The page prints two of one kind: try both.'
    : '';
  const unread = missing.length === 0 ? '' : ` It asks for ${listed(missing.map(named))}, too, which we did not read.`;
  return `Look the report up at ${at} with ${listed(values)} (check ${values.length === 1 ? 'it' : 'them'} against the page).${both}${unread}`;
}

/** What was read of a field, as an answer may repeat it: two values where the page prints two, none where none was read. */
function valuesOf(need: Needed, fields: Fields): string[] {
  const field = { report_number: fields.reportNumber, key: fields.key, batch: fields.batch }[need];
  if (field === null) return [];
  return [field.value, otherNumber(need, fields)].flatMap((value) => (value === null ? [] : [bounded(value)]));
}
