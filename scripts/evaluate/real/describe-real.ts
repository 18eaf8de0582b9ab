import { contradictionsAmong } from '../../../src/coa/records/contradictions.ts';
import { VERDICT_IDS, type Verdict } from '../../../src/coa/verdict/verdicts.ts';
import type { Compound } from '../../../src/dataset/compound.ts';
import type { EditScores } from '../field-scores.ts';
import { areaUnderCurve, rate, table } from '../statistics.ts';
import type { PageKind } from './page-truth.ts';
import { REAL_FIELDS, type RealField, type ScoredPage } from './score-real.ts';

/** Verdicts that say: a laboratory issued this. */
const WAVED: readonly Verdict[] = ['genuine-independent', 'real-lab-not-partnerlab'];
/** Verdicts that speak of a page as of a laboratory's, whatever else they say. */
const LABORATORYS: readonly Verdict[] = [...WAVED, 'stale', 'borrowed'];

/** One figure: of which pages it is a share, and which of them count. */
export interface Measure {
  name: string;
  among: (page: ScoredPage) => boolean;
  counts: (page: ScoredPage) => boolean;
}

const is =
  (...kinds: PageKind[]) =>
  ({ truth }: ScoredPage): boolean =>
    kinds.includes(truth.kind);
const given =
  (...verdicts: Verdict[]) =>
  ({ report }: ScoredPage): boolean =>
    verdicts.includes(report.verdict);
const isEditedBy = (method: string) => (page: ScoredPage) =>
  page.truth.kind === 'edited' && page.truth.edit?.method === method;

const readingOf = (field: RealField): Measure => ({
  name: field === 'laboratory' ? 'laboratory right, of those on our list' : field === 'code' ? 'code read' : field,
  among: ({ fields }) => fields[field] !== undefined,
  counts: ({ fields }) => fields[field]?.right === true,
});

/** What is asked of a folder of real pages, in the order in which it is printed. */
export const MEASURES: readonly Measure[] = [
  { name: 'honest pages called fabricated', among: is('honest'), counts: given('fabricated') },
  {
    name: 'honest pages that some check accuses, whatever the verdict',
    among: is('honest'),
    counts: ({ doubts }) => doubts.some(({ severity }) => severity === 'decisive'),
  },
  { name: 'honest pages doubted or accused', among: is('honest'), counts: ({ doubts }) => doubts.length > 0 },
  { name: 'honest pages called self-made or borrowed', among: is('honest'), counts: given('self-made', 'borrowed') },
  { name: 'pages of a doubtful laboratory called fabricated', among: is('suspect'), counts: given('fabricated') },
  { name: 'own sheets called self-made', among: is('own'), counts: given('self-made') },
  { name: 'own sheets answered as a laboratory’s', among: is('own'), counts: given(...LABORATORYS) },
  ...REAL_FIELDS.map(readingOf),
  {
    name: 'complete pages of registered laboratories answered',
    among: (page) => is('honest', 'suspect')(page) && page.isRegistered && page.truth.complete,
    counts: (page) => !given('unclear')(page),
  },
  {
    name: 'wrong laboratory shown as fact',
    among: ({ truth }) => truth.names !== null,
    counts: ({ wrongFacts }) => wrongFacts.some(({ what }) => what === 'laboratory'),
  },
  {
    name: 'wrong client shown as fact',
    among: ({ truth }) => truth.client !== undefined,
    counts: ({ wrongFacts }) => wrongFacts.some(({ what }) => what === 'client'),
  },
  { name: 'altered by sellers: called fabricated', among: is('altered'), counts: given('fabricated') },
  { name: 'altered by sellers: waved through', among: is('altered'), counts: given(...WAVED) },
  { name: 'edited: called fabricated', among: is('edited'), counts: given('fabricated') },
  { name: 'edited: doubted or called', among: is('edited'), counts: ({ doubts }) => doubts.length > 0 },
  { name: 'edited: waved through', among: is('edited'), counts: given(...WAVED) },
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].flatMap((method): Measure[] => [
    { name: `edited by ${method}: called fabricated`, among: isEditedBy(method), counts: given('fabricated') },
    { name: `edited by ${method}: waved through`, among: isEditedBy(method), counts: given(...WAVED) },
  ]),
];

/** Hits and n of a measure. */
export function count({ among, counts }: Measure, pages: readonly ScoredPage[]): [hits: number, n: number] {
  const chosen = pages.filter(among);
  return [chosen.filter(counts).length, chosen.length];
}

/** All figures, for all pages and for seen and held-out families apart; rows that ask about no page are left out. */
export function describeMeasures(pages: readonly ScoredPage[], isHeldOut: (page: ScoredPage) => boolean): string {
  const sets = [pages, pages.filter((page) => !isHeldOut(page)), pages.filter(isHeldOut)];
  return table([
    ['', 'all', 'seen families', 'held-out families'],
    ...MEASURES.filter(({ among }) => pages.some(among)).map((measure) => [
      measure.name,
      ...sets.map((set) => rate(...count(measure, set))),
    ]),
  ]);
}

/** The figures by laboratory, hits of n, those of one page each taken together. */
export function describeByLaboratory(
  pages: readonly ScoredPage[],
  isHeldOut: (page: ScoredPage) => boolean,
  least = 3,
): string {
  const byName = Map.groupBy(pages, ({ truth }) => truth.laboratory ?? 'no laboratory');
  const groups = [...byName].filter(([, own]) => own.length >= least).sort((a, b) => b[1].length - a[1].length);
  const rest = [...byName.values()].filter((own) => own.length < least).flat();
  if (rest.length > 0) groups.push([`others (${rest.length} pages)`, rest]);
  const shown = MEASURES.filter(({ among, name }) => pages.some(among) && !name.startsWith('edited by'));
  const headings = shown.map((_, index) => `(${index + 1})`);
  return [
    table([
      ['', 'pages', ...headings],
      ...groups.map(([name, own]) => [
        `${name}${own.every(isHeldOut) ? ' *' : ''}`,
        own.length,
        ...shown.map((measure) => {
          const [hits, n] = count(measure, own);
          return n === 0 ? '·' : `${hits}/${n}`;
        }),
      ]),
    ]),
    `* held out   ${shown.map(({ name }, index) => `(${index + 1}) ${name}`).join('   ')}`,
  ].join('\n');
}

/** How many pages of each kind got each verdict. */
export function describeVerdictsByKind(pages: readonly ScoredPage[]): string {
  const kinds = [...new Set(pages.map(({ truth }) => truth.kind))];
  return table([
    ['pages ↓ verdict →', ...VERDICT_IDS],
    ...kinds.map((kind) => [
      kind,
      ...VERDICT_IDS.map((verdict) => pages.filter((page) => is(kind)(page) && given(verdict)(page)).length || '·'),
    ]),
  ]);
}

/** What the comparison of fields makes of edited pages; where codes alone were replaced there is no field to compare. */
export function describeEditScores(scores: readonly { isHeldOut: boolean; scores: EditScores }[]): string {
  const sets = [scores, scores.filter(({ isHeldOut }) => !isHeldOut), scores.filter(({ isHeldOut }) => isHeldOut)];
  const sum = (set: typeof scores, of: (one: EditScores) => number): number =>
    set.reduce((total, one) => total + of(one.scores), 0);
  return table([
    ['', 'all', 'seen families', 'held-out families'],
    [
      'edited fields compared',
      ...sets.map((set) =>
        rate(
          sum(set, ({ compared }) => compared),
          sum(set, ({ edits }) => edits),
        ),
      ),
    ],
    [
      'edited above untouched fields (area under the curve)',
      ...sets.map((set) => {
        const edited = set.flatMap((one) => one.scores.edited);
        const untouched = set.flatMap((one) => one.scores.untouched);
        return edited.length === 0 || untouched.length === 0
          ? '–'
          : `${areaUnderCurve(edited, untouched).toFixed(3)} (${edited.length} against ${untouched.length})`;
      }),
    ],
  ]);
}

/** Every page that something is wrong with, with what was read beside the label. */
export function describeMisses(pages: readonly ScoredPage[], isHeldOut: (page: ScoredPage) => boolean): string {
  const lines: string[] = [];
  for (const page of pages) {
    const { truth, report, fields, wrongFacts, doubts, isRegistered } = page;
    const own: string[] = [];
    const judged =
      doubts.length > 0 && truth.kind === 'honest'
        ? doubts.map(({ id, severity, why }) => `${severity === 'decisive' ? 'ACCUSED' : 'doubted'} by ${id}: ${why}`)
        : [];
    own.push(...judged);
    if (truth.kind === 'own' && report.verdict !== 'self-made') own.push(`own sheet answered ${report.verdict}`);
    if ((truth.kind === 'altered' || truth.kind === 'edited') && report.verdict !== 'fabricated')
      own.push(
        `${truth.kind}${truth.edit === undefined ? '' : ` (${truth.edit.method}: ${truth.edit.changes.map(({ field }) => field).join(', ')})`} answered ${report.verdict}`,
      );
    if (is('honest', 'suspect')(page) && isRegistered && truth.complete && report.verdict === 'unclear')
      own.push(`unclear: ${unclearBecause(page)}`);
    for (const [name, scored] of Object.entries(fields))
      if (!scored.right && name !== 'number or key')
        own.push(`${name}: read “${scored.read}”, label “${scored.wanted}”`);
    for (const { what, wanted, given: shown } of wrongFacts)
      own.push(`${what} shown as fact: “${shown}”, label “${wanted}”`);
    if (own.length > 0)
      lines.push(
        `${truth.file}  ${truth.laboratory ?? '–'}${isHeldOut(page) ? ' *' : ''}  ${report.verdict}`,
        ...own.map((line) => `    ${line}`),
      );
  }
  return lines.join('\n');
}

/** The checks that left a page unclear. */
function unclearBecause({ report }: ScoredPage): string {
  const failed = report.evidence.checks.filter(
    ({ outcome, severity }) => outcome === 'fail' && (severity === 'doubt' || severity === 'decisive'),
  );
  return failed.length === 0 ? 'no laboratory found' : failed.map(({ id, why }) => `${id} (${why})`).join('; ');
}

/** Which pages contradict one another when all are held against one another, by kind. */
export function describeContradictions(pages: readonly ScoredPage[], compounds: readonly Compound[]): string {
  const found = contradictionsAmong(
    pages.map(({ truth, report }) => ({
      name: truth.file,
      laboratory: report.lab_named,
      fields: report.evidence.fields,
    })),
    compounds,
  );
  const named = new Set(found.flatMap((contradiction) => contradiction.pages.map(({ name }) => name)));
  const kinds = [...new Set(pages.map(({ truth }) => truth.kind))].sort();
  const shares = kinds.map((kind) => {
    const own = pages.filter(({ truth }) => truth.kind === kind);
    return `${kind} ${own.filter(({ truth }) => named.has(truth.file)).length} of ${own.length}`;
  });
  return `pages that another one contradicts (same number, key or values; other product or client): ${shares.join(', ')}`;
}
