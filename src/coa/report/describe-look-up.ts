import type { Fields } from '../fields/fields.ts';
import { listed } from '../words/listed.ts';
import { bounded } from '../words/quote.ts';
import { type ListedLaboratory, labelOfNeeded, type Needed } from './label-of-needed.ts';
import { otherNumber } from './other-number.ts';

/** How a laboratory's report is looked up with what was read of it, in sentences for a person. */
export function describeLookUp(fields: Fields): string {
  const laboratory = fields.laboratory?.laboratory;
  if (!laboratory) return 'The page names no laboratory on our list, so we cannot point you to a look-up.';
  return `${lookUpAt(laboratory, fields)}${laboratory.reports_seen === 'none' ? ' We have not seen a report by this laboratory ourselves: what we know of it comes from the laboratory or from others.' : ''}`;
}

function lookUpAt({ name, hosts, verification, identifiers }: ListedLaboratory, fields: Fields): string {
  if (verification === null) {
    const site = hosts.find((host) => host.use === 'site')?.host;
    return `We know of no public look-up for ${name}: ask the laboratory itself${site === undefined ? '' : ` (${site})`} to confirm ${fields.reportNumber === null ? 'the report' : `report number ${bounded(fields.reportNumber.value)}`}.`;
  }
  const { url, needs, how } = verification;
  const at = `${url} (type the address yourself)`;
  if (needs.length === 0) return `Look the report up with the code or address printed on it (${url}). ${how}`;
  const named = (need: Needed): string => `the ${labelOfNeeded(need, identifiers)}`;
  const read = needs.filter((need) => valuesOf(need, fields).length > 0);
  const missing = needs.filter((need) => !read.includes(need));
  if (read.length === 0)
    return `We read no number to look up on this page: ${name} asks for ${listed(missing.map(named))}. If you see ${missing.length === 1 ? 'it' : 'them'} there, look the report up at ${at}; otherwise ask the laboratory by email to confirm it.`;
  const values = read.map((need) => `${named(need)} ${valuesOf(need, fields).join(' or ')}`);
  const both = read.some((need) => valuesOf(need, fields).length > 1)
    ? ' The page prints two of one kind: try both.'
    : '';
  const unread = missing.length === 0 ? '' : ` It also asks for ${listed(missing.map(named))}, which we did not read.`;
  return `Look the report up at ${at} with ${listed(values)} (check ${values.length === 1 ? 'it' : 'them'} against the page).${both}${unread}`;
}

/** What was read of a field, as an answer may repeat it: two values where the page prints two, none where none was read. */
function valuesOf(need: Needed, fields: Fields): string[] {
  const field = { report_number: fields.reportNumber, key: fields.key, batch: fields.batch }[need];
  if (field === null) return [];
  return [field.value, otherNumber(need, fields)].flatMap((value) => (value === null ? [] : [bounded(value)]));
}
