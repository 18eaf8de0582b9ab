import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PartName } from '../../../src/coa/host/browser/parts.ts';

/** Parts that are this project's own, with the packages bundled into them. */
type Bundled = 'core.worker' | 'reader.worker' | 'pdf.worker';

const APACHE = 'node_modules/tesseract.js-core/LICENSE';

/** Parts that are no bundles: the package that brings each, or whose it is and where its licence stands. */
const PARTS = {
  tesseract: { package: 'tesseract.js-core', holds: 'Tesseract OCR (Apache-2.0) and Leptonica (BSD-2-Clause)' },
  'language-fast': {
    name: 'Language data of Tesseract, English, fast',
    copyright: 'Copyright Hewlett Packard Company and Google Inc.',
    licence: APACHE,
  },
  'language-best': {
    name: 'Language data of Tesseract, English, best (@tesseract.js-data/eng)',
    copyright: 'Copyright Hewlett Packard Company and Google Inc.',
    licence: APACHE,
  },
  zxing: { package: 'zxing-wasm', holds: 'ZXing-C++ (Apache-2.0)' },
  inference: { package: 'onnxruntime-web', holds: 'ONNX Runtime (MIT)' },
  'scene-model': {
    name: 'The model en_PP-OCRv3_rec of PaddleOCR, in half precision',
    copyright: 'Copyright PaddlePaddle Authors',
    licence: APACHE,
  },
  pdfium: { package: '@hyzyla/pdfium', holds: 'PDFium (BSD-3-Clause and Apache-2.0, Copyright The PDFium Authors)' },
  jpeg: { package: '@jsquash/jpeg', holds: 'MozJPEG' },
  webp: { package: '@jsquash/webp', holds: 'libwebp' },
} as const satisfies Record<
  Exclude<PartName, Bundled>,
  { package: string; holds: string } | { name: string; copyright: string; licence: string }
>;

/** Packages that the scripts of pages hold besides; a test holds the list against what they import. */
export const PAGE_PACKAGES = ['@hyzyla/pdfium', 'csv-stringify', 'zod'];

/** Packages that bring no text of their licence: what their package.json names, with whose they are. */
const WITHOUT_TEXT: Readonly<Record<string, string>> = {
  'onnxruntime-web': 'Copyright (c) Microsoft Corporation',
};
const MIT = readFileSync(path.join(import.meta.dirname, 'licences/mit.txt'), 'utf8');

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;
/** Where packages keep the licence of what they were compiled from. */
const FOLDERS = ['', 'codec'];

/**
 * The licences of what the check page loads to check on a reader's own device, as one text.
 * @param files paths of every file that was bundled.
 * @throws Error where a package brings no text of its licence and none is known.
 */
export function noticesOf(files: Iterable<string>): string {
  const folders = new Map<string, string>();
  for (const file of files) {
    const [folder, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/)/.exec(file) ?? [];
    if (folder !== undefined && name !== undefined) folders.set(name, folder);
  }
  const further = Object.values(PARTS).flatMap((part) => ('package' in part ? [part.package] : []));
  for (const name of [...further, ...PAGE_PACKAGES]) folders.set(name, `node_modules/${name}`);
  const holds = new Map<string, string>(
    Object.values(PARTS).flatMap((part) => ('package' in part ? [[part.package, part.holds]] : [])),
  );
  const ofPackages = [...folders]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, folder]) => {
      const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
        string,
        unknown
      >;
      const within = holds.get(name);
      return section(
        `${name} ${version}, ${license}${within === undefined ? '' : `\nHolds ${within}.`}`,
        textOf(name, folder),
      );
    });
  const ofOthers = Object.values(PARTS).flatMap((part) =>
    'name' in part ? [section(`${part.name}\n${part.copyright}`, readFileSync(part.licence, 'utf8'))] : [],
  );
  return [
    'Software and data of others that the check page loads onto your device, with their licences.\n',
    ...ofPackages,
    ...ofOthers,
  ].join('\n');
}

function section(head: string, text: string): string {
  return `${'='.repeat(80)}\n${head}\n${'-'.repeat(80)}\n${text.trim()}\n`;
}

function textOf(name: string, folder: string): string {
  const texts = FOLDERS.flatMap((within) =>
    filesIn(path.join(folder, within)).map((file) => readFileSync(path.join(folder, within, file), 'utf8').trim()),
  );
  const copyright = WITHOUT_TEXT[name];
  if (texts.length === 0 && copyright !== undefined) return `${copyright}\n\n${MIT}`;
  if (texts.length === 0)
    throw new Error(`Expected a text of the licence of ${name}; add it to WITHOUT_TEXT in ${import.meta.filename}.`);
  return texts.join('\n\n');
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => LICENCE_FILE.test(name));
  } catch {
    return [];
  }
}
