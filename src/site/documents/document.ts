import type { SiteContext } from '../context.ts';

/** The APIs that the catalogue lists. */
export const SERVICES = ['/api/check-coa', '/data/vendors.json', '/mcp'] as const;

/**
 * A document that the site publishes for programs. It is declared beside its builder and listed in
 * src/site/documents/index.ts; route, response headers, Link header, API catalogue, llms.txt, API page and smoke test
 * follow from that.
 */
export interface PublishedDocument {
  path: string;
  /** Further addresses of the same body, where older readers look; announced nowhere. */
  also?: readonly string[];
  title: string;
  /** As it is served. */
  mediaType: string;
  /**
   * Relation type under which the Link header announces it: a registered one (RFC 8288, RFC 8631, RFC 9727), or `ard`
   * and `ai-catalog`, which their own specification asks for.
   */
  rel?: string;
  /** What it is to the APIs of the catalogue (RFC 9727); to all of them unless `of` names some. */
  catalogue?: {
    rel: 'service-desc' | 'service-doc' | 'service-meta' | 'status';
    of?: readonly (typeof SERVICES)[number][];
  };
  /** Where llms.txt lists it, and what one finds there in a clause. */
  llms?: { section: 'API' | 'Agents' | 'Optional'; about: string };
  /**
   * Its content: a string is published as it stands, anything else as JSON. Without a builder a page or a function
   * answers at the address.
   *
   * @param documents every published document, for those that list them.
   */
  build?: (context: SiteContext, documents: readonly PublishedDocument[]) => unknown;
}

/** A media type without its parameters: as a hint, parameters say nothing (RFC 8288, section 3.4.1). */
export function bareType({ mediaType }: PublishedDocument): string {
  return mediaType.replace(/;.*$/, '');
}
