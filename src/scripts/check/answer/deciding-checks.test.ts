import { expect, test } from 'vitest';
import { testEvidence } from '../../../coa/testing/evidence.ts';
import { decidingChecks } from './deciding-checks.ts';

test('an answer says which checks decided; of one kept from before it did, those that failed decisively', () => {
  const evidence = testEvidence({ because: ['code-melted'] });
  expect(decidingChecks(evidence)).toEqual(['code-melted']);
  Reflect.deleteProperty(evidence, 'because');
  evidence.checks = [
    { id: 'one', severity: 'decisive' },
    { id: 'two', severity: 'doubt' },
  ] as typeof evidence.checks;
  expect(decidingChecks(evidence)).toEqual(['one']);
});
