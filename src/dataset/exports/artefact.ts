/** One published file of the data set. */
export interface Artefact {
  /** Path below the folder of its edition, such as `vendors/severn.json`; the folder itself is `/data/` or a snapshot's. */
  path: string;
  mediaType: string;
  /** What it holds, in a clause; only for files that lists name one by one. */
  about?: string;
  /** One of several small files that each vendor has; a build writes these by themselves, past Astro's routes. */
  bulk?: true;
  /** Its text, UTF-8; built when asked for. */
  body(): string;
}

/** Media types of the published files. src/site/headers/data-types.ts makes the host serve them so. */
export const MEDIA_TYPES = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  ndjson: 'application/x-ndjson; charset=utf-8',
  jsonSchema: 'application/schema+json; charset=utf-8',
  croissant: 'application/ld+json; profile="http://mlcommons.org/croissant/1.1"',
  text: 'text/plain; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  jsonFeed: 'application/feed+json; charset=utf-8',
  bibtex: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  cslJson: 'application/vnd.citationstyles.csl+json; charset=utf-8',
  patch: 'text/x-patch; charset=utf-8',
} as const;

/** Names whose type does not follow from the ending alone, and endings. */
const BY_ENDING: readonly (readonly [string, string])[] = [
  ['croissant.json', MEDIA_TYPES.croissant],
  ['.schema.json', MEDIA_TYPES.jsonSchema],
  ['.csl.json', MEDIA_TYPES.cslJson],
  ['.json', MEDIA_TYPES.json],
  ['.csv', MEDIA_TYPES.csv],
  ['.ndjson', MEDIA_TYPES.ndjson],
  ['.bib', MEDIA_TYPES.bibtex],
  ['.ris', MEDIA_TYPES.ris],
  ['.txt', MEDIA_TYPES.text],
];

/** Media type of a file of a snapshot. */
export function mediaTypeOf(path: string): string {
  return BY_ENDING.find(([ending]) => path.endsWith(ending))?.[1] ?? MEDIA_TYPES.text;
}

/** JSON as it is published: indented, since people read it too, and ending in a line feed. */
export function jsonText(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
