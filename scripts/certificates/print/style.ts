import type { Split } from '../labels.ts';
import type { Random } from '../random.ts';

/** Fonts by split, so that pages held out are printed in fonts that nothing was fitted to. All are Debian packages. */
export const FONTS = {
  train: {
    sans: ['Open Sans', 'Lato', 'Liberation Sans', 'Noto Sans', 'Cabin'],
    serif: ['Liberation Serif', 'EB Garamond', 'Caladea'],
    mono: ['Liberation Mono', 'Inconsolata'],
  },
  'held-out': {
    sans: ['Roboto', 'Carlito', 'DejaVu Sans', 'Cantarell', 'Quicksand'],
    serif: ['Noto Serif', 'DejaVu Serif', 'Linux Libertine O'],
    mono: ['DejaVu Sans Mono', 'Fira Code'],
  },
} as const satisfies Record<Split, Record<string, readonly string[]>>;

const COLOURS = {
  train: ['#1f4e79', '#7a1f3d', '#2f6b3a', '#4a3f8f', '#8a5a12', '#00606b', '#333333'],
  'held-out': ['#c2410c', '#0f766e', '#5b21b6', '#b91c1c', '#1d4ed8', '#3f6212', '#0f172a'],
} as const satisfies Record<Split, readonly string[]>;

/** Fonts and colour of one page. */
export interface Style {
  sans: string;
  serif: string;
  mono: string;
  colour: string;
}

/** Chooses fonts and a colour from those of the split; every font stack ends in a generic family. */
export function chooseStyle(split: Split, random: Random): Style {
  const fonts = FONTS[split];
  return {
    sans: `'${random.pick(fonts.sans)}', sans-serif`,
    serif: `'${random.pick(fonts.serif)}', serif`,
    mono: `'${random.pick(fonts.mono)}', monospace`,
    colour: random.pick(COLOURS[split]),
  };
}
