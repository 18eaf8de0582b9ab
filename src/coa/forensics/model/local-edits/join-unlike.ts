import { differencesOf } from '../differences-in-words.ts';
import type { ScoredField } from '../scored-field.ts';
import { weighFields } from '../unlike-laboratory.ts';
import type { LocalEdits, UnlikeField } from './local-edits.ts';

/** In which order fields are named. */
const RANK: Readonly<Record<UnlikeField['weight'], number>> = {
  alone: 0,
  apart: 1,
  together: 2,
  three: 3,
  five: 4,
  'three apart': 5,
  'five apart': 6,
  doubt: 7,
};

/**
 * What stands out of a page of a known laboratory: what its own page accuses alone or together, and what both doubt; a field may stand out
 * of both (`amongFields` keeps one). Where the trees that know the laboratory do not doubt the field, the page's own accusation is a doubt:
 * small letters stand anywhere in their row.
 */
export function joinUnlike(
  unlikePage: readonly UnlikeField[],
  scored: readonly ScoredField[],
): Pick<LocalEdits, 'unlike' | 'faint' | 'usual'> {
  const weights = weighFields(scored.map(({ comparison: { name }, score }) => ({ name, score })));
  const usual = new Set(
    scored.flatMap(({ comparison: { name } }, index) => ((weights[index] ?? 'faint') === 'faint' ? [name] : [])),
  );
  const ofPage = unlikePage
    .filter(({ weight }) => weight !== 'doubt')
    .map((field): UnlikeField => (usual.has(field.name) ? { ...field, weight: 'doubt' } : field));
  const others = scored
    .flatMap(({ comparison, box, score }, index) => {
      const [name, weight] = [comparison.name, weights[index] ?? null];
      if (weight === null) return [];
      return [{ name, box, against: 'laboratory' as const, score, weight, differs: differencesOf(comparison) }];
    })
    .sort((a, b) => b.score - a.score);
  const doubted = others.flatMap(({ weight, ...field }): UnlikeField[] =>
    weight === 'faint' ? [] : [{ ...field, weight }],
  );
  return {
    unlike: [...ofPage, ...doubted].sort((a, b) => RANK[a.weight] - RANK[b.weight]),
    faint: others.flatMap(({ weight, ...field }) => (weight === 'faint' ? [field] : [])),
    usual: scored.flatMap(({ score }, index) => (weights[index] === null ? score : [])),
  };
}
