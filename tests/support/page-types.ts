import { readdirSync } from 'node:fs';
import { loadData } from '../../data/index.ts';

const { vendors, laboratories, compounds } = loadData();

const release = readdirSync('data/snapshots')
  .filter((name) => /^\d{4}-\d\d-\d\d$/.test(name))
  .sort()
  .at(-1)!;

/** One address a kind of page, by its name: what is tested and measured page by page. Of records, the one with most on it. */
export const PAGE_TYPES: Readonly<Record<string, string>> = {
  home: '/',
  check: '/check/',
  vendors: '/vendors/',
  vendor: `/vendors/${vendors.toSorted((a, b) => b.history.length + b.certificates.length - a.history.length - a.certificates.length)[0]!.id}/`,
  findings: '/findings/',
  laboratories: '/labs/',
  laboratory: `/labs/${laboratories.toSorted((a, b) => b.identifiers.length + b.notes.length - a.identifiers.length - a.notes.length)[0]!.id}/`,
  compounds: '/compounds/',
  compound: `/compounds/${compounds[0]!.id}/`,
  search: '/search/',
  methodology: '/methodology/',
  data: '/data/',
  release: `/data/snapshots/${release}/`,
  API: '/docs/',
  corrections: '/corrections/',
  privacy: '/privacy/',
  status: '/status/',
  about: '/about/',
  'not found': '/there-is-no-such-page/',
};
