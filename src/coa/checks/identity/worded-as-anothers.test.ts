import { expect, test } from 'vitest';
import { testArtifacts } from '../../testing/fields.ts';
import check from './worded-as-anothers.ts';

test('a look-alike of a known laboratory’s report, looked up elsewhere, is a doubt', () => {
  const imitated = { name: 'Harbourside Assay', host: 'www.marloweassay.example' };
  expect(check.run(testArtifacts({ imitated }))).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    flag: 'It is worded like the reports by Harbourside Assay, which it does not name, and says that it is looked up at “www.marloweassay.example”, which is not an address of Harbourside Assay that we know.',
  });
  expect(check.run(testArtifacts()).outcome).toBe('not-applicable');
});
