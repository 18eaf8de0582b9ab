import { afterAll } from 'vitest';
import { openPicture, untimed } from '../../src/coa/image/open-picture.ts';
import { createTextReader } from '../../src/coa/ocr/read-text.ts';
import { readPage } from '../../src/coa/read-page.ts';
import { fixtureDataset } from './dataset.ts';

/** Opens a picture as a check does. */
export function openForTest(picture: Uint8Array): ReturnType<typeof openPicture> {
  return openPicture({ picture, declaredType: null }, 0, untimed);
}

/** Reads pictures from their bytes to their fields, with the real reader, which ends with the tests of the file. */
export function pictureReader(): (picture: Uint8Array) => ReturnType<typeof readPage> {
  const { compounds, laboratories } = fixtureDataset();
  const reader = createTextReader();
  afterAll(() => reader.close());
  return async (picture) => readPage(await openForTest(picture), { reader, compounds, laboratories }, untimed);
}
