import { createRequire } from 'node:module';
import path from 'node:path';
import type { LanguageModel, ReaderParts } from '../reader-parts.ts';
import { nearby } from './nearby.ts';

/** Paths of what a reader's thread reads with. */
export interface ReaderPaths {
  core: string;
  /** Packed language data. */
  languages: Readonly<Record<LanguageModel, string>>;
  codes: string;
  codesWasm: string;
  inference: string;
  /** Packed. */
  sceneModel: string;
}

/** What a reader's thread reads with, to be handed to it as it starts. */
export function readerParts(): ReaderParts {
  const locate = createRequire(import.meta.url).resolve;
  return {
    core: locate('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'),
    languages: {
      fast: nearby('src/coa/ocr/language/eng.fast.traineddata.gz'),
      best: path.join(
        path.dirname(locate('@tesseract.js-data/eng/package.json')),
        '4.0.0_best_int',
        'eng.traineddata.gz',
      ),
    },
    codes: locate('zxing-wasm/reader'),
    codesWasm: locate('zxing-wasm/reader/zxing_reader.wasm'),
    inference: locate('onnxruntime-web/ort-wasm-simd-threaded.wasm'),
    sceneModel: nearby('src/coa/ocr/scene/model/en_PP-OCRv3_rec.half.onnx.gz'),
  } satisfies ReaderPaths;
}
