import type { Document } from './document.ts';
import { NEAR_DOCUMENTS } from './near.ts';
import { OFFICE_DOCUMENTS } from './office.ts';
import { SHOP_DOCUMENTS } from './shop.ts';

/** Every kind of page that is no certificate of analysis. */
export const DOCUMENTS: readonly Document[] = [...SHOP_DOCUMENTS, ...OFFICE_DOCUMENTS, ...NEAR_DOCUMENTS];
