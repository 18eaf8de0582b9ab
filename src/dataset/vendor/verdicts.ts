/** The two verdicts on a vendor. Apart from the schema, which the check's function has no need of when it starts. */
export const VENDOR_VERDICTS = {
  verified: 'Publishes its own, verifiable, independent certificates.',
  watch: 'At the audit we found no current certificate of its own that a laboratory confirmed.',
} as const;

export type VendorVerdict = keyof typeof VENDOR_VERDICTS;
export const VENDOR_VERDICT_IDS = Object.keys(VENDOR_VERDICTS) as [VendorVerdict, ...VendorVerdict[]];
