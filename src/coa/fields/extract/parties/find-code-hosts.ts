import { hasListedSuffix } from '../../../../dataset/registered-domain.ts';
import { SCHEMES_OF_PROGRAMS, TOP_LEVEL_DOMAINS } from '../../vocabulary/addresses.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import type { PrintedHost } from './find-hosts.ts';

const OF_PROGRAM = new RegExp(`^(?:${anyOf(SCHEMES_OF_PROGRAMS).source})`, 'i');
const WEB_SCHEME = /^https?:/i;
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
/** A host without a scheme, what stands before it in its word, and what follows. */
const BARE_HOST =
  /^(?:[^\s/?#\\@]*?[^\p{L}\d\s/?#\\@.-])?((?:[\p{L}\d-]{1,63}\.){1,5}[\p{L}][\p{L}\d-]{1,62})(?=$|[^\p{L}\d.-]|\.$)/u;
const MAIL = /^(?:mailto:)?[^\s/?#\\@]+@([^\s/?#\\@:]+)$/i;
const KNOWN_ENDING = new RegExp(`\\.(?:${TOP_LEVEL_DOMAINS})$`, 'i');

/**
 * The hosts to which a code leads. Whoever scans it is taken where a browser goes with the whole of its text, whatever
 * other addresses stand in that address: "https://lab.example@elsewhere.example" leads elsewhere. A code that holds other
 * text leads nowhere by itself; the addresses in its words are what somebody would type.
 */
export function findCodeHosts(text: string): PrintedHost[] {
  const whole = text.trim();
  if (WEB_SCHEME.test(whole)) return leadingTo(URL.canParse(whole) ? whole : whole.split(/\s/)[0]!, text);
  if (OF_PROGRAM.test(whole) || OTHER_SCHEME.test(whole)) return [];
  return whole.split(/\s+/).flatMap((word) => inWord(word, text));
}

function inWord(word: string, text: string): PrintedHost[] {
  const mail = MAIL.exec(word)?.[1];
  if (mail !== undefined)
    return leadingTo(`https://${mail}`, text).map((host) => ({ ...host, forVerification: false, email: true }));
  const scheme = /^[^\s/?#\\@]*?(?=https?:\/\/)/i.exec(word)?.[0];
  if (scheme !== undefined) return leadingTo(word.slice(scheme.length), text);
  const bare = BARE_HOST.exec(word);
  if (bare === null) return [];
  const host = bare[1]!;
  const from = word.slice(bare[0].length - host.length);
  // Batch numbers and names of files have full stops, too: a rarer ending is an address's only before a path.
  const isAddress =
    KNOWN_ENDING.test(host) || (from.charAt(host.length) === '/' && hasListedSuffix(host.toLowerCase()));
  if (!isAddress) return [];
  // What ends a word of prose behind a host ends no user's name in front of one.
  const isWhole = /^[/?#:\\]/.test(from.slice(host.length)) || /^[^/?#\\]*@/.test(from);
  return leadingTo(`https://${isWhole ? from : host}`, text);
}

/** Where a browser goes with an address; an IP address and a host with an unknown ending are somebody's as well. */
function leadingTo(address: string, text: string): PrintedHost[] {
  if (!URL.canParse(address)) return [];
  const { hostname, pathname, search, hash } = new URL(address);
  const path = `${pathname}${search}${hash}`;
  return [
    {
      host: hostname.replace(/\.$/, ''),
      path: path === '/' ? '' : path,
      forVerification: true,
      email: false,
      text,
    },
  ];
}
