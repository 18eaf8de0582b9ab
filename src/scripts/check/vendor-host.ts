/**
 * The bare host name in what somebody typed as a shop's web address: scheme, `www.`, path, port and capitals go.
 * @returns null when it is no host name; "" when nothing was typed.
 */
export function vendorHost(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  let host: string;
  try {
    host = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`).hostname;
  } catch {
    return null;
  }
  host = host.replace(/^www\./, '').replace(/\.$/, '');
  return /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host) ? host : null;
}
