import type { Glyph } from '../forensics/glyphs/glyph.ts';
import type { TypesetWord } from '../forensics/glyphs/typeset-word.ts';

interface PlacedText {
  text: string;
  left: number;
  /** Row on which the letters stand. */
  baseline: number;
  /** Height of the letters; 20 when absent. */
  size?: number;
  /** Width of a letter and the gap after it, in heights; 0.6 and 0.15 when absent. */
  wide?: number;
  gap?: number;
}

/** Words made of equal boxes, as the cutter of letters would hand them on, on lines that fall by `tilt`. */
export function typesetPage(texts: readonly PlacedText[], tilt = 0): TypesetWord[] {
  return texts.map(({ text, left, baseline, size = 20, wide = 0.6, gap = 0.15 }) => {
    const glyphs = [...text].map((character, place): Glyph => {
      const from = left + place * (wide + gap) * size;
      const bottom = baseline + tilt * (from + (wide * size) / 2);
      return {
        character,
        place,
        shape: new Float32Array(144).fill(0.5),
        width: wide * size,
        height: size,
        left: from,
        bottom,
        edges: { left: from, right: from + wide * size, top: bottom - size, bottom },
      };
    });
    const [first, last] = [glyphs[0]!.edges, glyphs.at(-1)!.edges];
    return {
      text,
      glyphs,
      height: size,
      edges: {
        left: first.left,
        right: last.right,
        top: Math.min(first.top, last.top),
        bottom: Math.max(first.bottom, last.bottom),
      },
    };
  });
}
