import type { Shape } from './verdict-words.ts';

/** Inks of pictures that are drawn outside the pages, where its style sheet does not reach: as `--good` and `--watch` there. */
export const INKS = { good: '#14613a', watch: '#80450a' } as const;

/** Each shape on 20 units square, in one ink; `paper` is what shows through a filled one. */
const DRAWN: Readonly<Record<Shape, (ink: string, paper: string) => string>> = {
  'tick-disc': (ink, paper) =>
    `<circle cx="10" cy="10" r="9" fill="${ink}"/><path d="m5.8 10.3 3 3 5.5-6.3" fill="none" stroke="${paper}" stroke-width="2.2"/>`,
  'page-disc': (ink, paper) =>
    `<circle cx="10" cy="10" r="9" fill="${ink}"/><path d="M6.5 7h7M6.5 10h7M6.5 13h4" stroke="${paper}" stroke-width="1.8"/>`,
  'page-ring': (ink) =>
    `<circle cx="10" cy="10" r="8" fill="none" stroke="${ink}" stroke-width="2"/><path d="M6.5 7h7M6.5 10h7M6.5 13h4" stroke="${ink}" stroke-width="1.8"/>`,
  triangle: (ink) =>
    `<path d="M10 2 19 18H1z" fill="none" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/><path d="M10 7.5v5M10 14.5v1.5" stroke="${ink}" stroke-width="2"/>`,
  square: (ink) =>
    `<rect x="2" y="2" width="16" height="16" rx="2" fill="none" stroke="${ink}" stroke-width="2"/><path d="M6 10h8" stroke="${ink}" stroke-width="2.2"/>`,
  'two-squares': (ink) =>
    `<rect x="2" y="2" width="11" height="11" fill="none" stroke="${ink}" stroke-width="2"/><rect x="7" y="7" width="11" height="11" fill="${ink}"/>`,
  octagon: (ink, paper) =>
    `<path d="M6 1h8l5 5v8l-5 5H6l-5-5V6z" fill="${ink}"/><path d="m6.5 6.5 7 7m0-7-7 7" stroke="${paper}" stroke-width="2.2"/>`,
  clock: (ink) =>
    `<circle cx="10" cy="10" r="8" fill="none" stroke="${ink}" stroke-width="2"/><path d="M10 5v5.5l3.5 2" fill="none" stroke="${ink}" stroke-width="2"/>`,
  question: (ink) =>
    `<path d="M10 1 19 10l-9 9-9-9z" fill="none" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/><path d="M7.8 8.2a2.2 2.2 0 1 1 3.2 2c-.8.4-1 .9-1 1.6M10 13.3v1.5" fill="none" stroke="${ink}" stroke-width="1.8"/>`,
};

/** The inside of an SVG of 20 units square that shows a shape: one a state, so that colour is never the only difference. */
export function drawShape(shape: Shape, ink: string, paper: string): string {
  return DRAWN[shape](ink, paper);
}
