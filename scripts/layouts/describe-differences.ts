import { fieldInWords } from '../../src/coa/fields/field-in-words.ts';
import { compareLayout } from '../../src/coa/forensics/layouts/compare-layout.ts';
import { type Layout, SETTING_MEASURES } from '../../src/coa/forensics/layouts/layout.ts';
import type { LearnedPage } from '../../src/coa/forensics/layouts/learn-layout.ts';

/** A measure differs where it lies this far from the learned pages, in their spreads, and from the nearest of them, in least differences. */
const FAR_SPREADS = 4;
const FAR_NEAREST = 2;
/** Distance of letters, beyond what is usual among the page's other fields, from which on they differ. */
const FAR_LETTERS = 0.06;

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
export function describeDifferences(page: LearnedPage, layout: Layout): string[] {
  const fields = [...page].map(([name, setting]) => ({ name, setting }));
  const comparisons = compareLayout(fields, layout.fields);
  return fields.flatMap(({ name }, index) => {
    const { spreads, nearest, lettersToOthers } = comparisons[index]!;
    const measures = SETTING_MEASURES.flatMap(([measure], at) =>
      Math.abs(spreads[at] ?? 0) >= FAR_SPREADS && (nearest[at] ?? 0) >= FAR_NEAREST ? [WORDS[measure]] : [],
    );
    const letters =
      lettersToOthers !== null && lettersToOthers >= FAR_LETTERS ? ['its letters are of another shape'] : [];
    const differs = [...new Set([...letters, ...measures])];
    const pages = layout.fields[name]?.settings.length ?? 0;
    return differs.length === 0
      ? []
      : [`The ${fieldInWords(name)} is set otherwise than on ${pages} other pages: ${differs.join('; ')}.`];
  });
}
