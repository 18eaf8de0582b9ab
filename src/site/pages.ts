import type { Dataset } from '../dataset/dataset.ts';

/** A page for people. */
export interface SitePage {
  path: string;
  title: string;
  /** What one finds there, in a clause. */
  about: string;
  /** The day of its last change, where the data says it. */
  changed?: string;
}

/** The pages that stand alone, in the order of the site. */
export function mainPages({ site, vendors, laboratories, compounds }: Dataset): SitePage[] {
  const changed = site.dataset.version;
  return [
    { path: '/', title: site.name, about: 'the headline finding, the checker and the latest audits', changed },
    { path: '/check/', title: 'Check a certificate', about: 'send a picture of a certificate and read what speaks for and against it' },
    { path: '/vendors/', title: 'Vendors', about: `${vendors.length} audited vendors with verdict, certificate type and date`, changed },
    { path: '/labs/', title: 'Laboratories', about: `${laboratories.length} laboratories and how each confirms its reports`, changed },
    { path: '/compounds/', title: 'Compounds', about: `${compounds.length} compounds and the masses a certificate may print`, changed },
    { path: '/methodology/', title: 'Methodology', about: 'how verdicts are reached, what is checked and what cannot be' },
    { path: '/data/', title: 'Data', about: 'formats, licence and citation of the data set', changed },
    { path: '/docs/', title: 'API', about: 'every endpoint with its fields, limits, errors and examples' },
    { path: '/corrections/', title: 'Corrections', about: 'corrections and rejected objections, and how to object' },
    { path: '/privacy/', title: 'Privacy', about: 'what is processed, and what is never kept' },
    { path: '/about/', title: 'About and funding', about: 'who publishes this, who pays, and what is not on offer' },
  ];
}

/** The pages of vendors, laboratories and compounds. */
export function recordPages({ site, vendors, laboratories, compounds }: Dataset): SitePage[] {
  return [
    ...vendors.map(({ id, name, verdict, verdict_reason, audited_at }) => ({ path: `/vendors/${id}/`, title: name, about: `${verdict}: ${verdict_reason}`, changed: audited_at })),
    ...laboratories.map(({ id, name }) => ({ path: `/labs/${id}/`, title: name, about: `how to verify a report of ${name}`, changed: site.dataset.version })),
    ...compounds.map(({ id, name }) => ({ path: `/compounds/${id}/`, title: name, about: `what a certificate for ${name} may print`, changed: site.dataset.version })),
  ];
}
