import header from '../.generated/link-header.json' with { type: 'json' };

/** The Link header that announces the documents of the site, which the build wrote. */
export const linkHeader: string = header.link;
