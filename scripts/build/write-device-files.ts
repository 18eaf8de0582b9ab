/**
 * Writes the checker as the check page runs it on the reader's own device: the core and its threads, each in one module,
 * WebAssembly, language data, and what is known of laboratories, compounds, vendors and records. Every file is packed and
 * named by its content; the manifest names them with bytes and SHA-256. Run after each build of the site.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { knownData } from '../../src/coa/context.ts';
import type { PartName } from '../../src/coa/host/browser/parts.ts';
import type { Dataset } from '../../src/dataset/dataset.ts';
import type { DeviceManifest } from '../../src/scripts/device/manifest.ts';
import { MANIFEST, OFFLINE_WORKER } from '../../src/scripts/device/manifest.ts';
import { loadLayouts } from '../layouts/load-layouts.ts';
import { bundleDevice, bundleOfflineWorker } from './bundle-device.ts';
import { offlineFiles } from './offline-files.ts';

const DIST = 'dist';
const FOLDER = '/check/device';
/** What of a hash names a file. */
const NAME_LETTERS = 16;

const locate = createRequire(import.meta.url).resolve;
const bundles = await bundleDevice();
const data = JSON.stringify(
  knownData(JSON.parse(readFileSync('.generated/dataset.json', 'utf8')) as Dataset, loadLayouts()),
);
const packed = (bytes: Uint8Array | string): Buffer => gzipSync(bytes, { level: 9 });

const FILES: Readonly<Record<PartName | 'data', Uint8Array>> = {
  'core.worker': packed(bundles['core.worker']),
  'reader.worker': packed(bundles['reader.worker']),
  'pdf.worker': packed(bundles['pdf.worker']),
  tesseract: packed(readFileSync(locate('tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm'))),
  'language-fast': readFileSync('src/coa/ocr/language/eng.fast.traineddata.gz'),
  'language-best': readFileSync(locate('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz')),
  zxing: packed(readFileSync(locate('zxing-wasm/reader/zxing_reader.wasm'))),
  pdfium: packed(readFileSync(locate('@hyzyla/pdfium/pdfium.wasm'))),
  jpeg: packed(readFileSync(locate('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))),
  webp: packed(readFileSync(locate('@jsquash/webp/codec/dec/webp_dec.wasm'))),
  data: packed(data),
};

mkdirSync(DIST + FOLDER, { recursive: true });
const files: DeviceManifest['files'] = Object.entries(FILES).map(([name, bytes]) => {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = `${FOLDER}/${name.replaceAll('.', '-')}.${sha256.slice(0, NAME_LETTERS)}.gz`;
  writeFileSync(DIST + path, bytes);
  return { name: name as PartName | 'data', path, bytes: bytes.length, sha256 };
});
writeFileSync(DIST + MANIFEST, JSON.stringify({ files } satisfies DeviceManifest));

const pdfium = files.find(({ name }) => name === 'pdfium')?.path ?? '';
writeFileSync(DIST + OFFLINE_WORKER, await bundleOfflineWorker(offlineFiles(DIST, pdfium)));
