import type { SiteContext } from '../context.ts';
import { bareType, type PublishedDocument, SERVICES } from '../documents/document.ts';

/** Media type of an RFC 9264 link set in JSON, with the profile that RFC 9727 asks for. */
const LINKSET_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Relations of an API, in the order in which the catalogue gives them. */
const RELATIONS = ['service-desc', 'service-doc', 'service-meta', 'status'] as const;

/**
 * The API catalogue of RFC 9727: a link set (RFC 9264) whose first context is the catalogue with its items; one context
 * follows for each API, with its description, documentation, metadata and status.
 */
export function buildApiCatalog(
  { data: { site } }: SiteContext,
  documents: readonly PublishedDocument[],
): { linkset: Record<string, unknown>[] } {
  const absolute = (path: string) => `${site.base_url}${path}`;
  const services = SERVICES.map((service) => {
    const ofService = documents.filter(({ catalogue }) => catalogue?.of?.includes(service) ?? true);
    const targets = (relation: (typeof RELATIONS)[number]) =>
      ofService
        .filter(({ catalogue }) => catalogue?.rel === relation)
        .map((document) => ({ href: absolute(document.path), type: bareType(document) }));
    return {
      anchor: absolute(service),
      ...Object.fromEntries(RELATIONS.map((relation) => [relation, targets(relation)])),
    };
  });
  return {
    linkset: [
      { anchor: absolute(API_CATALOG.path), item: services.map(({ anchor }) => ({ href: anchor })) },
      ...services,
    ],
  };
}

/** The catalogue of interfaces that RFC 9727 asks for, as a document of the site. */
export const API_CATALOG = {
  path: '/.well-known/api-catalog',
  title: 'API catalogue (RFC 9727)',
  mediaType: LINKSET_TYPE,
  rel: 'api-catalog',
  llms: { section: 'Optional', about: 'link set of every API' },
  build: buildApiCatalog,
} as const satisfies PublishedDocument;
