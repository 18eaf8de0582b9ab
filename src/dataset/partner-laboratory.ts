import type { Laboratory } from './laboratory.ts';

/**
 * The partner laboratory of a data set.
 * @throws Error when it is not among the laboratories, which a checked data set rules out.
 */
export function partnerLaboratory(data: {
  site: { partner_laboratory: string };
  laboratories: readonly Laboratory[];
}): Laboratory {
  const partner = data.laboratories.find(({ id }) => id === data.site.partner_laboratory);
  if (partner === undefined) throw new Error(`Expected the laboratory “${data.site.partner_laboratory}”.`);
  return partner;
}
