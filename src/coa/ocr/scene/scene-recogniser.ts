import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { SceneFiles } from '../../host/reader-parts.ts';
import type { Grey } from '../../image/grey.ts';
import type { Word } from '../../layout/word.ts';
import { release } from '../release.ts';
import { decodeLine } from './decode-line.ts';

/** Signs of the model's classes from 1 on, in their order (en_dict.txt of PaddleOCR); the class behind them is the space. */
const ALPHABET = [
  ...'0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./',
];
/** The model takes three colours, and pixels from −1 (black) to 1. */
const CHANNELS = 3;
const HALF_WHITE = 127.5;

/** The recogniser of scene text, open in this thread. */
export type SceneRecogniser = InferenceSession;

/** Opens the recogniser in this thread, the only one that it takes. @throws Error when it does not start. */
export async function openSceneRecogniser({ runtime, model }: SceneFiles): Promise<SceneRecogniser> {
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = runtime;
  const recogniser = await InferenceSession.create(model);
  // Compiled and copied by now: the 20 MB of both would stay for nothing.
  env.wasm.wasmBinary = undefined;
  release(runtime);
  release(model);
  return recogniser;
}

/** Reads a picture of one line, dark or light on whatever ground; words are in its pixels, each as high as the picture. */
export async function recogniseLine(recogniser: SceneRecogniser, { width, height, data }: Grey): Promise<Word[]> {
  const plane = width * height;
  const pixels = new Float32Array(CHANNELS * plane);
  for (let at = 0; at < plane; at++) pixels[at] = data[at]! / HALF_WHITE - 1;
  for (let channel = 1; channel < CHANNELS; channel++) pixels.copyWithin(channel * plane, 0, plane);
  const [input = '', output = ''] = [recogniser.inputNames[0], recogniser.outputNames[0]];
  const found = await recogniser.run({ [input]: new Tensor('float32', pixels, [1, CHANNELS, height, width]) });
  const { dims = [], data: probabilities } = found[output] ?? {};
  const [, steps = 0, classes = 0] = dims;
  return decodeLine({ steps, classes, data: probabilities as Float32Array }, ALPHABET, { width, height });
}
