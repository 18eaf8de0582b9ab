import type { LanguageModel, ReaderParts } from '../reader-parts.ts';
import { partOf } from './parts.ts';

/** What a reader's thread reads with. */
export interface ReaderBlobs {
  core: Blob;
  languages: Readonly<Record<LanguageModel, Blob>>;
  codes: Blob;
  inference: Blob;
  sceneModel: Blob;
}

/** What a reader's thread reads with, to be handed to it as it starts. */
export function readerParts(): ReaderParts {
  return {
    core: partOf('tesseract'),
    languages: { fast: partOf('language-fast'), best: partOf('language-best') },
    codes: partOf('zxing'),
    inference: partOf('inference'),
    sceneModel: partOf('scene-model'),
  } satisfies ReaderBlobs;
}
