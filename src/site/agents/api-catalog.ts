import type { Dataset } from '../../dataset/dataset.ts';
import { DOCUMENTS, type PublishedDocument } from '../documents.ts';

interface LinkTarget {
  href: string;
  type?: string;
}

/**
 * The API catalogue of RFC 9727: a link set (RFC 9264) whose first context is the catalogue with its items; one context
 * follows for each API, with its description, documentation, metadata and status.
 */
export function buildApiCatalog({ site }: Pick<Dataset, 'site'>): { linkset: Record<string, unknown>[] } {
  const absolute = (path: string) => `${site.base_url}${path}`;
  const target = ({ path, mediaType }: PublishedDocument): LinkTarget => ({ href: absolute(path), type: mediaType });
  const { apiCatalog, openapi, docs, serverCard, skills, auth, llms, health } = DOCUMENTS;
  const service = (path: string, description: PublishedDocument) => ({
    anchor: absolute(path),
    'service-desc': [target(description)],
    'service-doc': [target(docs), target(llms)],
    'service-meta': [target(auth), target(skills)],
    status: [target(health)],
  });
  const services = [
    service('/api/check-coa', openapi),
    service('/data/vendors.json', openapi),
    service('/mcp', serverCard),
  ];
  return {
    linkset: [
      { anchor: absolute(apiCatalog.path), item: services.map(({ anchor }) => ({ href: anchor })) },
      ...services,
    ],
  };
}
