import { fieldInWords } from '../../src/coa/fields/field-in-words.ts';
import { compareLayout } from '../../src/coa/forensics/layouts/compare-layout.ts';
import { type Layout, SETTING_MEASURES } from '../../src/coa/forensics/layouts/layout.ts';
import { type LearnedPage, learnedName } from '../../src/coa/forensics/layouts/learn-layout.ts';
import { comparePlaces, MIN_AGREEING } from '../../src/coa/forensics/layouts/places/learned-places.ts';
import type { PagePlaces } from '../../src/coa/forensics/layouts/places/place.ts';

/** A measure differs where it lies this far from the learned pages, in their spreads, and from the nearest of them, in least differences. */
const FAR_SPREADS = 4;
const FAR_NEAREST = 2;
/** Distance of letters, beyond what is usual among the page's other fields, from which on they differ. */
const FAR_LETTERS = 0.06;
/** Distances of neighbouring letters beyond what is usual among the page's other fields, and places beyond every genuine page's; heights. */
const FAR_SPACING = 0.06;
const FAR_PLACE = 0.25;

const WORDS: Readonly<Record<(typeof SETTING_MEASURES)[number][0], string>> = {
  size: 'its letters are larger or smaller',
  stroke: 'its strokes are thicker or thinner',
  ink: 'its ink is lighter or darker',
  inkCb: 'its ink has another colour',
  inkCr: 'its ink has another colour',
  paper: 'what it stands on is lighter or darker',
  paperCb: 'what it stands on has another colour',
  paperCr: 'what it stands on has another colour',
};

/**
 * What is set otherwise on a page than on the pages its laboratory's layout was learned from, one sentence a field. It is
 * for a person to look at: laboratories change their forms, and a poor picture moves everything.
 */
export function describeDifferences(page: LearnedPage, placesOfPage: PagePlaces, layout: Layout): string[] {
  const fields = [...page].map(([name, setting]) => ({ name, setting }));
  const places = layout.places && comparePlaces(placesOfPage, layout.places);
  const comparisons = compareLayout(fields, layout.fields, places);
  const differing = fields.flatMap(({ name }, index) => {
    const { spreads, nearest, lettersToOthers, spacingToOthers, place } = comparisons[index]!;
    const measures = SETTING_MEASURES.flatMap(([measure], at) =>
      Math.abs(spreads[at] ?? 0) >= FAR_SPREADS && (nearest[at] ?? 0) >= FAR_NEAREST ? [WORDS[measure]] : [],
    );
    const isFar = (value: number | null | undefined, from: number): boolean => (value ?? 0) >= from;
    const differs = [
      ...(isFar(lettersToOthers, FAR_LETTERS) ? ['its letters are of another shape'] : []),
      ...(isFar(spacingToOthers, FAR_SPACING) ? ['its letters stand closer together or farther apart'] : []),
      ...(isFar(place?.edgeBeyond, FAR_PLACE) ? ['it starts or ends at another place of its row'] : []),
      ...(isFar(place?.baselineBeyond, FAR_PLACE) ? ['it stands higher or lower'] : []),
      ...measures,
    ];
    const pages = layout.fields[learnedName(name)]?.settings.length ?? 0;
    return differs.length === 0
      ? []
      : [
          `The ${fieldInWords(name)} is set otherwise than on ${pages} other pages: ${[...new Set(differs)].join('; ')}.`,
        ];
  });
  const isOtherDesign = places !== null && places.agreeing < MIN_AGREEING;
  return isOtherDesign
    ? [
        `This design was not learned: ${Math.round(100 * places.agreeing)} % of its words stand as on a learned page.`,
        ...differing,
      ]
    : differing;
}
