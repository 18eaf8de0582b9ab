import type { SiteContext } from '../context.ts';
import type { PublishedDocument } from '../documents/document.ts';

const PATH = '/.well-known/security.txt';
/** Days after which what it says is to be doubted; RFC 9116, section 2.5.5, recommends less than a year. */
const DAYS_VALID = 180;

/** The text of security.txt (RFC 9116): where to report a vulnerability. */
export function buildSecurityText({ data: { site }, builtOn }: SiteContext): string {
  const expires = new Date(`${builtOn}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + DAYS_VALID);
  return `# Please write "security" in the subject. Test against a copy on your own machine as hard as you like.
Contact: mailto:${site.contact_email}
Expires: ${expires.toISOString().replace('.000', '')}
Preferred-Languages: en
Canonical: ${site.base_url}${PATH}
`;
}

/** Where to report a vulnerability, as RFC 9116 asks for it, as a document of the site. */
export const SECURITY_TEXT = {
  path: PATH,
  title: 'Where to report a vulnerability',
  mediaType: 'text/plain; charset=utf-8',
  build: buildSecurityText,
} as const satisfies PublishedDocument;
