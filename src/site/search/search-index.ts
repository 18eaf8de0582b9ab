import type { Dataset } from '../../dataset/dataset.ts';
import { VENDOR_VERDICT_WORDS } from '../words/verdict-words.ts';

/** What can be found by the site's search, in the order in which its kinds are listed. */
export const SEARCH_KINDS = ['vendor', 'laboratory', 'compound'] as const;
/** One of them. */
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One record that the search finds. */
export interface SearchEntry {
  kind: SearchKind;
  name: string;
  path: string;
  /** A few words beside the name; "" for none. */
  about: string;
  /** Further words that it is found by: other names, web addresses, CAS numbers. */
  words: string[];
}

/** Every vendor, laboratory and compound as the search finds it; each kind by name. */
export function searchEntries({ vendors, laboratories, compounds }: Dataset): SearchEntry[] {
  return [
    ...byName(
      vendors.map(({ id, name, aliases, domain, domains, verdict }) => ({
        kind: 'vendor' as const,
        name,
        path: `/vendors/${id}/`,
        about: `${VENDOR_VERDICT_WORDS[verdict].label}, ${domain}`,
        words: [...aliases, ...domains.map((one) => one.domain)],
      })),
    ),
    ...byName(
      laboratories.map(({ id, name, aliases, hosts, verification }) => ({
        kind: 'laboratory' as const,
        name,
        path: `/labs/${id}/`,
        about: verification ? 'its reports can be looked up' : 'no public look-up found',
        words: [...new Set([...aliases, ...hosts.map(({ host }) => host)])],
      })),
    ),
    ...byName(
      compounds.map(({ id, name, aliases, cas }) => ({
        kind: 'compound' as const,
        name,
        path: `/compounds/${id}/`,
        about: cas.length > 0 ? `CAS ${cas.join(', ')}` : '',
        words: [...aliases, ...cas],
      })),
    ),
  ];
}

const { compare } = new Intl.Collator('en-GB', { numeric: true });
const byName = (entries: SearchEntry[]): SearchEntry[] => entries.sort((left, right) => compare(left.name, right.name));
