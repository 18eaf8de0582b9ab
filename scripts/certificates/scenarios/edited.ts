import { daysBetween } from '../../../src/dataset/days-between.ts';
import type { Certificate } from '../content/certificate.ts';
import { addDays, TODAY } from '../content/dates.ts';
import { makeDates, newestDay } from '../content/make-certificate.ts';
import type { Random } from '../random.ts';
import {
  anotherSeller,
  type FieldEdit,
  honest,
  type Made,
  type Scenario,
  type ScenarioContext,
  usually,
} from './scenario.ts';

const NUMBERS = ['purity', 'purity', 'purity', 'content', 'content', 'batch', 'batch', 'key'];
const DAYS = ['received', 'analysed', 'reported'] as const;

/** The printed days moved towards today, so that an old report looks fresh. */
function freshened(certificate: Certificate, random: Random): Certificate['dates'] {
  const { received, analysed, reported } = certificate.dates;
  const days = daysBetween(newestDay(certificate.dates), TODAY) - random.whole(10, 60);
  return {
    received: addDays(received, days),
    analysed: analysed && addDays(analysed, days),
    reported: reported && addDays(reported, days),
  };
}

function editedNumbers(context: ScenarioContext, count: number): Made {
  const { certificate, client } = honest(context);
  const printed = NUMBERS.filter((field) => field !== 'key' || certificate.key !== null);
  const fields = [...new Set(context.random.shuffle(printed))].slice(0, count);
  return {
    certificate,
    vendor: usually(client.domain, context.random),
    edits: fields.map((field) => ({ field, to: null })),
  };
}

/** One or two fields of an honest report edited in the picture, which is then saved again. */
export const fabPixel: Scenario = {
  id: 'fab_pixel',
  weight: 40,
  verdict: 'fabricated',
  variants: [
    { id: 'one_number', needs: ['key'], make: (context) => editedNumbers(context, 1) },
    { id: 'two_numbers', needs: ['key'], make: (context) => editedNumbers(context, 2) },
    {
      id: 'dates',
      needs: [],
      make(context) {
        const { random } = context;
        const { certificate, client } = honest(context, undefined, (facts) => ({
          ...facts,
          dates: makeDates(random, [100, 700]),
        }));
        const to = { ...certificate, dates: freshened(certificate, random) };
        const fields = random
          .shuffle(DAYS.filter((field) => certificate.dates[field] !== null))
          .slice(0, random.whole(1, 2));
        return {
          certificate,
          vendor: usually(client.domain, random),
          edits: fields.map((field): FieldEdit => ({ field, to })),
        };
      },
    },
    {
      id: 'client',
      needs: [],
      make(context) {
        const { certificate, client } = honest(context, undefined, (facts) => ({ ...facts, manufacturer: null }));
        const vendor = anotherSeller(context, client);
        return {
          certificate,
          vendor: vendor.domain,
          edits: [{ field: 'client', to: { ...certificate, client: vendor.name } }],
        };
      },
    },
  ],
};
