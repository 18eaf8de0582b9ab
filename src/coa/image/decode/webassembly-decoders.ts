import decodeJpegFile, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import decodeWebpFile, { init as initWebp } from '@jsquash/webp/decode.js';
import { decoderModule } from '#host/decoder-module';
import type { Pixels } from '../prepare/turn-upright.ts';

// Both decoders hand their pixels over as the browser's ImageData, which Node does not have; and the browser's own keeps a
// hold of the pixels after they were given back.
globalThis.ImageData = class {
  readonly colorSpace = 'srgb';
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
} as unknown as typeof ImageData;

/** What a decoder says of a damaged file belongs to nobody's log. */
const SILENT = { print: () => {}, printErr: () => {} };

type Decoder = (bytes: Uint8Array) => Promise<Pixels>;

function decoder(
  format: 'jpeg' | 'webp',
  init: (module: WebAssembly.Module, options: object) => Promise<void>,
  decode: (buffer: ArrayBuffer) => Promise<ImageData>,
): Decoder & { forget(): void } {
  let ready: Promise<void> | null = null;
  const run: Decoder = async (bytes) => {
    ready ??= decoderModule(format).then((module) => init(module, SILENT));
    try {
      await ready;
      // A copy of just these bytes: a Buffer is often a view into a larger one, and its own slice() would be too.
      const image = await decode(new Uint8Array(bytes).buffer);
      return {
        width: image.width,
        height: image.height,
        rgba: new Uint8Array(image.data.buffer, image.data.byteOffset, image.data.byteLength),
      };
    } catch (error) {
      // A decoder that failed may have left its memory in any state: the next picture gets a fresh one.
      ready = null;
      throw error;
    }
  };
  return Object.assign(run, {
    forget: () => {
      ready = null;
    },
  });
}

/** Decodes a JPEG with mozjpeg; several times as fast as a decoder in JavaScript. Its EXIF orientation is not applied. */
export const decodeJpeg: Decoder = decoder('jpeg', initJpeg, decodeJpegFile);

const webp = decoder('webp', initWebp, decodeWebpFile);

/** Decodes a WebP with libwebp; of an animation, hand over its first frame. */
export const decodeWebp: Decoder = webp;

/** The same, for a picture after which the decoder's memory would be too large to keep: the next one gets a fresh one. */
export const decodeWebpOnce: Decoder = (bytes) => webp(bytes).finally(webp.forget);
