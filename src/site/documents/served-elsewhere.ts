import type { PublishedDocument } from './document.ts';

/** The API page for people: src/pages/docs/. */
export const API_PAGE = {
  path: '/docs/',
  title: 'API page for people',
  mediaType: 'text/html',
  rel: 'service-doc',
  catalogue: { rel: 'service-doc' },
} as const satisfies PublishedDocument;

/** The function that says whether the service works. */
export const HEALTH = {
  path: '/api/health',
  title: 'Health',
  mediaType: 'application/json',
  rel: 'status',
  catalogue: { rel: 'status' },
} as const satisfies PublishedDocument;
