import sharp from 'sharp';
import { fromSharp, paste, type Raster, toSharp } from '../pixels/raster.ts';
import { type Capture, moved } from './capture.ts';

const SCREEN = { width: 1080, height: 2280, statusBar: 84, toolBar: 150 };

/** A screenshot of a phone that shows the page in a browser, as WebP: clock and address above, white or dark around. */
export const webpScreen: Capture = {
  id: 'webp_screen',
  scale: 2,
  async take(page, boxes, random) {
    const scale = SCREEN.width / page.width;
    const shown = await fromSharp(toSharp(page).resize(SCREEN.width, Math.round(page.height * scale)));
    const top = SCREEN.statusBar + SCREEN.toolBar;
    const height = Math.max(SCREEN.height, top + shown.height + 40);
    const dark = random.chance(0.5);
    const [ground, bar, ink] = dark ? ['#202124', '#303134', '#e8eaed'] : ['#f1f3f4', '#ffffff', '#3c4043'];
    const clock = `${random.whole(7, 23)}:${String(random.whole(0, 59)).padStart(2, '0')}`;
    const chrome = `<svg width="${SCREEN.width}" height="${height}" xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" fill="${ink}"><rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="${top}" fill="${bar}"/>
      <text x="48" y="56" font-size="34">${clock}</text><text x="900" y="56" font-size="32">4G  ${random.whole(9, 98)} %</text><circle cx="66" cy="158" r="22" fill="none" stroke="${ink}" stroke-width="5"/><rect x="120" y="112" width="800" height="92" rx="46" fill="${ground}"/><text x="160" y="172" font-size="38">certificate.pdf</text><text x="1000" y="172" font-size="44">⋮</text></svg>`;
    const screen = await fromSharp(sharp(Buffer.from(chrome)));
    const above = Math.max(top, Math.round(top + (SCREEN.height - top - shown.height) / 2));
    paste(screen, shown, 0, above);
    return {
      raster: screen,
      encode: { format: 'webp', quality: random.whole(76, 92) },
      boxes: moved(boxes, scale, 0, above),
    };
  },
};

/** A screenshot taken while the page lay dimmed behind something else. */
export const dimmed: Capture = {
  id: 'dimmed',
  scale: 1.5,
  async take(page, boxes, random) {
    const factor = random.between(0.4, 0.65);
    const raster: Raster = await fromSharp(toSharp(page).linear(factor, random.between(0, 14)));
    return {
      raster,
      encode: random.chance(0.5) ? { format: 'png' } : { format: 'jpeg', quality: 88 },
      boxes: [...boxes],
    };
  },
};
