import { bareType, type PublishedDocument } from '../documents/document.ts';
import { DOCUMENTS } from '../documents/index.ts';

/** Licence of the data set. */
const DATA_LICENCE_URL = 'https://creativecommons.org/licenses/by/4.0/';

/** Value of the Link header that every page, every file and every answer of a function carries (RFC 8288). */
export function linkHeader(documents: readonly PublishedDocument[] = DOCUMENTS): string {
  return documents
    .flatMap((document) =>
      document.rel === undefined ? [] : [`<${document.path}>; rel="${document.rel}"; type="${bareType(document)}"`],
    )
    .join(', ');
}

/** The Link header of everything under /data/: the same, and the licence. */
export function dataLinkHeader(): string {
  return `${linkHeader()}, <${DATA_LICENCE_URL}>; rel="license"`;
}
