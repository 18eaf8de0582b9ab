import type { Fields } from './fields.ts';
import { wholly } from './vocabulary/any-of.ts';
import { FOR_STOCK } from './vocabulary/business-names.ts';

/**
 * Whether a page dates the receipt of a sample, or has a place for it, as laboratories' forms do. A sentence may tell of a seller's
 * own stock: "received on 12 May".
 */
export function datesReceipt({ dates, labels }: Pick<Fields, 'dates' | 'labels'>): boolean {
  return dates.some(({ role, label }) => role === 'received' && label !== '') || labels.found.includes('date_received');
}

const IS_FOR_STOCK = wholly(FOR_STOCK);

/** Whether a page names no client and asks for none, or says as a seller does that it was made for stock. */
export function isForNobody({ client, labels }: Pick<Fields, 'client' | 'labels'>): boolean {
  return client === null ? !labels.found.includes('client') : IS_FOR_STOCK.test(client.value.trim());
}
