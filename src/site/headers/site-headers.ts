import type { Dataset } from '../../dataset/dataset.ts';
import type { Artefact } from '../../dataset/exports/artefact.ts';
import type { Site } from '../../dataset/site.ts';
import { skillPath } from '../agents/skills/skill.ts';
import { type DocumentFile, documentFiles } from '../documents/index.ts';
import { dataTypes } from './data-types.ts';
import type { HeaderRule } from './header-rule.ts';
import { dataLinkHeader, linkHeader } from './link-header.ts';
import { OPEN } from './open.ts';
import { pageHeaders } from './page-headers.ts';

/** An hour, then the file is asked for again: manifests are read often and change with a release at most. */
const CACHED = { 'Cache-Control': 'public, max-age=3600, must-revalidate' };

/** Headers of everything; pages have their Content-Security-Policy from the adapter (astro.config.mjs) as well. */
const guarded = ({ hsts_preload: isPreloadAskedFor = false }: Site): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Strict-Transport-Security': `max-age=63072000; includeSubDomains${isPreloadAskedFor ? '; preload' : ''}`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Of what has no policy of its own, such as the page shown for an address that there is not.
  'Content-Security-Policy': "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
});

/** What is published for other people's programs and pages, folder by folder; documents follow one by one. */
const FOLDERS: readonly HeaderRule[] = [
  // The data set, with its licence.
  { for: '/data/*', values: { Link: dataLinkHeader(), ...OPEN } },
  // Charts and badges, for other people's pages.
  { for: '/embed/*', values: OPEN },
  // Named by their content: the checker for the reader's own device.
  { for: '/check/device/*', values: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  // Pictures of pages, shown where a link is shared.
  { for: '/og/*', values: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  { for: '/.well-known/*', values: { ...CACHED, ...OPEN } },
];

/**
 * The headers of static files, in the order in which they apply: a later rule replaces an earlier one's value.
 *
 * @param files everything under /data/.
 * @param documents for tests.
 */
export function siteHeaders(
  data: Dataset,
  files: readonly Artefact[],
  documents: readonly Pick<DocumentFile, 'path' | 'mediaType'>[] = documentFiles(),
): HeaderRule[] {
  const markdown = { path: skillPath(':name'), mediaType: 'text/markdown; charset=utf-8' };
  return [
    { for: '/*', values: { Link: linkHeader(), ...guarded(data.site) } },
    ...FOLDERS,
    ...dataTypes(files),
    ...[...documents, markdown].map(({ path, mediaType }) => ({
      for: path,
      values: { 'Content-Type': mediaType, ...CACHED, ...OPEN },
    })),
    ...pageHeaders(data),
  ];
}
