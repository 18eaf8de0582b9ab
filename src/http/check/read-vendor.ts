import { Host } from '../../dataset/source.ts';

/** A vendor's host in its normal form, or what is wrong with it in a sentence. */
export type VendorReading = { vendor: string } | { wrong: string };

const EXPECTED = 'Expected a host name such as "vendor.example", or the web address of the shop';

/** The authority of a web address (RFC 3986, section 3.2), with or without its scheme. */
const AUTHORITY = /^(?:https?:\/\/)?([^/?#]*)/i;

/**
 * The host of the `vendor` field, a host name or a web address, in its normal form: lower case, no final dot, no leading
 * "www.", international names as punycode (UTS #46, by the platform's URL parser), so that a name does not become the one
 * that it looks like. Of an address nothing but the host is kept. An email address is refused with its host: often that is
 * the host of a mail service, which the answer would then be about.
 */
export function readVendor(text: string): VendorReading {
  const authority = AUTHORITY.exec(text.trim())?.[1] ?? '';
  const mailed = /@([^@]*)$/.exec(authority)?.[1];
  if (mailed !== undefined) {
    const host = hostOf(mailed);
    const hint = host === null ? '' : `; if the shop is at "${host}", send that`;
    return { wrong: `${EXPECTED}, not an email address${hint}.` };
  }
  const host = hostOf(authority);
  return host === null ? { wrong: `${EXPECTED}, such as "https://vendor.example/shop".` } : { vendor: host };
}

function hostOf(authority: string): string | null {
  const address = `http://${authority}`;
  if (/[\s%\\\p{Cc}]/u.test(authority) || !URL.canParse(address)) return null;
  const full = new URL(address).hostname.replace(/\.$/, '');
  const bare = full.replace(/^www\.(?=[^.]+\.)/, '');
  return Host.safeParse(bare).success ? bare : null;
}
