import type { Fields } from '../../../fields/fields.ts';
import { isForNobody } from '../../../fields/for-whom.ts';
import { namesNobody, sameBusiness } from '../../../fields/text/names.ts';
import { isTesters } from '../../../fields/text/trades.ts';

/** Labels behind which a seller's sheet gives its own name. */
const OF_ANY_BUSINESS = /company|business|brand|organi[sz]ation|account|firm|empresa|societ/i;

/** Labels of the day on which makers sample a batch of their own. */
const SAMPLED = /sampl(ed|ing)(?!.*receiv)/i;

/** Whether a page is numbered, and made out to somebody else than its head: who quotes a report names no client of its own. */
export function isNumberedForClient({ client, dates, letterhead, reportNumber }: Fields): boolean {
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

/** Whether a page names who tests, and dates the receipt of a sample. */
export const isLaboratorysReceipt = (fields: Fields): boolean => fields.laboratory !== null && wasReceived(fields);

/** Whether a label dates the receipt of a sample, and not its taking by who made it. */
export function wasReceived({ dates }: Fields): boolean {
  return dates.some(({ role, label }) => role === 'received' && label !== '' && !SAMPLED.test(label));
}

/**
 * Whether a page was made out to somebody else whose sample was received, which is a laboratory's. What it says of a method, and what
 * stands under the name of somebody who tests, is no maker's phrase where it has either, or asks for a client.
 */
export function isForSomebody(fields: Fields, mayBeOfMethod: boolean): boolean {
  const { client, letterhead, labels } = fields;
  const head = letterhead?.value ?? '';
  const isOther = isSomebodyElse(client, head);
  const isReceived = wasReceived(fields);
  const isUnderTesters = isTesters(head);
  // Makers name customers, too; who numbers a report to its client is asked for one.
  if (!mayBeOfMethod && !isUnderTesters)
    return (isOther && (isReceived || isNumberedForClient(fields))) || isNumberedReceipt(fields);
  const asksForClient = labels.found.includes('client') && !isForNobody(fields);
  return isOther || isReceived || asksForClient || (mayBeOfMethod && isUnderTesters);
}

/** Whether a client is named, and is not who issued the page. */
export function isSomebodyElse(client: Fields['client'], issuer: string): boolean {
  return client !== null && !namesNobody(client.value) && !sameBusiness(client.value, issuer);
}
