import { describe, expect, it } from 'vitest';
import { parseDataset } from '../dataset.ts';
import { testFiles, testLaboratory } from '../test-data.ts';
import { correctionsLog } from './corrections.ts';
import { awkwardVendor } from './test-edition.ts';

const decided = (at: string, outcome: string) => ({
  raised_at: '2026-09-01',
  at,
  raised_by: 'reader',
  text: 'Not so.',
  outcome,
});

describe('correctionsLog', () => {
  it('lists what was decided of vendors and of laboratories, rejected objections included, newest first', () => {
    const dataset = parseDataset(
      testFiles({
        'data/vendors/awkward.json': {
          ...awkwardVendor(),
          corrections: [decided('2026-09-02', 'accepted'), decided('2026-10-05', 'rejected')],
        },
        'data/labs/lab-one.json': { ...testLaboratory(), corrections: [decided('2026-10-01', 'accepted')] },
      }),
    );
    expect(correctionsLog(dataset).map(({ at, record, id, outcome, url }) => [at, record, id, outcome, url])).toEqual([
      ['2026-10-05', 'vendor', 'awkward', 'rejected', 'https://audit.example/vendors/awkward/'],
      ['2026-10-01', 'laboratory', 'lab-one', 'accepted', 'https://audit.example/labs/lab-one/'],
      ['2026-09-02', 'vendor', 'awkward', 'accepted', 'https://audit.example/vendors/awkward/'],
    ]);
  });
});
