import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkCoa } from '../../../src/coa/check-coa.ts';
import type { CheckContext } from '../../../src/coa/context.ts';
import type { Compound } from '../../../src/dataset/compound.ts';
import type { Labels } from '../../certificates/labels.ts';
import { type TakingName, takePicture } from '../../copies/captures.ts';
import { compareAllFields, type EditScores, scoresOfEdits } from '../field-scores.ts';
import { quantile } from '../statistics.ts';
import {
  describeByLaboratory,
  describeContradictions,
  describeEditScores,
  describeMeasures,
  describeMisses,
  describeVerdictsByKind,
} from './describe-real.ts';
import { describeReliability } from './describe-reliability.ts';
import { HELD_OUT, isOf } from './families.ts';
import { type PageTruth, truthOfEdited, truthOfReal, truthOfWild } from './page-truth.ts';
import { labelOf, readRealLabels } from './real-labels.ts';
import { type ScoredPage, scoreRealPage } from './score-real.ts';

/** What is known of each page of a folder; PDFs beside the pictures of `wild` have no label. */
export function truthsOf(folder: string, labels: Exclude<Labels, { kind: 'made' }>): PageTruth[] {
  if (labels.kind === 'real') return labels.entries.map(truthOfReal);
  if (labels.kind === 'edited') return labels.entries.map(truthOfEdited);
  const noted = readRealLabels();
  const documents = existsSync(join(folder, 'pdf')) ? readdirSync(join(folder, 'pdf')).sort() : [];
  return [
    ...labels.entries.map((label) => truthOfWild(label, labelOf(noted, label.file))),
    ...documents.map(
      (file): PageTruth => ({
        file: `pdf/${file}`,
        kind: 'unknown',
        seller: null,
        laboratory: null,
        names: null,
        complete: false,
      }),
    ),
  ];
}

/** One page of a run, as `--out` writes it. */
export interface RealRow {
  page: ScoredPage;
  editScores: EditScores | null;
}

/**
 * Checks one real page, taken as others would send it, and compares the answer with its label. On edited pages the comparison of fields is asked once
 * more for its scores, unless `withoutScores`: the answer does not carry them.
 * @throws CheckError when the page cannot be checked.
 */
export async function benchPage(
  { file, as, address }: { file: string; as: TakingName; address?: string | undefined },
  truth: PageTruth,
  context: CheckContext,
  withoutScores = false,
): Promise<RealRow> {
  const picture = await takePicture(truth.file, await readFile(file), as, {
    ...(address === undefined ? {} : { address }),
    ...(truth.client && 'text' in truth.client ? { client: truth.client.text } : {}),
  });
  const started = performance.now();
  const report = await checkCoa({ picture, vendor: null }, context);
  const page = scoreRealPage(truth, report, context, performance.now() - started);
  return {
    page,
    editScores:
      truth.edit?.forged === true && !withoutScores
        ? scoresOfEdits(truth.edit, await compareAllFields(picture, context))
        : null,
  };
}

/** A page on which the checker threw instead of answering. */
export interface Failure {
  file: string;
  message: string;
  milliseconds: number;
}

/** Everything a run over real pages found, as text. */
export function describeReal(
  folder: string,
  rows: readonly RealRow[],
  failures: readonly Failure[],
  {
    heldOut = HELD_OUT,
    misses = false,
    timesTell = true,
    compounds,
  }: { heldOut?: readonly string[]; misses?: boolean; timesTell?: boolean; compounds: readonly Compound[] },
): string {
  const isHeldOut = ({ truth }: Pick<ScoredPage, 'truth'>): boolean => isOf(heldOut, truth);
  const pages = rows.map(({ page }) => page);
  const labelled = pages.filter(({ truth }) => truth.kind !== 'unknown');
  const times = pages.map(({ milliseconds }) => milliseconds);
  const scores = rows.flatMap(({ page, editScores }) =>
    editScores === null ? [] : [{ isHeldOut: isHeldOut(page), scores: editScores }],
  );
  return [
    `${folder}: ${pages.length} real pages, ${labelled.length} of them labelled; rates with a 95 % interval. Held out: ${heldOut.join(', ')}`,
    ...(failures.length === 0
      ? []
      : [
          `not checked: ${failures.map(({ file, message, milliseconds }) => `${file} after ${Math.round(milliseconds)} ms (${message})`).join('; ')}`,
        ]),
    describeMeasures(labelled, isHeldOut),
    ...(scores.length === 0 ? [] : [describeEditScores(scores)]),
    describeVerdictsByKind(pages),
    describeByLaboratory(labelled, isHeldOut),
    describeContradictions(pages, compounds),
    describeReliability(labelled, isHeldOut),
    timesTell
      ? `whole check, warm: median ${Math.round(quantile(times, 0.5))} ms, p95 ${Math.round(quantile(times, 0.95))} ms, n ${times.length}`
      : `a check with readings from the cache: median ${Math.round(quantile(times, 0.5))} ms, p95 ${Math.round(quantile(times, 0.95))} ms, n ${times.length}; this says nothing of the speed of reading`,
    ...(misses ? [`misses\n${describeMisses(pages, isHeldOut)}`] : []),
  ].join('\n\n');
}
