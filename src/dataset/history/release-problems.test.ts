import { describe, expect, it } from 'vitest';
import { parseDataset } from '../dataset.ts';
import { testFiles, testSite, testVendor } from '../test-data.ts';
import { releaseProblems } from './release-problems.ts';

const change = { at: '2026-11-18', field: 'name', from: 'Vendor vendor-one', to: 'New', why: 'It was renamed.' };
const dataset = (vendor: object = {}, version = '2026-11-20') =>
  parseDataset(
    testFiles({
      'data/vendors/vendor-one.json': { ...testVendor(), ...vendor },
      'data/site.json': { ...testSite(), dataset: { ...testSite().dataset, version } },
    }),
  );
const released = (day: string) => ({ ...dataset(), demonstration: true, day });
const fieldsAtFault = (...args: Parameters<typeof releaseProblems>) =>
  releaseProblems(...args).map(({ file, field }) => `${file}: ${field}`);

describe('releaseProblems', () => {
  it('finds nothing where nothing was released, or nothing changed', () => {
    expect(fieldsAtFault(dataset(), null)).toEqual([]);
    expect(fieldsAtFault(dataset(), released('2026-11-20'))).toEqual([]);
  });

  it('reports a data set of real vendors behind a release of invented ones, and nothing else of it', () => {
    expect(fieldsAtFault(dataset(), { ...released('2026-11-20'), demonstration: false, vendors: [] })).toEqual([
      'data/site.json: demonstration',
    ]);
  });

  it('reports a record that is gone', () => {
    expect(fieldsAtFault({ ...dataset(), vendors: [] }, released('2026-11-01'))).toEqual([
      'data/vendors/vendor-one.json: ',
    ]);
  });

  it('reports a version before the release, and one that stayed although vendors changed', () => {
    expect(fieldsAtFault(dataset(), released('2026-11-21'))).toEqual(['data/site.json: dataset.version']);
    expect(fieldsAtFault(dataset({ name: 'New', history: [change] }), released('2026-11-20'))).toEqual([
      'data/site.json: dataset.version',
    ]);
    expect(fieldsAtFault(dataset({ name: 'New', history: [change] }), released('2026-11-19'))).toEqual([]);
  });

  it('counts an objection for a change of the data, though it changes no value', () => {
    const objection = {
      raised_at: '2026-11-01',
      at: '2026-11-18',
      raised_by: 'vendor',
      text: 'Not so.',
      outcome: 'rejected',
    };
    expect(fieldsAtFault(dataset({ corrections: [objection] }), released('2026-11-20'))).toEqual([
      'data/site.json: dataset.version',
    ]);
  });

  it('counts a change of a laboratory or compound for one of the data', () => {
    const { laboratories, compounds } = dataset();
    const earlier = released('2026-11-20');
    expect(
      fieldsAtFault({ ...dataset(), laboratories: laboratories.map((one) => ({ ...one, name: 'New' })) }, earlier),
    ).toEqual(['data/site.json: dataset.version']);
    expect(fieldsAtFault({ ...dataset(), compounds: [...compounds, ...compounds] }, earlier)).toEqual([
      'data/site.json: dataset.version',
    ]);
  });

  it('reports what the vendor was not told of', () => {
    const asked = {
      contacted_at: '2026-09-10',
      means: 'Email to its contact address',
      answer_by: '2026-09-24',
      answered_at: null,
      text: null,
    };
    const before = { ...released('2026-11-19'), vendors: dataset({ right_of_reply: asked }).vendors };
    const mended = { verdict_basis: ['In other words.'], right_of_reply: asked };
    const told = {
      at: '2026-11-20',
      field: 'verdict_basis',
      from: 'One of one reports was confirmed.',
      to: 'In other words.',
      why: 'Seen again.',
    };
    expect(fieldsAtFault(dataset({ ...mended, history: [told] }), before)).toEqual([
      'data/vendors/vendor-one.json: right_of_reply.contacted_at',
    ]);
  });

  it('reports a change without a reason', () => {
    expect(fieldsAtFault(dataset({ name: 'New' }), released('2026-11-19'))).toEqual([
      'data/vendors/vendor-one.json: name',
    ]);
  });
});
