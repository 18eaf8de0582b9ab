import type { Dataset } from '../../dataset/dataset.ts';
import { snapshotFolder } from '../../dataset/exports/snapshots/released-snapshot.ts';
import { correctionPages, vendorPages } from './list-pages.ts';

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
    {
      path: '/check/',
      title: 'Check a certificate',
      about: 'send a picture of a certificate and read what speaks for and against it',
    },
    {
      path: '/vendors/',
      title: 'Vendors',
      about: `${vendors.length} audited vendors with verdict, certificate type and date`,
      changed,
    },
    { path: '/findings/', title: 'Findings', about: 'the audit in charts, each with its figures', changed },
    {
      path: '/labs/',
      title: 'Laboratories',
      about: `${laboratories.length} laboratories and how to have a report confirmed`,
      changed,
    },
    {
      path: '/compounds/',
      title: 'Compounds',
      about: `${compounds.length} compounds and the masses a certificate may print`,
      changed,
    },
    { path: '/search/', title: 'Search', about: 'one search over vendors, laboratories and compounds', changed },
    {
      path: '/methodology/',
      title: 'Methodology',
      about: 'how verdicts are reached, what is checked and what cannot be',
    },
    { path: '/data/', title: 'Data', about: 'formats, licence and citation of the data set', changed },
    { path: '/docs/', title: 'API', about: 'every endpoint with its fields, limits, errors and examples' },
    { path: '/corrections/', title: 'Corrections', about: 'corrections and rejected objections, and how to object' },
    { path: '/privacy/', title: 'Privacy', about: 'what is processed, and what is never kept' },
    { path: '/status/', title: 'Status', about: 'whether the checker works, and how current the audit is' },
    {
      path: '/about/',
      title: 'About and funding',
      about: 'who publishes this, who does not pay for it, and what is not on offer',
    },
  ];
}

/** The pages of vendors, laboratories and compounds. */
export function recordPages({ site, vendors, laboratories, compounds }: Dataset): SitePage[] {
  return [
    ...vendors.map(({ id, name, verdict, verdict_reason, audited_at }) => ({
      path: `/vendors/${id}/`,
      title: name,
      about: `${verdict}: ${verdict_reason}`,
      changed: audited_at,
    })),
    ...laboratories.map(({ id, name }) => ({
      path: `/labs/${id}/`,
      title: name,
      about: `how to verify a report from ${name}`,
      changed: site.dataset.version,
    })),
    ...compounds.map(({ id, name }) => ({
      path: `/compounds/${id}/`,
      title: name,
      about: `what a certificate for ${name} may print`,
      changed: site.dataset.version,
    })),
  ];
}

/** Paths of the pages below, as patterns of header rules. */
export const FURTHER_PAGE_PATTERNS = ['/vendors/page/:id/', '/corrections/page/:id/', `${snapshotFolder(':id')}`];

/**
 * The pages of long lists after their first, and those of the released snapshots.
 * @param days of the snapshots
 */
export function furtherPages(data: Dataset, days: readonly string[]): SitePage[] {
  const changed = data.site.dataset.version;
  const lists = [
    ...vendorPages(data).map((page) => ({ ...page, title: 'Vendors' })),
    ...correctionPages(data).map((page) => ({ ...page, title: 'Corrections' })),
  ];
  return [
    ...lists
      .filter(({ number }) => number > 1)
      .map(({ path, title, number, of }) => ({
        path,
        title: `${title}, page ${number}`,
        about: `page ${number} of ${of}`,
        changed,
      })),
    ...days.map((day) => ({
      path: snapshotFolder(day),
      title: `Release of ${day}`,
      about: 'its files, checksums, changes and citation',
      changed: day,
    })),
  ];
}
