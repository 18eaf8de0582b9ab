import type { Box } from '../../../src/coa/geometry/box.ts';
import type { Random } from '../../certificates/random.ts';

/** A page whose values are known, and where they stand. */
export interface PlacedPage {
  width: number;
  height: number;
  values: { name: string; text: string; box: Box }[];
}

/** What honest people lay over a page before they save it again, as SVG. */
export const HANDLINGS: Readonly<Record<string, (page: PlacedPage, random: Random) => string>> = {
  nothing: () => '',
  'a logo': ({ width, height }, random) => {
    const [x, y] = [random.between(0, 0.7) * width, random.between(0, 0.8) * height];
    const ground = random.pick(['#114488', '#222222', '#aa2233', '#ffffff']);
    const name = text(
      x + 9,
      y + 0.07 * width,
      0.05 * width,
      random.pick(['#ffffff', '#888888', '#000000']),
      'PEPTIDES',
    );
    const card = `<rect x="${x}" y="${y}" width="${0.25 * width}" height="${0.1 * width}" rx="9" fill="${ground}"/>`;
    return `<g opacity="${random.between(0.4, 1)}" font-weight="bold">${card}${name}</g>`;
  },
  'a watermark': ({ width, height }, random) => {
    const [opacity, colour] = [random.between(0.1, 0.35), random.pick(['#114488', '#aa2233', '#00aa66', '#000000'])];
    const rows = random.chance(0.5) ? [0] : [0, 1, 2, 3, 4, 5];
    const lines = rows.map((row) => {
      const y = height * (0.1 + 0.15 * row);
      const words = text(random.between(0, 0.6) * width, y, 0.07 * width, colour, 'Some Peptides Store');
      return `<g transform="rotate(-25 ${width / 2} ${y})">${words}</g>`;
    });
    return `<g opacity="${opacity}" font-weight="bold">${lines.join('')}</g>`;
  },
  'a cover over the client': ({ values }, random) => {
    const client = values.find(({ name }) => name === 'client') ?? values[0];
    if (client === undefined) return '';
    const [x, y, width, height] = client.box;
    const left = x + (random.chance(0.5) ? 0 : 0.3 * width);
    const colour = random.pick(['#000000', '#ffffff', '#888888']);
    return `<rect x="${left}" y="${y - 2}" width="${width}" height="${height + 4}" fill="${colour}"/>`;
  },
  'lines and tints around values': ({ width, height, values }, random) => {
    const marked = values.length === 0 ? [] : [0, 1, 2].map(() => random.pick(values).box);
    const marks = marked.map(([x, y, wide, high]) => {
      const [fill, stroke] = [
        random.pick(['none', 'none', '#ffee0055']),
        random.pick(['#dd0000', '#dd0000', '#000000']),
      ];
      return `<rect x="${x - 6}" y="${y - 5}" width="${wide + 12}" height="${high + 10}" fill="${fill}" stroke="${stroke}" stroke-width="3"/>`;
    });
    const remark = text(
      random.between(0, 0.7) * width,
      random.between(0, 0.8) * height,
      0.03 * width,
      '#dd0000',
      'purity!',
    );
    return `${marks.join('')}${remark}`;
  },
  'a stamp': ({ width, height }, random) => {
    const [x, y] = [random.between(0, 0.7) * width, random.between(0, 0.8) * height];
    const frame = `<rect x="${x}" y="${y}" width="${0.25 * width}" height="${0.08 * width}" fill="none" stroke="#222233" stroke-width="4"/>`;
    const word = text(x + 8, y + 0.06 * width, 0.05 * width, '#222233', 'RECEIVED');
    return `<g transform="rotate(${random.between(-15, 15)} ${x} ${y})" opacity="0.85">${frame}${word}</g>`;
  },
  'a remark in black': ({ width, height }, random) =>
    text(
      random.between(0, 0.7) * width,
      random.between(0, 0.8) * height,
      0.018 * width,
      '#111111',
      `Verified by us: batch ${random.whole(1, 900_000)}, 99.${random.whole(100, 999)} %`,
    ),
};

/** A value painted white and typed again, as wide and as high as it was. */
export function typedOver({ text: words, box: [x, y, width, height] }: PlacedPage['values'][number]): string {
  const patch = `<rect x="${x - 2}" y="${y - 2}" width="${width + 4}" height="${height + 4}" fill="#ffffff"/>`;
  const letters = `<text x="${x}" y="${y + 0.82 * height}" font-family="sans-serif" font-size="${1.05 * height}" textLength="${width}" fill="#222222">${escaped(words)}</text>`;
  return patch + letters;
}

function text(x: number, y: number, size: number, colour: string, words: string): string {
  return `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="${colour}">${escaped(words)}</text>`;
}

function escaped(words: string): string {
  return words.replace(/[<>&]/g, '');
}
