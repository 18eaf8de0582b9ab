import type { Vendor } from './vendor.ts';

/** Whether an audit stands. One that was withdrawn, or whose vendor closed, is on record, and counts nowhere. */
export const isStanding = ({ withdrawal }: Pick<Vendor, 'withdrawal'>): boolean => withdrawal === null;
