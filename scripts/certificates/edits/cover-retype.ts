import sharp from 'sharp';
import { around } from '../../../src/coa/geometry/box.ts';
import { clampBox, paperColour } from '../pixels/raster.ts';
import type { EditMethod } from './edit.ts';
import { compose, fill } from './erase.ts';

/** Fonts an office machine has, by the kind of the font on the page; the first that differs from it is used. */
const NEAREST = {
  'sans-serif': ['Liberation Sans', 'DejaVu Sans'],
  serif: ['Liberation Serif', 'DejaVu Serif'],
  monospace: ['Liberation Mono', 'DejaVu Sans Mono'],
} as const;

/** Part of the font size that letters reach below and capitals above the line, near enough for all fonts. */
const DESCENT = 0.21;
const ASCENT_OF_BOX = 0.79;

/** A rectangle over the old text, the new one typed on it in the nearest system font, by another text engine (Pango). */
export const coverRetype: EditMethod = {
  id: 'cover_retype',
  async apply({ page, field, text, place, random }) {
    const box = clampBox(field.box, page, 2);
    fill(page, box, random.chance(0.35) ? [255, 255, 255] : paperColour(page, box));
    const { family, size, weight, colour } = field.font;
    const kind = family.endsWith('monospace') ? 'monospace' : family.includes('sans-serif') ? 'sans-serif' : 'serif';
    const font = NEAREST[kind].find((name) => !family.includes(name)) ?? NEAREST[kind][0];
    const [red, green, blue] = (colour.match(/\d+/g) ?? ['0', '0', '0']).map(Number) as [number, number, number];
    const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    const markup = `<span foreground="${hex}"${Number(weight) >= 600 ? ' weight="bold"' : ''}>${text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`)}</span>`;
    const typed = await sharp({
      text: { text: markup, font: `${font} ${(size * random.between(0.96, 1.03)).toFixed(2)}`, dpi: 72, rgba: true },
    })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const baseline = field.box[1] + field.box[3] * ASCENT_OF_BOX;
    const bottom = baseline + (/[gjpqy,()/]/.test(text) ? size * DESCENT : 0);
    const [x, y] = [
      Math.round(place[0] + random.between(-1, 1.5)),
      Math.round(bottom - typed.info.height + random.between(-1, 1)),
    ];
    compose(page, { width: typed.info.width, height: typed.info.height, data: typed.data }, x, y);
    return clampBox(around([box, [x, box[1], typed.info.width, box[3]]]), page);
  },
};
