import { BUDGETS } from '../../coa/budgets.ts';
import { bounded } from '../../coa/words/quote.ts';
import { readBody } from '../read-body.ts';
import { refuseEncodedBody } from '../refuse-encoded-body.ts';
import { fieldError, invalidFields } from './read-check-request.ts';
import { pictureTooLarge } from './read-image.ts';
import { readVendor } from './read-vendor.ts';

/** Whether a request is a form as a browser sends it without script: one that is to be answered with a page. */
export function isForm(request: Request): boolean {
  const header = (name: string): string => request.headers.get(name) ?? '';
  return /^multipart\/form-data\b/i.test(header('content-type')) && /text\/html/i.test(header('accept'));
}

/**
 * Reads the form of the check page: a file `image`, of several the first, and a text `vendor`.
 * @throws HttpProblem `too-large`, or `invalid-fields` with what to send.
 */
export async function readCheckForm(request: Request): Promise<{
  picture: Uint8Array;
  declaredType: string | null;
  page: null;
  vendor: string | null;
  name: string;
}> {
  refuseEncodedBody(request);
  const body = await readBody(request, BUDGETS.bodyBytes, 'Send a smaller picture.');
  const type = request.headers.get('content-type') ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => null);
  const image = form?.get('image');
  if (!(image instanceof File) || image.size === 0)
    throw invalidFields([fieldError('image', 'Choose a picture of a certificate.')]);
  if (image.size > BUDGETS.pictureBytes) throw pictureTooLarge();
  const typed = form?.get('vendor');
  const vendor = typeof typed === 'string' && typed.trim() !== '' ? readVendor(typed) : { vendor: null };
  if ('wrong' in vendor) throw invalidFields([fieldError('vendor', vendor.wrong)]);
  return {
    picture: new Uint8Array(await image.arrayBuffer()),
    declaredType: image.type.toLowerCase() || null,
    page: null,
    vendor: vendor.vendor,
    name: bounded(image.name),
  };
}
