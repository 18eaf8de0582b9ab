import { anyOf } from '../../coa/fields/vocabulary/any-of.ts';
import { LEGAL_FORMS } from '../../coa/fields/vocabulary/business-names.ts';
import { vendorHost } from '../check/choose/vendor-host.ts';

const LEGAL_FORM_AT_END = new RegExp(`[,\\s]+(?:${anyOf(LEGAL_FORMS).source})\\.?$`, 'i');
/** Letters of a name under which an address is registered, at least: shorter ones are ends such as "co.uk". */
const MIN_NAME = 4;

/**
 * What else somebody may have meant who searches for a business: of a pasted web address its host, and the sites that this
 * is part of; of a name that without its legal form. Closest first; to be tried where nothing is written as typed.
 */
export function otherSpellings(typed: string): string[] {
  const text = typed.trim();
  const labels = vendorHost(text)?.split('.') ?? [];
  const hosts = labels
    .slice(0, -1)
    .map((_, from) => labels.slice(from))
    .filter((host, above) => above === 0 || host.length > 2 || host[0]!.length >= MIN_NAME)
    .map((host) => host.join('.'));
  return [...hosts, text.replace(LEGAL_FORM_AT_END, '')].filter((one) => one !== '' && one !== text);
}
