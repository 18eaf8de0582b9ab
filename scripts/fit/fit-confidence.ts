import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { ANSWER_KINDS, type AnswerCounts, type AnswerKind, shareOf } from '../../src/coa/verdict/confidence.ts';
import { Random } from '../certificates/random.ts';
import { readCommandLine, refuse } from '../command-line.ts';
import { reliabilityOf } from '../evaluate/real/reliability.ts';
import { isAnsweredRightly, type ScoredPage } from '../evaluate/real/score-real.ts';
import { quantile } from '../evaluate/statistics.ts';

/**
 * Fits src/coa/verdict/confidence.json to bench results: how many answers of each kind were given and right on real pages,
 * and to pages of which truth; a kind that real pages do not show is counted on made ones. Prints and keeps, too,
 * whether that holds on laboratories and sellers that were left out.
 */
const USAGE = `npm run fit:confidence -- YYYY-MM-DD results.ndjson…

  YYYY-MM-DD       the day of the fit, which is written with it
  results.ndjson…  what "npm run bench:coa -- FOLDER --out results.ndjson" found`;
const [day = '', ...files] = readCommandLine(USAGE, {}, { positionals: true }).positionals;
if (!z.iso.date().safeParse(day).success || files.length === 0) refuse(USAGE);

/** Groups of laboratories and sellers that are left out in turn, and how many ways they are dealt out: one way alone says more about itself than about the answers. */
const GROUPS = 5;
const DEALS = 100;

/** What of an answer is needed; `bench:coa --out` wrote it. */
const Report = z.object({
  verdict: z.string(),
  evidence: z.object({ confidence: z.object({ answer: z.enum(ANSWER_KINDS) }) }),
});
const MadeRow = z.object({ label: z.object({ verdict: z.string() }), report: Report });
const RealRow = z.object({
  page: z.object({
    truth: z.object({ kind: z.string(), laboratory: z.string().nullable(), seller: z.string().nullable() }),
    report: Report,
  }),
});

interface Answered {
  answer: AnswerKind;
  right: boolean;
  truth: 'honest' | 'altered' | 'own' | 'made';
  /** Laboratory, or else seller. */
  family: string;
}
const TRUTHS: Readonly<Record<string, Answered['truth']>> = {
  honest: 'honest',
  altered: 'altered',
  edited: 'altered',
  own: 'own',
};

const all = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n')).flatMap(answeredIn);
const real = all.filter(({ truth }) => truth !== 'made');

function answeredIn(line: string): Answered[] {
  const parsed: unknown = JSON.parse(line);
  const row = RealRow.safeParse(parsed);
  if (!row.success) {
    const { label, report } = MadeRow.parse(parsed);
    const right = report.verdict === label.verdict;
    return [{ answer: report.evidence.confidence.answer, right, truth: 'made', family: 'made' }];
  }
  const { truth, report } = row.data.page;
  const right = isAnsweredRightly((parsed as { page: ScoredPage }).page);
  const kind = TRUTHS[truth.kind];
  if (right === null || kind === undefined) return [];
  const family = truth.laboratory ?? truth.seller ?? 'unknown';
  return [{ answer: report.evidence.confidence.answer, right, truth: kind, family }];
}

/** What was counted of each kind, on real pages or else on made ones. */
function counted(from: readonly Answered[]): Record<AnswerKind, AnswerCounts> {
  return Object.fromEntries(
    ANSWER_KINDS.map((kind): [AnswerKind, AnswerCounts] => {
      const own = from.filter(({ answer }) => answer === kind);
      const given = own.length > 0 ? own : all.filter(({ answer, truth }) => answer === kind && truth === 'made');
      const ofTruth = (truth: Answered['truth']): number => own.filter((one) => one.truth === truth).length;
      return [
        kind,
        {
          right: given.filter(({ right }) => right).length,
          given: given.length,
          honest: ofTruth('honest'),
          altered: ofTruth('altered'),
          own: ofTruth('own'),
        },
      ];
    }),
  ) as Record<AnswerKind, AnswerCounts>;
}

/** Laboratories and sellers, those with most pages first. */
const families = [...Map.groupBy(real, ({ family }) => family)]
  .sort(([a, own], [b, others]) => others.length - own.length || a.localeCompare(b))
  .map(([family]) => family);

/** By what each page of a group weighs, the group holds as many altered pages to the honest and own ones as all pages do: who made the sets chose how many of a laboratory's pages were altered. */
function weigher(group: readonly Answered[]): (one: Answered) => number {
  const share = (of: readonly Answered[], truth: Answered['truth']): number =>
    of.filter((one) => one.truth === truth).length / of.length;
  return ({ truth }) => share(real, truth) / share(group, truth);
}

/** Share of right answers of a kind among weighed pages, as `shareOf` has it of counted ones. */
function weighedShare(pages: readonly Answered[], kind: AnswerKind): number {
  const weightOf = weigher(pages);
  const own = pages.filter(({ answer }) => answer === kind);
  const sum = (of: readonly Answered[]): number => of.reduce((total, one) => total + weightOf(one), 0);
  return shareOf({ right: sum(own.filter(({ right }) => right)), given: sum(own) });
}

/** Whether shares hold where they were not counted: the families, in their order, are dealt out into groups that are left out in turn. */
function leftOut(dealt: readonly string[], groups: number, isWeighed = true): ReturnType<typeof reliabilityOf> {
  const groupOf = new Map(dealt.map((family, index) => [family, index % groups]));
  return reliabilityOf(
    Array.from({ length: groups }, (_, group) => {
      const isOut = ({ family }: Answered): boolean => groupOf.get(family) === group;
      const [out, others] = [real.filter(isOut), real.filter((one) => !isOut(one))];
      if (!isWeighed) {
        const counts = counted(others);
        return out.map(({ right, answer }) => ({ right, confidence: shareOf(counts[answer]) }));
      }
      const weightOf = weigher(out);
      return out.map((one) => ({
        right: one.right,
        confidence: weighedShare(others, one.answer),
        weight: weightOf(one),
      }));
    }).flat(),
  );
}
const heldOut = leftOut(families, families.length);
const random = new Random('deals');
const errors = Array.from({ length: DEALS }, () => leftOut(random.shuffle(families), GROUPS).error ?? []).flat();
const [least, middle, most] = [0.05, 0.5, 0.95].map((share) => Number(quantile(errors, share).toFixed(3)));
const answers = counted(real);
const ofTruth = (truth: Answered['truth']): number => real.filter((one) => one.truth === truth).length;
writeFileSync(
  new URL('../../src/coa/verdict/confidence.json', import.meta.url),
  `${JSON.stringify(
    {
      fittedOn: day,
      pages: { honest: ofTruth('honest'), altered: ofTruth('altered'), own: ofTruth('own') },
      families: families.length,
      answers,
      heldOut: { ...heldOut, inGroups: { groups: GROUPS, deals: DEALS, error: middle, from: least, to: most } },
    },
    null,
    2,
  )}\n`,
);
console.table(answers);
console.table(heldOut.bins);
console.log(
  `calibration error: ${heldOut.error} with each of ${families.length} laboratories and sellers left out alone; in ${GROUPS} groups, dealt out in ${DEALS} ways, ${middle} (median; nine of ten lie between ${least} and ${most}); as the pages are mixed, unweighed: ${leftOut(families, families.length, false).error}`,
);
