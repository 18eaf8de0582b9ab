import type { Box } from '../../geometry/box.ts';
import { flatten } from '../../image/decode/flatten.ts';
import { type Grey, shrink } from '../../image/grey.ts';
import { findComponents } from '../../image/prepare/components.ts';
import type { PreparedPage } from '../../image/prepare/prepare-page.ts';
import { applyToBox, compose, scaling, type Transform, translation, warp } from '../../image/transform.ts';
import { measureTrace } from './measure-trace.ts';

/** The trace of a chromatogram on a page. */
export interface Trace {
  /** Where the chart stands, in pixels of the upright picture. */
  box: Box;
  /** Height above the baseline along the time axis, the tallest peak 1 (see `measureTrace`). */
  heights: Float32Array;
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Longer side of the reduced page on which charts are looked for, and width of the closer look at one; pixels. */
const SIDE = 900;
const CLOSE_LOOK = 640;
const INK_ON_WHITE = 185;
/** Pixels of the reduced page left around a chart. */
const MARGIN = 4;

/**
 * Finds the trace of the page's chromatogram: a thin line that runs along a wide axis and rises from it in peaks. Axis and
 * trace touch, so they are one wide patch of little ink. Mass spectra (sticks), tables and signatures are passed over.
 * Null when there is none that can be told from its surroundings.
 */
export function findTrace({ grey, page, toPicture }: Pick<PreparedPage, 'grey' | 'page' | 'toPicture'>): Trace | null {
  const scale = Math.min(1, SIDE / Math.max(page.width, page.height));
  const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)];
  const toGrey = compose(toPicture, scaling(1 / scale));
  const reduced = sample(grey, width, height, toGrey);
  const ink = inkOn(reduced);
  const charts = findComponents(flatten(reduced, false), ink).filter(({ left, top, right, bottom, area }) => {
    const [wide, high] = [right - left + 1, bottom - top + 1];
    return (
      wide >= 0.18 * width &&
      wide <= 0.97 * width &&
      high >= 0.04 * height &&
      high <= 0.6 * height &&
      wide >= 0.8 * high &&
      area <= 0.2 * wide * high
    );
  });
  // The largest first: what is left need not be looked at once one is found.
  for (const chart of charts.sort((a, b) => areaOf(b) - areaOf(a))) {
    const found = lookClosely(grey, toGrey, ink, chart);
    if (found !== null) return { box: applyToBox(toGrey, found.area), heights: found.heights };
  }
  return null;
}

interface Found {
  area: Area;
  heights: Float32Array;
}

/** Measures the trace in an area of the reduced page; where that is a frame, in the chart that stands within it. */
function lookClosely(
  grey: Grey,
  toGrey: Transform,
  ink: number,
  { left, top, right, bottom }: Area,
  framed = false,
): Found | null {
  const area: Area = { left: left - MARGIN, top: top - MARGIN, right: right + 1 + MARGIN, bottom: bottom + 1 + MARGIN };
  const enlarged = CLOSE_LOOK / (area.right - area.left);
  const patch = flatten(
    sample(
      grey,
      CLOSE_LOOK,
      Math.round((area.bottom - area.top) * enlarged),
      compose(toGrey, compose(translation(area.left, area.top), scaling(1 / enlarged))),
    ),
  );
  const heights = measureTrace(patch, ink, MARGIN * enlarged);
  if (heights !== null) return { area, heights };
  if (framed) return null;
  const found = findComponents(patch, ink)
    .filter((inner) => {
      const [wide, high] = [inner.right - inner.left + 1, inner.bottom - inner.top + 1];
      const isFrame = wide > CLOSE_LOOK - 3 * MARGIN * enlarged && high > patch.height - 3 * MARGIN * enlarged;
      return wide >= 0.25 * CLOSE_LOOK && high >= 0.25 * patch.height && !isFrame && inner.area <= 0.25 * wide * high;
    })
    .map((inner) =>
      lookClosely(
        grey,
        toGrey,
        ink,
        {
          left: area.left + inner.left / enlarged,
          top: area.top + inner.top / enlarged,
          right: area.left + inner.right / enlarged,
          bottom: area.top + inner.bottom / enlarged,
        },
        true,
      ),
    );
  return found.find((one) => one !== null) ?? null;
}

/** Part of the picture. Strong reductions average first, so that thin lines do not fall through. */
function sample(grey: Grey, width: number, height: number, toGrey: Transform): Grey {
  const factor = Math.max(1, Math.floor(0.4 * Math.hypot(toGrey[0], toGrey[3])));
  return warp(shrink(grey, factor), width, height, compose(scaling(1 / factor), toGrey));
}

/** Flattened pixels darker than this are ink. Traces are thin and often of a light colour; on a dimmed page they differ less from the paper. */
function inkOn({ data }: Grey): number {
  const histogram = new Uint32Array(256);
  for (let at = 0; at < data.length; at++) histogram[data[at]!]!++;
  let paper = 255;
  for (let above = histogram[paper]!; above < 0.2 * data.length; above += histogram[--paper]!);
  return 255 - (255 - INK_ON_WHITE) * (paper / 255);
}

function areaOf({ left, top, right, bottom }: Area): number {
  return (right - left) * (bottom - top);
}
