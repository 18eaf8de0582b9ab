import { Host } from '../../dataset/source.ts';

/** A vendor's host in its normal form, or what is wrong with it in a sentence. */
export type VendorReading = { vendor: string } | { wrong: string };

const EXPECTED = 'Expected a bare host name such as "vendor.example"';

/**
 * Normalises the `vendor` field: lower case, no final dot, no leading "www.", international names as punycode (UTS #46,
 * by the platform's URL parser). An address is refused with the host it contains, so that the sender sees what to send.
 */
export function readVendor(text: string): VendorReading {
  const trimmed = text.trim();
  if (/[/:@?#\\]/.test(trimmed)) {
    const host = hostOf(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`);
    const hint = host === null ? '' : `; send "${host}"`;
    return { wrong: `${EXPECTED}, not an address${hint}.` };
  }
  const host = /[\s%\p{Cc}]/u.test(trimmed) ? null : hostOf(`http://${trimmed}`);
  return host === null ? { wrong: `${EXPECTED}, without scheme, path or port.` } : { vendor: host };
}

function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const full = new URL(address).hostname.replace(/\.$/, '');
  const bare = full.replace(/^www\.(?=[^.]+\.)/, '');
  return Host.safeParse(bare).success ? bare : null;
}
