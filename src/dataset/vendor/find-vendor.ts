import { registeredName } from '../registered-domain.ts';
import { similarityIndex } from './similarity-index.ts';
import type { Vendor } from './vendor.ts';

/** What a query found: one vendor, or the vendors whose names or domains come near; never a guess presented as a hit. */
export interface VendorMatch {
  vendor: Vendor | null;
  /** Near misses, nearest first; also the vendors among which a name is ambiguous. Empty when there is a vendor. */
  candidates: Vendor[];
}

const LONGEST_QUERY = 300;
const MAX_CANDIDATES = 5;
/** Letters of a query so short that it is held against the beginnings of words, not against pairs of letters. */
const SHORT_QUERY = { least: 2, most: 3 };

/**
 * Indexes the vendors once and returns the look-up: by id, name, alias, company number, domain (subdomains included) or
 * URL; what a company is in law (Ltd, Limited, PLC) does not matter. The time of a hit does not depend on the number of vendors.
 */
export function createVendorFinder(vendors: readonly Vendor[]): (query: string) => VendorMatch {
  const byName = new Map<string, Set<Vendor>>();
  const byDomain = new Map<string, Vendor>();
  const byNumber = new Map<string, Vendor>();
  for (const vendor of vendors) {
    for (const name of [
      vendor.id,
      vendor.name,
      ...vendor.aliases,
      ...(vendor.legal_name === null ? [] : [vendor.legal_name]),
    ]) {
      for (const key of new Set([nameKey(name), companyKey(name)]))
        if (key !== '') byName.set(key, (byName.get(key) ?? new Set()).add(vendor));
    }
    if (vendor.company_number !== null) byNumber.set(vendor.company_number, vendor);
    for (const { domain } of vendor.domains) byDomain.set(bareHost(domain), vendor);
  }
  let nearest: ((key: string) => Vendor[]) | undefined;

  return (query) => {
    const text = query.trim().slice(0, LONGEST_QUERY);
    const host = hostOf(text);
    const atDomain = host === null ? undefined : ownerOf(host, byDomain);
    if (atDomain) return { vendor: atDomain, candidates: [] };
    const numbered = byNumber.get(companyNumber(text));
    if (numbered) return { vendor: numbered, candidates: [] };
    const named = [...(byName.get(nameKey(text)) ?? byName.get(companyKey(text)) ?? [])];
    if (named.length > 0)
      return named.length === 1 ? { vendor: named[0] ?? null, candidates: [] } : { vendor: null, candidates: named };

    nearest ??= similarityIndex(
      // The first word by itself too: the others tend to be words of the trade, and people leave them out.
      vendors.flatMap((vendor) =>
        [
          vendor.name,
          firstWord(vendor.name),
          ...vendor.aliases,
          ...(vendor.legal_name === null ? [] : [withoutForm(vendor.legal_name)]),
          ...vendor.domains.map(({ domain }) => registeredName(bareHost(domain))),
        ].map((name) => [nameKey(name), vendor] as const),
      ),
    );
    const key = nameKey(host === null ? withoutForm(text) : registeredName(host));
    const candidates =
      key.length >= SHORT_QUERY.least && key.length <= SHORT_QUERY.most
        ? vendors.filter((vendor) => [vendor.name, ...vendor.aliases].some((name) => hasWordFrom(name, key)))
        : nearest(key);
    return { vendor: null, candidates: candidates.slice(0, MAX_CANDIDATES) };
  };
}

/** A name as it is compared: letters and digits only, lower case. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a record goes by a name: its own, or an alias. */
export function isNamed({ name, aliases }: { name: string; aliases: readonly string[] }, wanted: string): boolean {
  const key = nameKey(wanted);
  return key !== '' && [name, ...aliases].some((known) => nameKey(known) === key);
}

/** A name without remarks in brackets and without what the company is in law. */
function withoutForm(name: string): string {
  return name
    .replace(/\([^()]*\)/g, ' ')
    .trim()
    .replace(/(?<![\s,])([\s,]+(limited|ltd|plc|llp|llc|inc)\.?)+$/i, '');
}

/** A name as businesses are compared: without what the company is in law. */
export const companyKey = (name: string) => nameKey(withoutForm(name));

/** A number as Companies House writes it: eight characters; a leading nought may have been left out. */
const companyNumber = (text: string) => text.replace(/\s/g, '').toUpperCase().padStart(8, '0');

const hasWordFrom = (name: string, key: string) =>
  name.split(/[^\p{L}\p{N}]+/u).some((word) => nameKey(word).startsWith(key));

/** The host in a URL or bare host name, lower case, without `www.`; null when the text is neither. */
export function hostOf(text: string): string | null {
  if (/\s/.test(text) || !text.includes('.')) return null;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  return url === null || !url.hostname.includes('.') ? null : bareHost(url.hostname);
}

const bareHost = (host: string) =>
  host
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '');
const firstWord = (name: string) => name.split(/\s/)[0] ?? name;

function ownerOf(host: string, byDomain: ReadonlyMap<string, Vendor>): Vendor | undefined {
  for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const vendor = byDomain.get(name);
    if (vendor) return vendor;
  }
  return undefined;
}
