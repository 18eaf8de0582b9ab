import { addDays, TODAY } from '../content/dates.ts';
import { makeDates } from '../content/make-certificate.ts';
import { anotherSeller, honest, type Scenario, usually } from './scenario.ts';

/** A report made out to another business than the vendor asked about. */
export const borrowed: Scenario = {
  id: 'borrowed',
  weight: 13,
  verdict: 'borrowed',
  variants: [
    {
      id: 'another_client',
      needs: [],
      make(context) {
        const { certificate, client } = honest(context, undefined, (facts) => ({ ...facts, manufacturer: null }));
        return { certificate, vendor: anotherSeller(context, client).domain };
      },
    },
  ],
};

/** Least age in days of a stale report, by whether day and month can be told apart: read either way it is stale. */
const STALE_FROM = { clear: 400, ambiguous: 720 };

/** A report whose newest date lies 13 to 43 months back. */
export const stale: Scenario = {
  id: 'stale',
  weight: 12,
  verdict: 'stale',
  variants: [
    {
      id: 'old',
      needs: [],
      make(context) {
        const { random } = context;
        const { certificate, client } = honest(context, undefined, (facts) => {
          const ambiguous = /^\d\d[/.]\d\d[/.]/.test(facts.dateFormat);
          return { ...facts, dates: makeDates(random, [ambiguous ? STALE_FROM.ambiguous : STALE_FROM.clear, 1280]) };
        });
        return { certificate, vendor: usually(client.domain, random) };
      },
    },
  ],
};

/** Formats in which no day can be read as a month; used where the verdict rests on the order of dates. */
const CLEAR_FORMATS = [
  '2026-06-05',
  '05 JUN 2026',
  'June 5, 2026',
  'Jun 5, 2026',
  '5 June 2026',
  '05-Jun-2026',
] as const;

/** Dates that cannot be, by weeks. */
export const fabDates: Scenario = {
  id: 'fab_dates',
  weight: 7,
  verdict: 'fabricated',
  variants: [
    {
      id: 'future',
      needs: [],
      make(context) {
        const { random } = context;
        const reported = addDays(TODAY, random.whole(20, 150));
        const dates = {
          received: addDays(reported, -random.whole(5, 12)),
          analysed: addDays(reported, -random.whole(0, 4)),
          reported,
        };
        const { certificate, client } = honest(context, undefined, (facts) => ({
          ...facts,
          dates,
          dateFormat: random.pick(CLEAR_FORMATS),
        }));
        return { certificate, vendor: usually(client.domain, random) };
      },
    },
    {
      id: 'reported_before_receipt',
      needs: [],
      make(context) {
        const { random } = context;
        const received = addDays(TODAY, -random.whole(30, 160));
        const reported = addDays(received, -random.whole(22, 90));
        const { certificate, client } = honest(context, undefined, (facts) => ({
          ...facts,
          dates: { received, analysed: null, reported },
          dateFormat: random.pick(CLEAR_FORMATS),
        }));
        return { certificate, vendor: usually(client.domain, random) };
      },
    },
    {
      id: 'analysed_before_receipt',
      needs: [],
      make(context) {
        const { random } = context;
        const received = addDays(TODAY, -random.whole(30, 160));
        const analysed = addDays(received, -random.whole(25, 90));
        const reported = random.chance(0.5) ? addDays(received, random.whole(2, 9)) : null;
        const { certificate, client } = honest(context, undefined, (facts) => ({
          ...facts,
          dates: { received, analysed, reported },
          dateFormat: random.pick(CLEAR_FORMATS),
        }));
        return { certificate, vendor: usually(client.domain, random) };
      },
    },
  ],
};
