import { expect, test } from 'vitest';
import { BUDGETS } from '../../coa/budgets.ts';
import { isForm, readCheckForm } from './read-check-form.ts';

async function form(fields: Record<string, string | File>): Promise<Request> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const encoded = new Response(body);
  return new Request('https://service.example/api/check-coa', {
    method: 'POST',
    headers: { Accept: 'text/html', 'Content-Type': encoded.headers.get('content-type') ?? '' },
    body: await encoded.arrayBuffer(),
  });
}
const picture = new File([Uint8Array.of(1, 2, 3)], 'page.png', { type: 'image/png' });

test('a form gives its file and its vendor', async () => {
  const request = await form({ image: picture, vendor: ' Vendor.example ' });
  expect(isForm(request)).toBe(true);
  expect(await readCheckForm(request)).toEqual({
    picture: Uint8Array.of(1, 2, 3),
    declaredType: 'image/png',
    page: null,
    vendor: 'vendor.example',
    name: 'page.png',
  });
  expect((await readCheckForm(await form({ image: picture, vendor: '' }))).vendor).toBeNull();
});

test.each([
  [{ vendor: 'vendor.example' }, 'invalid-fields', /Choose a picture/],
  [{ image: 'text' }, 'invalid-fields', /Choose a picture/],
  [{ image: new File([], '') }, 'invalid-fields', /Choose a picture/],
  [{ image: picture, vendor: 'the corner shop' }, 'invalid-fields', /host name/],
  [{ image: new File([new Uint8Array(BUDGETS.pictureBytes + 1)], 'large.png') }, 'too-large', /at most/],
  [{ image: new File([new Uint8Array(BUDGETS.bodyBytes)], 'larger.png') }, 'too-large', /at most/],
])('%j is refused: %s', async (fields, id, message) => {
  await expect(readCheckForm(await form(fields as Record<string, string | File>))).rejects.toMatchObject({
    id,
    message: expect.stringMatching(message),
  });
});

test('a picture of the most bytes allowed is read', async () => {
  const largest = new File([new Uint8Array(BUDGETS.pictureBytes)], 'large.png');
  expect((await readCheckForm(await form({ image: largest }))).picture).toHaveLength(BUDGETS.pictureBytes);
});

test('a compressed form is refused', async () => {
  const request = await form({ image: picture });
  request.headers.set('Content-Encoding', 'gzip');
  await expect(readCheckForm(request)).rejects.toMatchObject({ id: 'unsupported-type' });
});

test('the name of a file is repeated on one line, without what turns or hides text', async () => {
  const file = new File([Uint8Array.of(1)], 'page\u202Egnp.\u0007exe\u2028<b>.png');
  expect((await readCheckForm(await form({ image: file }))).name).toBe('page gnp. exe b.png');
});

test('a form from a program, which wants no page, is none', async () => {
  const request = await form({ image: picture });
  request.headers.set('Accept', '*/*');
  expect(isForm(request)).toBe(false);
  request.headers.delete('Accept');
  expect(isForm(request)).toBe(false);
  request.headers.set('Accept', 'text/html');
  request.headers.set('Content-Type', 'application/json; of="multipart/form-data"');
  expect(isForm(request)).toBe(false);
});

test('a body that is no form of its type is refused with what to do', async () => {
  const request = new Request('https://service.example/', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: 'not a form',
  });
  await expect(readCheckForm(request)).rejects.toMatchObject({ id: 'invalid-fields' });
});
