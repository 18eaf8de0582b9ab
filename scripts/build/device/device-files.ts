import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { knownData } from '../../../src/coa/context.ts';
import type { PartName } from '../../../src/coa/host/browser/parts.ts';
import type { Dataset } from '../../../src/dataset/dataset.ts';
import { type DeviceManifest, MANIFEST } from '../../../src/scripts/device/manifest.ts';
import { loadLayouts } from '../../layouts/load-layouts.ts';
import { bundleDevice } from './bundle-device.ts';
import { noticesOf } from './notices.ts';

const FOLDER = '/check/device';
/** What of a hash names a file. */
const NAME_LETTERS = 16;

/** The checker as the check page loads it. */
export interface DeviceFiles {
  /** Every file by its address, the manifest included. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Address of the packed PDFium. */
  pdfium: string;
  /** The licences of what is not the project's own. */
  notices: string;
}

/**
 * Makes the files of the checker that runs on the reader's own device: the core and its threads, each in one module,
 * WebAssembly, language data, and what is known of laboratories, compounds, vendors and records. Every file is packed and
 * named by its content; the manifest names them with bytes and SHA-256.
 */
export async function deviceFiles(): Promise<DeviceFiles> {
  const locate = createRequire(import.meta.url).resolve;
  const packed = (bytes: Uint8Array | string): Buffer => gzipSync(bytes, { level: 9 });
  let bundled: string[] = [];
  const bundles = await bundleDevice(({ metafile }) => {
    bundled = Object.keys(metafile.inputs);
  });
  const dataset = JSON.parse(readFileSync('.generated/dataset.json', 'utf8')) as Dataset;
  const parts: Readonly<Record<PartName | 'data', Uint8Array>> = {
    'core.worker': packed(bundles['core.worker']),
    'reader.worker': packed(bundles['reader.worker']),
    'pdf.worker': packed(bundles['pdf.worker']),
    tesseract: packed(readFileSync(locate('tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm'))),
    'language-fast': readFileSync('src/coa/ocr/language/eng.fast.traineddata.gz'),
    'language-best': readFileSync(locate('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz')),
    zxing: packed(readFileSync(locate('zxing-wasm/reader/zxing_reader.wasm'))),
    inference: packed(readFileSync(locate('onnxruntime-web/ort-wasm-simd-threaded.wasm'))),
    'scene-model': readFileSync('src/coa/ocr/scene/model/en_PP-OCRv3_rec.half.onnx.gz'),
    pdfium: packed(readFileSync(locate('@hyzyla/pdfium/pdfium.wasm'))),
    jpeg: packed(readFileSync(locate('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))),
    webp: packed(readFileSync(locate('@jsquash/webp/codec/dec/webp_dec.wasm'))),
    data: packed(JSON.stringify(knownData(dataset, loadLayouts()))),
  };
  const described = Object.entries(parts).map(([name, bytes]) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const path = `${FOLDER}/${name.replaceAll('.', '-')}.${sha256.slice(0, NAME_LETTERS)}.gz`;
    return { name: name as PartName | 'data', path, bytes, sha256 };
  });
  const manifest: DeviceManifest = { files: described.map((file) => ({ ...file, bytes: file.bytes.length })) };
  const files = new Map<string, Uint8Array>(described.map(({ path, bytes }) => [path, bytes]));
  files.set(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  const pdfium = described.find(({ name }) => name === 'pdfium');
  return { files, pdfium: pdfium?.path ?? '', notices: noticesOf(bundled) };
}
