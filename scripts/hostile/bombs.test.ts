import { afterAll, expect, test } from 'vitest';
import { checkCoa } from '../../src/coa/check-coa.ts';
import { contextFrom } from '../../src/coa/context.ts';
import { createTextReader } from '../../src/coa/ocr/read-text.ts';
import { fixtureDataset } from '../../tests/support/dataset.ts';
import { TODAY } from '../certificates/content/dates.ts';
import { BOMBS } from './bombs.ts';

const reader = createTextReader(2);
const context = contextFrom(fixtureDataset(), reader, TODAY);
afterAll(() => reader.close());

/** A process that holds 100 MB before stays under one gigabyte; on busy cores memory is given back later. */
const MAX_GROWTH = 900_000_000;
/** Packing a picture of 268 million pixels takes longer than reading it, on busy cores half a minute. */
const TIME_TO_PACK = 90_000;

test.each(BOMBS.map((bomb) => [bomb.name, bomb] as const))(
  '%s is refused with a reason, or unclear',
  async (_, { make }) => {
    const picture = await make();
    const before = process.memoryUsage().rss;
    const outcome = await checkCoa({ picture, vendor: null }, context).then(
      ({ verdict }) => verdict,
      (error: { kind?: string }) => error.kind,
    );
    expect(['unclear', 'unsupported-type', 'too-large', 'undecodable']).toContain(outcome);
    expect(process.memoryUsage().rss - before).toBeLessThan(MAX_GROWTH);
  },
  TIME_TO_PACK,
);
