import type { EndpointAnswer } from './endpoint.ts';

/** What every static file answers to the ETag of its present version. */
export const UNCHANGED: EndpointAnswer = { status: '304', description: 'Not changed since the ETag in If-None-Match.' };

/** What every static file answers to a Range header (RFC 9110, section 14); its 416 is among REFUSED. */
export const PART: EndpointAnswer = {
  status: '206',
  description: 'The part of the file that Range asks for.',
};

/** What every static file answers to methods other than GET and HEAD. */
export const REFUSED: EndpointAnswer = {
  status: '4XX',
  description: 'Refused by the static file host, which answers only GET and HEAD, and ranges within the file.',
};
