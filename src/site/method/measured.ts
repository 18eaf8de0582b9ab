import fitted from '../../coa/verdict/confidence.json' with { type: 'json' };
import { ANSWER_KINDS, ANSWERS, type AnswerKind, shareOf } from '../../coa/verdict/confidence.ts';
import measured from '../../coa/verdict/measured-checks.json' with { type: 'json' };
import { MEASURED_ON_REAL, type RealRate } from '../../coa/verdict/measured-on-real.ts';
import { CONFIDENCE_BANDS, confidenceBand } from './confidence-bands.ts';
import { intervalInWords } from './interval.ts';

/** How many of how many. */
export interface Share {
  flagged: number;
  n: number;
}

/** What was measured of one check: pages on which it failed, of clean ones and of altered ones. */
export interface MeasuredCheck {
  clean: Share;
  altered: Share;
}

const checks: Readonly<Record<string, MeasuredCheck | undefined>> = measured.checks;

/** What was measured of a check; null when nothing was yet. */
export function measuredCheck(id: string): MeasuredCheck | null {
  return checks[id] ?? null;
}

/** What was measured of a check on honest real pages; null when nothing was yet. */
export function measuredOnReal(id: string): Share | null {
  return MEASURED_ON_REAL.checks[id] ?? null;
}

/** Figures on real pages that the methodology page quotes, by their names in `measured-on-real.json`, in words. */
const QUOTED: readonly (readonly [name: string, inWords: string])[] = [
  ['honest pages called fabricated', 'Honest pages called fabricated'],
  ['honest pages doubted or accused', 'Honest pages with a doubt or worse about them'],
  ['honest pages called self-made or borrowed', 'Honest pages called self-made or borrowed'],
  ['own sheets called self-made', 'Sellers’ and makers’ own sheets called self-made'],
  ['own sheets answered as a laboratory’s', 'Such sheets answered as a laboratory’s'],
  ['laboratory right, of those on our list', 'Laboratory read'],
  ['client', 'Client read'],
  ['product', 'Product read'],
  ['purity', 'Purity read'],
  ['content', 'Content read'],
  ['number or key', 'Report number or key read'],
  ['newest date', 'Newest date read'],
  ['code read', 'Code read, where one is printed, however small'],
  ['complete pages of registered laboratories answered', 'Whole pages of known laboratories answered, not unclear'],
  ['wrong laboratory shown as fact', 'A wrong laboratory shown'],
  ['wrong client shown as fact', 'A wrong client shown'],
];

/** A rate in words with its interval, as "3 of 282 (0.4–3 %)". */
function rateInWords({ hits, n, from, to }: RealRate): string {
  return n === 0 ? '–' : `${hits} of ${n} (${intervalInWords([from, to])})`;
}

/** A figure of the held-out families, by its name. */
function heldOut(name: string): RealRate {
  const found = MEASURED_ON_REAL.figures.find((figure) => figure.name === name);
  if (found === undefined) throw new Error(`Expected a figure "${name}" in measured-on-real.json.`);
  return found.heldOut;
}

/** The day on which a figure on real pages was measured. */
function measuredOn(name: string): string {
  const { kept, measuredOn: day } = MEASURED_ON_REAL;
  return kept?.figures.includes(name) === true ? kept.measuredOn : day;
}

const CALLED = 'honest pages called fabricated';

/** The day, the number of pages, and the figures on real pages: of all, and of the held-out families alone; and which of them are older. */
export const REAL_PAGES = {
  on: MEASURED_ON_REAL.measuredOn,
  kept: MEASURED_ON_REAL.kept,
  pages: MEASURED_ON_REAL.pages,
  heldOutPages: MEASURED_ON_REAL.heldOutPages,
  /** Honest pages of held-out laboratories that were called fabricated. */
  honestCalled: { ...heldOut(CALLED), on: measuredOn(CALLED) },
  rows: QUOTED.flatMap(([name, inWords]) => {
    const found = MEASURED_ON_REAL.figures.find((figure) => figure.name === name);
    return found === undefined
      ? []
      : [
          {
            name: inWords,
            isKept: MEASURED_ON_REAL.kept?.figures.includes(name) === true,
            all: rateInWords(found.all),
            heldOut: rateInWords(found.heldOut),
          },
        ];
  }),
};

/**
 * Held-out laboratories whose setting the comparison of fields has learned since, from these very pages: of them only the
 * figures of before are of pages that nothing was fitted to. A test holds them against the model.
 */
export const LEARNED_SINCE: readonly string[] = ['Eagle Analytical Services', 'Kovera', 'Summit BioAnalytics'];

/**
 * The check that is not counted on the sets of the others, since its comparison was fitted to some of them: its figures are
 * of pictures of real pages whose laboratories it had not seen, and of the day of its fit. A test holds both against the model.
 */
export const LOOKS = { id: 'field-unlike-its-page', on: '2026-11-23' } as const;

/** The day and the sets of pages of these measurements. */
export const MEASURED = { on: measured.measuredOn, sets: measured.sets };

/** Kinds of answers in words, for the methodology page. */
const KINDS: Readonly<Record<AnswerKind, string>> = {
  fabricated: 'Altered or fabricated',
  'self-made': 'Self-made',
  borrowed: 'Made out to somebody else (made pages)',
  recognised: 'A laboratory recognised, its report old or not',
  'unclear-doubted': 'Unclear: something speaks against the page',
  unclear: 'Unclear: the page could not be judged',
};

/** To how many pages of which truth each kind of answer was given, how many were right, and whether that holds elsewhere. */
export const MEASURED_CONFIDENCE = {
  on: fitted.fittedOn,
  pages: fitted.pages,
  families: fitted.families,
  kinds: ANSWER_KINDS.map((kind) => ({ id: kind, name: KINDS[kind], ...ANSWERS[kind], share: shareOf(ANSWERS[kind]) })),
  heldOut: fitted.heldOut,
};

/** The bands with what was measured of the kinds of answers whose share of right ones lies in each: how many were given on test pages, how many of them were right. */
export function measuredBands(): ((typeof CONFIDENCE_BANDS)[number] & { given: number; right: number })[] {
  return CONFIDENCE_BANDS.map((band) => {
    const within = MEASURED_CONFIDENCE.kinds.filter(({ share }) => confidenceBand(share) === band);
    return {
      ...band,
      given: within.reduce((sum, { given }) => sum + given, 0),
      right: within.reduce((sum, { right }) => sum + right, 0),
    };
  });
}
