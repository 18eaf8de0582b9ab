import { DOCUMENTS, type PublishedDocument } from '../documents.ts';

/** Licence of the data set. */
export const DATA_LICENCE_URL = 'https://creativecommons.org/licenses/by/4.0/';

/** Parameters of a media type are left out: a link's type is a hint (RFC 8288, section 3.4.1). */
function link(document: PublishedDocument): string {
  const [type] = document.mediaType.split(';');
  return `<${document.path}>; rel="${document.rel}"; type="${type}"`;
}

/** Value of the Link header that every page carries (RFC 8288); netlify.toml must hold the same. */
export function linkHeader(): string {
  const announced: PublishedDocument[] = Object.values(DOCUMENTS).filter(
    (document: PublishedDocument) => document.rel !== undefined,
  );
  return announced.map(link).join(', ');
}

/** The Link header of everything under /data/: the same, and the licence. */
export function dataLinkHeader(): string {
  return `${linkHeader()}, <${DATA_LICENCE_URL}>; rel="license"`;
}
