/** An audited vendor as the field for the shop suggests it. */
export interface KnownVendor {
  id: string;
  name: string;
  domain: string;
}

/** What `vendors` of the audit a shop is: by its name as typed, or by its host. */
export function knownVendor(typed: string, vendors: readonly KnownVendor[]): KnownVendor | null {
  const name = typed.trim().toLowerCase();
  const host = vendorHost(typed);
  return vendors.find((vendor) => vendor.name.toLowerCase() === name || vendor.domain === host) ?? null;
}

/**
 * The bare host name in what somebody typed as a shop's web address: scheme, `www.`, path, port and capitals go. The name
 * of an audited vendor stands for its address.
 * @returns null when it is no host name; "" when nothing was typed.
 */
export function vendorHost(typed: string, vendors: readonly KnownVendor[] = []): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const named = vendors.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (named) return named.domain;
  let host: string;
  try {
    host = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`).hostname;
  } catch {
    return null;
  }
  host = host.replace(/^www\./, '').replace(/\.$/, '');
  return /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host) ? host : null;
}
