import { z } from 'zod';
import { BUDGETS } from '../../coa/budgets.ts';
import { type FieldError, HttpProblem } from '../problem.ts';
import { readBody } from '../read-body.ts';
import { refuseEncodedBody } from '../refuse-encoded-body.ts';
import { readImage } from './read-image.ts';
import { readVendor } from './read-vendor.ts';

/** Characters of a host name (RFC 1035, section 2.3.4), and of a web address that is still taken. */
const LONGEST_HOST = 253;
const LONGEST_ADDRESS = 2048;

/** The body of POST /api/check-coa. */
export const CheckRequest = z
  .looseObject({
    image: z
      .string()
      .min(1)
      .max(BUDGETS.bodyBytes)
      .describe(
        'The picture of the certificate: base64 (either alphabet, with or without padding), or a data: URL in base64. PNG, JPEG, WebP, GIF, BMP, TIFF or PDF; the first frame is read, or in a PDF the first page that is a certificate, unless a parameter of the media type names a page, as in “;page=3”.',
      ),
    vendor: z
      .union([
        z.string().max(LONGEST_HOST).meta({ format: 'idn-hostname' }),
        z.string().max(LONGEST_ADDRESS).meta({ format: 'iri' }),
        z.literal(''),
        z.null(),
      ])
      .optional()
      .describe(
        'The vendor who shows the certificate: a host name such as "vendor.example", or a web address, of which only the host is used and kept (without "www."). Email addresses are refused. Leave it out, or give null or "", when there is none.',
      ),
  })
  .describe(
    'One picture of a certificate, and the vendor who shows it. Other fields are ignored. Send it as application/json. A type ending in +json also works, and JSON is read under text/plain, application/x-www-form-urlencoded or no type at all, as some tools send it.',
  );

/** The content types under which JSON arrives, as CheckRequest describes them; tools that set none, or their default, are let through. */
const JSON_TYPES = /^(application\/(json|[a-z0-9.+-]+\+json|x-www-form-urlencoded)|text\/plain)$/;

/**
 * Reads and checks the body of a check.
 *
 * @returns the bytes of the picture, the type and the page a data: URL gave it, the vendor's host in its normal form or null, and the
 * names of fields that are not known, at most ten and cut.
 * @throws HttpProblem `unsupported-type`, `too-large`, `malformed-json`, or `invalid-fields` naming each wrong field.
 */
export async function readCheckRequest(request: Request): Promise<{
  picture: Uint8Array;
  declaredType: string | null;
  page: number | null;
  vendor: string | null;
  ignored: string[];
}> {
  refuseOtherTypes(request);
  const body = parseJson(await readBody(request, BUDGETS.bodyBytes, 'Send a smaller picture.'));
  const shape = CheckRequest.safeParse(body);
  const { image: imageText, vendor: vendorText } = (typeof body === 'object' && body !== null ? body : {}) as {
    image?: unknown;
    vendor?: unknown;
  };
  const image = typeof imageText === 'string' ? readImage(imageText) : null;
  const vendor = typeof vendorText === 'string' && vendorText !== '' ? readVendor(vendorText) : { vendor: null };
  const errors = new Map(
    shape.success ? [] : shape.error.issues.flatMap(fieldErrors).map((error) => [error.field, error]),
  );
  if (image !== null && 'wrong' in image) errors.set('image', fieldError('image', image.wrong));
  if ('wrong' in vendor) errors.set('vendor', fieldError('vendor', vendor.wrong));
  if (errors.size > 0 || image === null || 'wrong' in image || 'wrong' in vendor)
    throw invalidFields([...errors.values()]);
  return { ...image, vendor: vendor.vendor, ignored: unknownFields(body) };
}

function refuseOtherTypes(request: Request): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && type !== '' && !JSON_TYPES.test(type)) {
    throw new HttpProblem(
      'unsupported-type',
      'Send the picture inside JSON, as {"image": "<base64>"}, with Content-Type: application/json.',
    );
  }
  refuseEncodedBody(request);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const what = bytes.byteLength === 0 ? 'The body is empty.' : 'The body could not be parsed as JSON in UTF-8.';
    throw new HttpProblem(
      'malformed-json',
      `${what} Send an object such as {"image": "<base64>", "vendor": "vendor.example"}.`,
    );
  }
}

/** The problem of a request of which some fields are wrong. */
export function invalidFields(errors: FieldError[]): HttpProblem {
  const named = errors.map(({ field, detail }) => (field === '' ? detail : `${field}: ${detail}`)).join(' ');
  return new HttpProblem('invalid-fields', named, { members: { errors } });
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.path.length === 0) return [{ field: '', pointer: '', detail: 'Expected an object with the field image.' }];
  const field = issue.path.join('.');
  const expected =
    field === 'image'
      ? 'Expected a picture as a string: base64, or a data: URL in base64.'
      : 'Expected a host name such as "vendor.example", or a web address; leave the field out when there is none.';
  return [fieldError(field, expected)];
}

/** `pointer` is a JSON Pointer as a URI fragment, as in RFC 9457's own example. */
export function fieldError(field: string, detail: string): FieldError {
  return {
    field,
    pointer: `#/${encodeURIComponent(field.toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1'))}`,
    detail,
  };
}

/** Names of fields that mean nothing here. They are ignored, since clients send what their frameworks add. */
function unknownFields(body: unknown): string[] {
  return Object.keys(body as object)
    .filter((name) => !Object.hasOwn(CheckRequest.shape, name))
    .slice(0, 10)
    .map((name) => name.slice(0, BUDGETS.quotedCharacters).toWellFormed());
}
