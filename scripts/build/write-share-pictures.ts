/**
 * Draws the Open Graph picture of every page into the built site; run after Astro's build. Pictures are kept in
 * node_modules/.cache by what they show, so that a build draws only what is new.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { loadSite, loadSnapshots } from '../../src/pages/_site.ts';
import { sharePictureSvg, sharePictures } from '../../src/site/seo/share-picture.ts';

const CACHE = 'node_modules/.cache/share-pictures';
const { resolve } = createRequire(import.meta.url);

const data = loadSite();
const fontBuffers = ['DejaVuSerif-Bold.ttf', 'DejaVuSans-Bold.ttf'].map(
  (file) => new Uint8Array(readFileSync(resolve(`dejavu-fonts-ttf/ttf/${file}`))),
);
await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));

function draw(svg: string): Uint8Array {
  const kept = path.join(CACHE, `${createHash('sha256').update(svg).digest('hex')}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const drawing = new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' } });
  const image = drawing.render();
  const png = image.asPng();
  image.free();
  drawing.free();
  writeFileSync(kept, png);
  return png;
}

mkdirSync(CACHE, { recursive: true });
for (const picture of sharePictures(
  data,
  loadSnapshots().map(({ day }) => day),
)) {
  const file = path.join('dist', picture.path);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, draw(sharePictureSvg(picture, data.site)));
}
