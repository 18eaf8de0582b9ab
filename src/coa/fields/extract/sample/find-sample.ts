import { columnOf } from '../../../layout/page-graph.ts';
import type { FieldClues } from '../../clues.ts';
import { milligrams } from '../../text/milligrams.ts';
import type { LabelledValue } from '../search/labelled/labelled-value.ts';
import type { CompoundMatch } from './compounds/compound-match.ts';
import { matchCompound } from './compounds/match-compound.ts';
import { withRelated } from './compounds/related-compounds.ts';
import { compoundOfResult, onlyCompound } from './product/compound-of-page.ts';
import { withDose } from './product/dose-behind.ts';
import { findQuoted } from './product/in-sentence.ts';
import { blendNamed, isOwnName, isUnderHeads } from './product/own-name.ts';
import { isBlend, type Sample } from './product/sample.ts';
import { spelledOut, withGreek } from './product/spelt-product.ts';
import { findUnlabelled } from './product/without-label.ts';

/** How much a name that the table of compounds knows counts beside its label: all of it, or a part. */
const NAMES_A_COMPOUND = { whole: 1, part: 0.6 } as const;
/** What the laboratory calls a sample where it numbers them, and how much that counts beside what the client calls it. */
const SAMPLE_NUMBER = /^[A-Z\d]*\d{3,}[A-Z\d.-]*$/;
const AS_NUMBER = 0.8;

/** The product as the header names it, and the compound behind it. */
export function findSample(labelled: readonly LabelledValue[], clues: FieldClues): Sample {
  const found = sampleOf(labelled, clues);
  return { ...found, sample: found.sample && withGreek(withDose(found.sample, clues)) };
}

function sampleOf(labelled: readonly LabelledValue[], clues: FieldClues): Sample {
  // A table's column of parts has its head over each of them.
  const isPart = ({ place, cell }: LabelledValue): boolean =>
    place === 'below' && columnOf(cell, clues.graph) === 'test';
  const rank = ({ value, match }: Candidate): number =>
    match === null
      ? value.score * (SAMPLE_NUMBER.test(value.text) ? AS_NUMBER : 1)
      : value.score + (match.whole && !isPart(value) ? NAMES_A_COMPOUND.whole : NAMES_A_COMPOUND.part);
  const candidates = labelled
    .filter((value) => value.field === 'sample')
    .map(spelledOut)
    .map((value) => ({ value, match: matchCompound(value.text, clues.compounds, true) }))
    .sort((a, b) => rank(b) - rank(a));
  const [best] = candidates;
  const named =
    candidates.find(({ match }) => isBlendOf(match, best?.match ?? null, clues)) ??
    candidates.find((one) => best !== undefined && isFuller(one, best)) ??
    best;
  if (named?.match) {
    const heading = isPart(named.value) ? findUnlabelled(clues) : null;
    if (heading !== null && isBlend(heading.compound)) return heading;
    const blend = isPart(named.value) ? blendNamed(labelled, named.value, clues) : null;
    if (blend !== null) return { sample: blend, compound: onlyCompound(clues) };
    return { sample: named.value, compound: withRelated(named.match, clues.compounds) };
  }
  // The sample may be a code of the client's: then the row of the results that gives an amount says what it is.
  const compound = named === undefined ? null : compoundOfResult(clues);
  if (named !== undefined && compound !== null) return { sample: named.value, compound };
  const quoted = findQuoted(clues);
  if (quoted !== null) return quoted;
  const unlabelled = findUnlabelled(clues);
  if (named === undefined || unlabelled === null) return unlabelled ?? { sample: named?.value ?? null, compound: null };
  // Or it is the name of a blend, whose parts are named below it.
  return isOwnName(named.value, unlabelled) || isUnderHeads(named.value, labelled)
    ? { sample: named.value, compound: onlyCompound(clues) }
    : unlabelled;
}

interface Candidate {
  value: LabelledValue;
  match: CompoundMatch | null;
}

/** Whether one name is that of the same compound as another's, with the dose that the other lacks: what was sent in, and not what was found. */
function isFuller(one: Candidate, other: Candidate): boolean {
  const isSame = one.match !== null && other.match !== null && one.match.compounds[0] === other.match.compounds[0];
  return (
    isSame &&
    one.value.place !== 'below' &&
    milligrams(one.value.text) !== null &&
    milligrams(other.value.text) === null
  );
}

/** Whether one name is that of a blend of which the other names a part. */
function isBlendOf(match: CompoundMatch | null, part: CompoundMatch | null, { compounds }: FieldClues): boolean {
  if (match === null || part === null || !isBlend(match) || isBlend(part)) return false;
  const { parts = [] } = withRelated(match, compounds);
  return part.compounds.every((one) => parts.includes(one));
}
