import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Box } from '../report.ts';

/** A QR code or barcode that was read. */
export interface Code {
  /** Format by its usual name, such as "QRCode". */
  format: string;
  text: string;
  /** In pixels of the upright picture. */
  box: Box;
}

/** Text longer than this is no verification code; it is cut. */
const LONGEST_TEXT = 1_000;

let prepared: Promise<unknown> | null = null;

/** Loads the reader's WebAssembly from the package's own folder: no network. */
function prepare(): Promise<unknown> {
  prepared ??= readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).then((file) =>
    prepareZXingModule({
      overrides: { wasmBinary: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer },
      fireImmediately: true,
    }),
  );
  return prepared;
}

/** Reads the QR codes and barcodes of a picture; an empty list when there are none. */
export async function readCodes(picture: { width: number; height: number; rgba: Uint8Array }): Promise<Code[]> {
  await prepare();
  const image = {
    width: picture.width,
    height: picture.height,
    data: new Uint8ClampedArray(picture.rgba.buffer, picture.rgba.byteOffset, picture.rgba.byteLength),
    colorSpace: 'srgb',
  } as ImageData;
  const found = await readBarcodes(image, { formats: ['QRCode', 'MicroQRCode', 'DataMatrix', 'Aztec', 'PDF417', 'Code128', 'Code39'], tryHarder: true, maxNumberOfSymbols: 8 });
  const codes: Code[] = [];
  for (const result of found) {
    if (!result.isValid || result.text === '' || codes.some((code) => code.text === result.text)) continue;
    const { topLeft, topRight, bottomRight, bottomLeft } = result.position;
    const xs = [topLeft.x, topRight.x, bottomRight.x, bottomLeft.x];
    const ys = [topLeft.y, topRight.y, bottomRight.y, bottomLeft.y];
    const left = Math.min(...xs);
    const top = Math.min(...ys);
    codes.push({ format: result.format, text: result.text.slice(0, LONGEST_TEXT), box: [left, top, Math.max(...xs) - left, Math.max(...ys) - top] });
  }
  return codes;
}
