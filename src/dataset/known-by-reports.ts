import type { Laboratory } from './laboratory.ts';

/** Whether we have seen so many reports of a laboratory that what differs from them may tell against a page. */
export const isKnownByReports = (laboratory: Laboratory | null | undefined): boolean =>
  laboratory?.reports_seen === 'many';
