import { registeredDomain } from '../../../../dataset/registered-domain.ts';
import { TOP_LEVEL_DOMAINS, WORDS_AS_DOMAINS } from '../../vocabulary/addresses.ts';

/** A host name printed on the page or held in a code. */
export interface PrintedHost {
  host: string;
  /** Path and query, if any; starts with "/". */
  path: string;
  /** Text around it says that reports are verified there. */
  forVerification: boolean;
  /** Found behind an "@". */
  email: boolean;
  /** Text it was found in. */
  text: string;
}

const HOST = new RegExp(
  `(?<![\\w.])(?:https?:?/{1,2})?((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.){1,4}(?:${TOP_LEVEL_DOMAINS}|${WORDS_AS_DOMAINS}))(?![a-z0-9-]|\\.[a-z])(/[^\\s,;)]*)?`,
  'gi',
);
const ENDS_IN_WORD = new RegExp(`\\.(?:${WORDS_AS_DOMAINS})$`, 'i');
const EMAIL_BEFORE = /@\s?$/;

/** Host names in a line of text. Spaces that a reader puts around dots are closed first. */
export function findHosts(text: string, forVerification: boolean): PrintedHost[] {
  const tidy = text
    .replace(/(?<=[a-z]|[a-z]\d)\s?\.\s?(?=(?:com|net|org|example|co|top|site|info|io)\b)/gi, '.')
    .replace(/\bwww\s?\.\s?/gi, 'www.')
    .replace(/\s?@\s?/g, '@')
    .replace(/\[at\]/g, '@');
  const found: PrintedHost[] = [];
  HOST.lastIndex = 0;
  for (let match = HOST.exec(tidy); match !== null; match = HOST.exec(tidy)) {
    if (ENDS_IN_WORD.test(match[1]!) && /\p{Lu}/u.test(match[1]!)) continue;
    const email = EMAIL_BEFORE.test(tidy.slice(0, match.index));
    found.push({
      host: match[1]!.toLowerCase(),
      path: (match[2] ?? '').replace(/(?<![.'"])[.'"]+$/, ''),
      forVerification: forVerification && !email,
      email,
      text,
    });
  }
  return found;
}

/** The same host without "www.". */
export function bareHost(host: string): string {
  return host.toLowerCase().replace(/^www\d?\./, '');
}

/** Whether `host` is `known` or lies below it. */
export function belongsTo(host: string, known: string): boolean {
  const a = bareHost(host);
  const b = bareHost(known);
  return a === b || a.endsWith(`.${b}`);
}

/** Whether a host is one of some that are known, lies below one, or beside one on the same registered domain. */
export function isOneOf(host: string, known: readonly { host: string }[]): boolean {
  return known.some((one) => belongsTo(host, one.host) || registrableHost(host) === registrableHost(one.host));
}

/** The part of a host that somebody registers: "verify.janoshik.com" → "janoshik.com". */
export function registrableHost(host: string): string {
  return registeredDomain(bareHost(host));
}
