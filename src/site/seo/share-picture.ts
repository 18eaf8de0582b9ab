import type { Dataset } from '../../dataset/dataset.ts';
import { element, escaped } from '../charts/chart.ts';
import { furtherPages, mainPages, recordPages } from '../pages/pages.ts';
import { inLines } from '../words/in-lines.ts';
import { drawShape, INKS } from '../words/shapes.ts';
import { VENDOR_VERDICT_WORDS } from '../words/verdict-words.ts';
import { dayText } from '../words/words.ts';

/** Size that Open Graph readers expect, in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 };

/** Pages up to which each has a picture of its own; of more, those of vendors share one: each costs a build some 40 ms. */
const OWN_PICTURES_UP_TO = 2000;

/** What a page's picture says. */
export interface SharePicture {
  /** Path of the picture on the site. */
  path: string;
  title: string;
  /** A line below the title; "" for none. */
  line: string;
  tone: 'good' | 'watch' | 'none';
}

/** Path of the picture of a page. */
export function sharePicturePath(page: string, { vendors }: Pick<Dataset, 'vendors'>): string {
  const own = vendors.length > OWN_PICTURES_UP_TO ? page.replace(/^\/vendors\/.+/, '/vendors/') : page;
  const name = own.replace(/^\/|\/$/g, '') || 'index';
  return `/og/${name.startsWith('404') ? 'index' : name}.png`;
}

/**
 * The picture of every page.
 * @param days of the snapshots
 */
export function sharePictures(data: Dataset, days: readonly string[]): SharePicture[] {
  const pages = [...mainPages(data), ...recordPages(data), ...furtherPages(data, days)];
  const vendors = new Map(data.vendors.map((vendor) => [`/vendors/${vendor.id}/`, vendor]));
  const pictures = pages.map(({ path, title, about }): SharePicture => {
    const vendor = vendors.get(path);
    const picture = sharePicturePath(path, data);
    if (vendor)
      return {
        path: picture,
        title,
        line: `${VENDOR_VERDICT_WORDS[vendor.verdict].label}, audited ${dayText(vendor.audited_at)}`,
        tone: vendor.verdict === 'verified' ? 'good' : 'watch',
      };
    return { path: picture, title, line: about.charAt(0).toUpperCase() + about.slice(1), tone: 'none' };
  });
  return pictures.filter(({ path }, index) => pictures.findIndex((other) => other.path === path) === index);
}

const COLOURS = { ...INKS, none: '#4b5864' } as const;
const SHAPES = { good: VENDOR_VERDICT_WORDS.verified.shape, watch: VENDOR_VERDICT_WORDS.watch.shape } as const;
/** Side of the shape beside the line. */
const SHAPE_SIDE = 44;

/** The picture as SVG; its fonts are those that scripts/build/write-share-pictures.ts brings. */
export function sharePictureSvg({ title, line, tone }: SharePicture, { name, demonstration }: Dataset['site']): string {
  const large = title.length <= 30;
  const size = large ? 84 : 64;
  const titleLines = inLines(title, large ? 19 : 26, 3);
  const lineLines = inLines(line, 52, 2);
  const write = (x: number, y: number, fontSize: number, words: string, family: string, fill: string): string =>
    element('text', { x, y, 'font-family': family, 'font-size': fontSize, 'font-weight': 700, fill }, escaped(words));
  const top = 250;
  const below = top + titleLines.length * size * 1.15;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...SHARE_PICTURE,
      viewBox: `0 0 ${SHARE_PICTURE.width} ${SHARE_PICTURE.height}`,
    },
    [
      '<rect width="1200" height="630" fill="#faf9f5"/><rect width="16" height="630" fill="#0b5561"/>',
      write(80, 116, 40, name, 'DejaVu Serif', '#0b5561'),
      titleLines
        .map((words, index) => write(80, top + index * size * 1.15, size, words, 'DejaVu Serif', '#18222c'))
        .join(''),
      tone === 'none'
        ? ''
        : element(
            'g',
            { transform: `translate(80 ${Math.round(below - 18)}) scale(${SHAPE_SIDE / 20})` },
            drawShape(SHAPES[tone], COLOURS[tone], '#fff'),
          ),
      lineLines
        .map((words, index) =>
          write(tone === 'none' ? 80 : 142, below + 16 + index * 44, 32, words, 'DejaVu Sans', COLOURS[tone]),
        )
        .join(''),
      demonstration
        ? `<rect y="562" width="1200" height="68" fill="#fbeeda"/>${write(80, 606, 26, 'Demonstration: the vendors and their verdicts are invented', 'DejaVu Sans', '#18222c')}`
        : '',
    ].join(''),
  );
}
