import type { Tool } from '../tool.ts';
import { getHeadlineFinding } from './get-headline-finding.ts';
import { listVendors } from './list-vendors.ts';
import { lookupVendor } from './lookup-vendor.ts';

/** Every tool, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [lookupVendor, listVendors, getHeadlineFinding];
