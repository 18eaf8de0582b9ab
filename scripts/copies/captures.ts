import sharp from 'sharp';
import type { Captured } from '../certificates/captures/capture.ts';
import { CAPTURES } from '../certificates/captures/index.ts';
import { encode } from '../certificates/pixels/encode.ts';
import { crop, decode, fromSharp, paste, type Raster, toSharp } from '../certificates/pixels/raster.ts';
import { Random } from '../certificates/random.ts';

/** Who shows a page. */
interface Shown {
  /** Of the laboratory's look-up page, as a browser that shows the page has it in its bar. */
  address: string;
  /** Whom the page is made out to. */
  client: string;
}

/** Who shows it when nobody says. */
const SHOWN: Shown = { address: 'laboratory.example', client: 'Northmoor Peptides' };

/** A way in which one page becomes another picture of itself. */
type Taking = (page: Raster, random: Random, shown: Shown) => Promise<Pick<Captured, 'raster' | 'encode'>>;

const DESKTOP = { width: 1440, bar: 118 };

/** The laboratory's look-up page on a desktop: the browser above it, the page in the middle of a ground of its own. */
const browser: Taking = async (page, random, { address }) => {
  const retina = random.chance(0.5) ? 1.5 : 1;
  const [width, bar] = [Math.round(DESKTOP.width * retina), Math.round(DESKTOP.bar * retina)];
  const shownWidth = Math.round(random.between(820, 1180) * retina);
  const shown = await fromSharp(toSharp(page).resize(shownWidth));
  const height = bar + Math.round(150 * retina) + shown.height + 40;
  const dark = random.chance(0.3);
  const [ground, panel, ink] = dark ? ['#202124', '#303134', '#e8eaed'] : ['#f4f6f8', '#ffffff', '#3c4043'];
  const chrome = `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" fill="${ink}"><rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="${bar}" fill="${panel}"/><g transform="scale(${retina})"><text x="40" y="36" font-size="15">Verify a report</text><rect x="120" y="58" width="900" height="40" rx="20" fill="${ground}"/><text x="144" y="84" font-size="16">${address}/verify?report=lookup</text><text x="150" y="172" font-size="26">Report verification</text><text x="150" y="206" font-size="15">This report was found in our records. Print</text></g></svg>`;
  const screen = await fromSharp(sharp(Buffer.from(chrome)));
  paste(screen, shown, Math.round((width - shown.width) / 2), bar + Math.round(130 * retina));
  return { raster: screen, encode: random.chance(0.6) ? { format: 'png' } : { format: 'jpeg', quality: 85 } };
};

const PHONE = { width: 1080, height: 2280, top: 250, margin: 15 };
/** What a phone shows above everything, in the ink of what it shows. */
const STATUS_BAR = '<text x="48" y="52" font-size="34">14:37</text><text x="900" y="52" font-size="32">5G 74 %</text>';

/** A message in which a seller sent the page, on a phone: the seller's name above it, a claim and the time below. */
async function messageFrom(seller: string, page: Raster, random: Random): ReturnType<Taking> {
  const shown = await fromSharp(toSharp(page).resize(900));
  const { width, top, margin } = PHONE;
  const height = Math.max(PHONE.height, shown.height + 620);
  const dark = random.chance(0.4);
  const [ground, bar, bubble, ink, pale] = dark
    ? ['#0b141a', '#202c33', '#005c4b', '#e9edef', '#8696a0']
    : ['#efeae2', '#ffffff', '#d9fdd3', '#111b21', '#667781'];
  const below = top + shown.height;
  const chrome = `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" fill="${ink}"><rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="180" fill="${bar}"/>${STATUS_BAR}<text x="180" y="118" font-size="40">${inMarkup(seller)}</text><text x="180" y="160" font-size="28" fill="${pale}">last seen today at 14:31</text><rect x="90" y="${top}" width="930" height="${shown.height + 190}" rx="18" fill="${bubble}"/><text x="112" y="${below + 70}" font-size="36">Here is the COA for the new batch, purity is over 99%.</text><text x="112" y="${below + 118}" font-size="36">Let me know if you want 2 or 3 kits</text><text x="920" y="${below + 168}" font-size="26" fill="${pale}">14:32</text></svg>`;
  const screen = await fromSharp(sharp(Buffer.from(chrome)));
  paste(screen, shown, 105, top + margin);
  return { raster: screen, encode: random.chance(0.5) ? { format: 'png' } : { format: 'jpeg', quality: 80 } };
}

const message: Taking = (page, random) => messageFrom(SHOWN.client, page, random);

/** The same, sent by whom the page is made out to, as sellers do with reports of their own goods. */
const ownMessage: Taking = (page, random, { client }) => messageFrom(client, page, random);

/** Text as SVG has it. */
const inMarkup = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A report opened from a download folder: the toolbar of a PDF viewer above it, the page on the viewer's grey. */
const viewer: Taking = async (page, random) => {
  const shown = await fromSharp(toSharp(page).resize(Math.round(random.between(760, 1100))));
  const [width, bar] = [DESKTOP.width, 56];
  const height = bar + shown.height + 48;
  const zoom = Math.round(random.between(60, 130));
  const pages = random.whole(1, 4);
  const number = random.whole(1000, 9999);
  const left = Math.round((width - shown.width) / 2);
  const chrome = `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" fill="#f1f1f1" font-size="15"><rect width="100%" height="100%" fill="#525659"/><rect width="100%" height="${bar}" fill="#323639"/><text x="72" y="34">COA-${number}-northmoor (2).pdf</text><text x="610" y="34">1 / ${pages}</text><text x="700" y="34">– ${zoom}% +</text><rect x="${left - 3}" y="${bar + 15}" width="${shown.width + 6}" height="${shown.height + 6}" fill="#000000" opacity="0.35"/></svg>`;
  const screen = await fromSharp(sharp(Buffer.from(chrome)));
  paste(screen, shown, left, bar + 18);
  return { raster: screen, encode: random.chance(0.6) ? { format: 'png' } : { format: 'jpeg', quality: 85 } };
};

/** A picture that a buyer kept, as their phone shows it: black above and below it, the day and the phone's own words on that. */
const gallery: Taking = async (page, random) => {
  const { width } = PHONE;
  const shown = await fromSharp(toSharp(page).resize(width));
  const height = Math.max(PHONE.height, shown.height + 640);
  const top = Math.round((height - shown.height) / 2);
  const chrome = `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" fill="#ffffff"><rect width="100%" height="100%" fill="#000000"/>${STATUS_BAR}<text x="540" y="140" font-size="38" text-anchor="middle">12 May 2025</text><text x="540" y="184" font-size="28" text-anchor="middle">09:41</text><text x="90" y="${height - 70}" font-size="32">Share</text><text x="420" y="${height - 70}" font-size="32">Edit</text><text x="700" y="${height - 70}" font-size="32">Info</text><text x="900" y="${height - 70}" font-size="32">Delete</text></svg>`;
  const screen = await fromSharp(sharp(Buffer.from(chrome)));
  paste(screen, shown, 0, top);
  return { raster: screen, encode: random.chance(0.5) ? { format: 'png' } : { format: 'jpeg', quality: 85 } };
};

/** The page in a reader's dark mode: light becomes dark and colours keep their hue; some readers make black of white, some a dark grey. */
const darkMode: Taking = async (page, random) => {
  const black = random.chance(0.5) ? 0 : 18;
  const shown = toSharp(page)
    .resize(Math.round(random.between(820, 1180)))
    .negate({ alpha: false })
    .modulate({ hue: 180 })
    .linear((255 - black) / 255, black);
  const raster = await fromSharp(shown);
  return { raster, encode: random.chance(0.5) ? { format: 'png' } : { format: 'jpeg', quality: 85 } };
};

/** Another width, as sites make for their own pages. */
const resized: Taking = async (page, random) => {
  const raster = await fromSharp(toSharp(page).resize(Math.round(page.width * random.between(0.72, 1.3))));
  return { raster, encode: { format: 'webp', quality: random.whole(78, 92) } };
};

/** Margins cut off, and sometimes the foot. */
const cropped: Taking = async (page, random) => {
  const side = Math.round(page.width * random.between(0.01, 0.05));
  const top = Math.round(page.height * random.between(0.005, 0.03));
  const foot = Math.round(page.height * random.between(0.02, 0.25));
  const raster = crop(page, [side, top, page.width - 2 * side, page.height - top - foot]);
  return { raster, encode: { format: 'jpeg', quality: random.whole(78, 92) } };
};

function taken(id: string): Taking {
  const capture = CAPTURES.find((one) => one.id === id);
  if (capture === undefined) throw new Error(`There is no capture ${id}.`);
  return (page, random) => capture.take(page, [], random);
}

/** Every way, by the name under which results are counted. */
export const TAKINGS = {
  jpeg: taken('jpeg80'),
  messenger: taken('whatsapp'),
  scan: taken('scan'),
  phone: taken('phone'),
  'phone screen': taken('webp_screen'),
  browser,
  resized,
  cropped,
} as const satisfies Readonly<Record<string, Taking>>;

/** Ways that are taken only where they are asked for by name, so that what was measured with all of the others stays comparable. */
export const FURTHER_TAKINGS = {
  message,
  'own-message': ownMessage,
  viewer,
  gallery,
  'dark-mode': darkMode,
} as const satisfies Readonly<Record<string, Taking>>;

/** A way of taking a picture by its name; `as found` takes the file as it is. */
export type TakingName = keyof typeof TAKINGS | keyof typeof FURTHER_TAKINGS | 'as found';

/** The picture taken of a page: the same bytes each time for one file, way and who shows it. */
export async function takePicture(
  file: string,
  bytes: Buffer,
  name: TakingName,
  shown: Partial<Shown> = {},
): Promise<Buffer> {
  if (name === 'as found') return bytes;
  const random = new Random(`${name} ${file}`);
  const page = await decode(
    await sharp(bytes).flatten({ background: '#ffffff' }).toColourspace('srgb').png().toBuffer(),
  );
  return (
    await encode(
      { ...(await { ...TAKINGS, ...FURTHER_TAKINGS }[name](page, random, { ...SHOWN, ...shown })), boxes: [] },
      null,
    )
  ).bytes;
}
