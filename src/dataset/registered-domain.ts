import { getDomain, getDomainWithoutSuffix, getPublicSuffix, parse } from 'tldts';

/**
 * The Public Suffix List (publicsuffix.org), its private part included: two shops of one platform, such as
 * a.myshopify.com and b.myshopify.com, are two registrants.
 */
const OPTIONS = { allowPrivateDomains: true };

/**
 * The part of a host that somebody registers: "shop.humber.co.uk" → "humber.co.uk".
 *
 * @param host lower case, without scheme or path.
 * @returns the host itself when nobody can register it: an IP address, a public suffix, a single label.
 */
export function registeredDomain(host: string): string {
  return getDomain(host, OPTIONS) ?? host;
}

/** The name that somebody registered: "shop.humber.co.uk" → "humber"; the host itself as in registeredDomain. */
export function registeredName(host: string): string {
  return getDomainWithoutSuffix(host, OPTIONS) || host;
}

/** A host without the suffix under which it was registered: "shop.humber.co.uk" → "shop.humber". */
export function withoutPublicSuffix(host: string): string {
  const suffix = getPublicSuffix(host, OPTIONS);
  return suffix === null || suffix === host ? host : host.slice(0, -suffix.length - 1);
}

/** Whether a host ends as the Public Suffix List knows: "lab.sbs" does, "report.p1" does not. */
export function hasListedSuffix(host: string): boolean {
  const { isIcann, isPrivate } = parse(host, OPTIONS);
  return isIcann === true || isPrivate === true;
}
