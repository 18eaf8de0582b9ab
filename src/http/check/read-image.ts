import { BUDGETS } from '../../coa/budgets.ts';
import { HttpProblem } from '../problem.ts';

/** A data URL up to its data: media type, parameters (a value may be quoted), and whether it is base64. */
const DATA_URL = /^data:([^;,"]{0,100})((?:;[^;,"]{0,100}(?:"[^"]{0,200}"\s*)?){0,5}),/i;
/** The parameter of a data: URL that names a page, and the numbers it may have. */
const PAGE = /;\s*page\s*=\s*"?([^;"]*)"?/i;
const PAGE_NUMBER = /^[1-9]\d{0,3}$/;
/** Base64, and what of it is no padding. */
const BASE64 = /^([A-Za-z0-9+/]*)={0,2}$/;

/** What is wrong with the text of an image field, in a sentence; or its bytes. */
export type ImageReading =
  | { picture: Uint8Array; declaredType: string | null; page: number | null }
  | { wrong: string };

/**
 * Decodes the `image` field: base64 as it stands, or a data: URL in base64. What clients do to base64 on the way is undone:
 * the alphabet for addresses (RFC 4648, section 5), white space, percent-encoding. The type named by a data: URL is handed
 * on and not believed; the bytes tell. Its parameter `page` names the page of a PDF, from 1.
 *
 * @throws HttpProblem `too-large` when the picture has more than BUDGETS.pictureBytes bytes.
 */
export function readImage(given: string): ImageReading {
  const text = given.trim();
  const prefix = DATA_URL.exec(text);
  if (prefix === null && /^data:/i.test(text))
    return { wrong: 'Expected a data: URL such as "data:image/png;base64,iVBORw0…".' };
  if (prefix !== null && !/;\s*base64$/i.test(prefix[2] ?? ''))
    return { wrong: 'Expected a data: URL in base64: "data:image/png;base64,…".' };
  const page = PAGE.exec(prefix?.[2] ?? '')?.[1]?.trim();
  if (page !== undefined && !PAGE_NUMBER.test(page))
    return { wrong: 'Expected the number of a page, from 1: "data:application/pdf;page=3;base64,…".' };
  if (/^https?:/i.test(text))
    return { wrong: 'Expected the picture itself in base64, not its address: nothing is fetched.' };
  const base64 = withoutEscapes(text.slice(prefix?.[0].length ?? 0))
    .replace(/\s+/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  if (base64 === '') return { wrong: 'Expected a picture in base64; it is empty.' };
  const unpadded = BASE64.exec(base64)?.[1];
  if (
    unpadded === undefined ||
    unpadded.length % 4 === 1 ||
    (base64.length !== unpadded.length && base64.length % 4 !== 0)
  ) {
    return { wrong: 'Expected base64 (A–Z, a–z, 0–9, + and / or - and _, padded with =), raw or in a data: URL.' };
  }
  if (Math.floor((unpadded.length * 3) / 4) > BUDGETS.pictureBytes) throw pictureTooLarge(' before base64');
  return {
    picture: Buffer.from(base64, 'base64'),
    declaredType: prefix?.[1]?.trim().toLowerCase() || null,
    page: page === undefined ? null : Number(page),
  };
}

/** The problem of a picture with more than BUDGETS.pictureBytes bytes; `counted` says of what, where that is not plain. */
export function pictureTooLarge(counted = ''): HttpProblem {
  const limit = BUDGETS.pictureBytes;
  const detail = `The picture may have at most ${limit.toLocaleString('en-GB')} bytes${counted}. Send a smaller one; a screenshot or a JPEG usually is.`;
  return new HttpProblem('too-large', detail, { members: { limit_bytes: limit } });
}

/** Percent-encoded bytes as characters; base64 has none beyond ASCII, so that anything else is refused with the rest. */
function withoutEscapes(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(/%([0-7][0-9a-f])/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
