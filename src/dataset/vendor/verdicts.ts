/** The two verdicts on a vendor. Apart from the schema, which the check's function has no need of when it starts. */
export const VENDOR_VERDICTS = {
  verified: 'Publishes its own, verifiable, independent certificates.',
  watch: 'At the audit we found no current certificate of its own that a laboratory confirmed.',
} as const;

/**
 * Both verdicts in a sentence, for descriptions of fields and tools. Whoever reads it quotes it, so "watch" must not become
 * "publishes none": some vendors are on watch because their certificates could not be seen.
 */
export const VENDOR_VERDICTS_EXPLAINED = `"verified": ${verdictInSentence('verified')}; "watch": ${verdictInSentence('watch')}, which is not an accusation.`;

/** One of the two, as records name it. */
export type VendorVerdict = keyof typeof VENDOR_VERDICTS;
/** The same by name alone, as schemas list them. */
export const VENDOR_VERDICT_IDS = Object.keys(VENDOR_VERDICTS) as [VendorVerdict, ...VendorVerdict[]];

/** What a verdict means, as part of a sentence: without its capital and its full stop. */
export function verdictInSentence(verdict: VendorVerdict): string {
  const text = VENDOR_VERDICTS[verdict];
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
}
