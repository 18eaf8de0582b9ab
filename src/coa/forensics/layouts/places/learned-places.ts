import { z } from 'zod';
import { medianOf } from '../../statistics.ts';
import { layOver, type Offsets, type Overlay } from './lay-over.ts';
import type { Anchor, PagePlaces, Place } from './place.ts';

/** By which of its edges a laboratory sets a field. */
const ALIGNMENTS = ['left', 'right', 'middle'] as const;

/** Left, right and baseline in heights of the page's words. */
const LearnedAnchor = z.tuple([z.number(), z.number(), z.number()]);
const LearnedPlace = z.tuple([z.number(), z.number(), z.number().nullable()]);

/** Where a laboratory's fields stand, page by page: its designs differ, and so do the files that people keep. */
export const LearnedPlaces = z.object({
  pages: z.array(
    z.object({
      /** Words that its pages share, by `numberOfWord`. */
      anchors: z.record(z.string(), LearnedAnchor),
      fields: z.record(z.string(), LearnedPlace),
    }),
  ),
  /** By field: the edge at which it keeps its place best, and how far a genuine page lies off the nearest other one at most, heights. */
  fields: z.record(
    z.string(),
    z.object({ alignment: z.enum(ALIGNMENTS), edge: z.number(), baseline: z.number().nullable() }),
  ),
});
export type LearnedPlaces = z.infer<typeof LearnedPlaces>;

/** How far a field lies off the nearest learned page, heights; and how much farther than any genuine page's does. */
export interface PlaceOfField {
  edge: number;
  edgeBeyond: number;
  baseline: number | null;
  baselineBeyond: number | null;
}

/** How a page lies on what was learned. */
export interface PlacesOfPage {
  /** Largest share of shared words that stand as on one learned page; 0 where none could be laid over. */
  agreeing: number;
  noise: number | null;
  /** By name; what was not learned is missing. */
  fields: ReadonlyMap<string, PlaceOfField>;
}

/** Pages that are kept, and on how many of all a word must stand to be kept with them. */
const MAX_PAGES = 16;
const MIN_ON = 3;
const MIN_SHARE = 0.2;
/** Pages of which a field's place is told. */
const MIN_FIELD_PAGES = 3;
/** Share of shared words that must agree before a page is held against another: else it is of another design. */
export const MIN_AGREEING = 0.5;

/** Learns where a laboratory's fields stand; null of fewer than three pages. */
export function learnPlaces(pages: readonly PagePlaces[]): LearnedPlaces | null {
  if (pages.length < MIN_FIELD_PAGES) return null;
  const on = new Map<number, number>();
  for (const { anchors } of pages) for (const number of anchors.keys()) on.set(number, (on.get(number) ?? 0) + 1);
  const least = Math.max(MIN_ON, MIN_SHARE * pages.length);
  const step = Math.ceil(pages.length / MAX_PAGES);
  const kept = pages.filter((_, index) => index % step === 0);
  return {
    pages: kept.map(({ anchors, fields }) => ({
      anchors: Object.fromEntries(
        [...anchors]
          .filter(([number]) => (on.get(number) ?? 0) >= least)
          .map(([number, { left, right, baseline }]) => [String(number), [short(left), short(right), short(baseline)]]),
      ),
      fields: Object.fromEntries(
        [...fields].map(([name, { left, right, baseline }]) => [
          name,
          [short(left), short(right), baseline === null ? null : short(baseline)],
        ]),
      ),
    })),
    fields: {},
  };
}

/** Distances of a page's fields to each learned page that it can be laid over. */
export interface PageOffsets {
  agreeing: number;
  noise: number | null;
  fields: ReadonlyMap<string, readonly Offsets[]>;
}

/** A learned page, how another lies over it, and the share of shared words that agree. */
interface LaidOver {
  learned: LearnedPlaces['pages'][number];
  overlay: Overlay;
  share: number;
}

/** Lays a page over each learned one, those aside over which it cannot be laid. */
function laidOver(anchors: PagePlaces['anchors'], pages: LearnedPlaces['pages']): LaidOver[] {
  return pages.flatMap((learned) => {
    const overlay = layOver({ anchors }, { anchors: anchorsOf(learned.anchors) });
    return overlay === null ? [] : [{ learned, overlay, share: overlay.agreeing / overlay.shared }];
  });
}

const isOfSameDesign = ({ share }: LaidOver): boolean => share >= MIN_AGREEING;

/** Where a learned page has a field; null where it has it not. */
function placeOn({ fields }: LearnedPlaces['pages'][number], name: string): Place | null {
  const found = fields[name];
  return found === undefined ? null : { left: found[0], right: found[1], baseline: found[2] };
}

/** How far a page's fields lie from those of each learned one. */
function offsetsOf(page: PagePlaces, { pages }: Pick<LearnedPlaces, 'pages'>): PageOffsets {
  const laid = laidOver(page.anchors, pages);
  const alike = laid.filter(isOfSameDesign);
  const fields = new Map<string, Offsets[]>();
  for (const { learned, overlay } of alike) {
    for (const [name, own] of page.fields) {
      const other = placeOn(learned, name);
      if (other !== null) fields.set(name, [...(fields.get(name) ?? []), overlay.offsets(own, other)]);
    }
  }
  return {
    agreeing: Math.max(0, ...laid.map(({ share }) => share)),
    noise: alike.length === 0 ? null : Math.min(...alike.map(({ overlay }) => overlay.noise)),
    fields,
  };
}

/** Each page laid over the others, as if it had not been learned. In the order of the pages. */
export function genuineOffsets(pages: readonly PagePlaces[]): PageOffsets[] {
  return pages.map((page, index) => offsetsOf(page, learnPlaces(pages.toSpliced(index, 1)) ?? { pages: [] }));
}

/** What was learned with how far genuine pages lie from one another. @param genuine as `genuineOffsets` gives it. */
export function withGenuineOffsets(learned: LearnedPlaces, genuine: readonly PageOffsets[]): LearnedPlaces {
  const names = new Set(genuine.flatMap(({ fields }) => [...fields.keys()]));
  const fields = [...names].sort().flatMap((name) => {
    const pages = genuine.map((page) => page.fields.get(name)).filter((offsets) => offsets !== undefined);
    if (pages.length < MIN_FIELD_PAGES) return [];
    const nearest = (alignment: (typeof ALIGNMENTS)[number]): number[] =>
      pages.map((offsets) => Math.min(...offsets.map((offset) => Math.abs(offset[alignment]))));
    const usual = ALIGNMENTS.map((alignment) => ({ alignment, distances: nearest(alignment) })).sort(
      (a, b) => middleOf(a.distances) - middleOf(b.distances),
    )[0]!;
    const baselines = pages.flatMap((offsets) => nearestBaseline(offsets) ?? []);
    return [
      [
        name,
        {
          alignment: usual.alignment,
          edge: short(Math.max(...usual.distances)),
          baseline: baselines.length < MIN_FIELD_PAGES ? null : short(Math.max(...baselines)),
        },
      ] as const,
    ];
  });
  return { ...learned, fields: Object.fromEntries(fields) };
}

/** How far each field of a page lies off the place where its laboratory sets it. */
export function comparePlaces(page: PagePlaces, learned: LearnedPlaces): PlacesOfPage {
  const { agreeing, noise, fields } = offsetsOf(page, learned);
  return {
    agreeing,
    noise,
    fields: new Map(
      [...fields].flatMap(([name, offsets]) => {
        const known = learned.fields[name];
        if (known === undefined) return [];
        const edge = Math.min(...offsets.map((offset) => Math.abs(offset[known.alignment])));
        const baseline = nearestBaseline(offsets);
        return [
          [
            name,
            {
              edge,
              edgeBeyond: edge - known.edge,
              baseline,
              baselineBeyond: baseline === null || known.baseline === null ? null : baseline - known.baseline,
            },
          ] as const,
        ];
      }),
    ),
  };
}

/** Heights by which the beginning of a value, or its middle, and its baseline may lie off those of a learned one and be at its place. */
const AT_PLACE = 0.3;

/**
 * Which of the places on a page are those where its laboratory sets a field, nearest first: by name, the places' indices. Empty where the
 * page lies over none that was learned.
 */
export function atPlaceOf(
  names: readonly string[],
  places: readonly Place[],
  anchors: PagePlaces['anchors'],
  { pages }: LearnedPlaces,
): ReadonlyMap<string, number[]> {
  const nearest = new Map(names.map((name) => [name, new Map<number, number>()]));
  for (const { learned, overlay } of laidOver(anchors, pages).filter(isOfSameDesign)) {
    for (const [name, found] of nearest) {
      const other = placeOn(learned, name);
      if (other === null) continue;
      for (const [index, place] of places.entries()) {
        const off = overlay.offsets(place, other);
        const edge = Math.min(Math.abs(off.left), Math.abs(off.middle));
        const down = Math.abs(off.baseline ?? Infinity);
        if (edge > AT_PLACE || down > AT_PLACE) continue;
        found.set(index, Math.min(found.get(index) ?? Infinity, Math.hypot(edge, down)));
      }
    }
  }
  return new Map(
    [...nearest].map(([name, found]) => [name, [...found].sort((a, b) => a[1] - b[1]).map(([index]) => index)]),
  );
}

/** Steps by which a place is sought that lies over a learned one: the map of two pages is all but straight. */
const STEPS = 6;

/** Where a page should have a field, by the learned page that it lies over best; null where it lies over none, or those do not have it. */
export function placeFor(name: string, anchors: PagePlaces['anchors'], { pages }: LearnedPlaces): Place | null {
  const having = pages.filter((learned) => placeOn(learned, name) !== null);
  const [best] = laidOver(anchors, having)
    .filter(isOfSameDesign)
    .sort((a, b) => b.overlay.agreeing - a.overlay.agreeing);
  const its = best === undefined ? null : placeOn(best.learned, name);
  if (best === undefined || its === null || its.baseline === null) return null;
  let own = { ...its, baseline: its.baseline };
  for (let step = 0; step < STEPS; step++) {
    const off = best.overlay.offsets(own, its);
    own = { left: own.left - off.left, right: own.right - off.right, baseline: own.baseline - (off.baseline ?? 0) };
  }
  return own;
}

function nearestBaseline(offsets: readonly Offsets[]): number | null {
  const known = offsets.flatMap(({ baseline }) => (baseline === null ? [] : Math.abs(baseline)));
  return known.length === 0 ? null : Math.min(...known);
}

function anchorsOf(learned: LearnedPlaces['pages'][number]['anchors']): Map<number, Anchor> {
  return new Map(
    Object.entries(learned).map(([number, [left, right, baseline]]) => [Number(number), { left, right, baseline }]),
  );
}

const middleOf = (numbers: readonly number[]): number => medianOf(numbers) ?? Infinity;

/** To a thousandth of a height, far below what a picture shows. */
const short = (value: number): number => Number(value.toFixed(3));
