import { expect, test } from 'vitest';
import { loadSite } from '../../pages/_site.ts';
import { verificationSteps } from './verification-steps.ts';

const { laboratories } = loadSite();

test('a laboratory with a look-up is confirmed there, with its own words for what to type', () => {
  const laboratory = laboratories.find(({ verification, identifiers }) => verification && identifiers.length > 0)!;
  const steps = verificationSteps(laboratory).join('\n');
  expect(steps).toContain(laboratory.verification!.url);
  expect(steps).toContain(laboratory.verification!.how);
  expect(steps).toContain(laboratory.identifiers[0]!.label);
});

test('what no words announce is looked for where it stands', () => {
  const shown = laboratories.find(({ verification }) => verification?.needs.includes('key'))!;
  const identifiers = [
    { field: 'key' as const, label: 'in the verification address', pattern: '^x$', example: 'x', carries: null },
  ];
  const [step] = verificationSteps({ ...shown, identifiers });
  expect(step).toContain('the key (in the verification address, for example x)');
  expect(step).not.toContain('printed after');
});

test('without a look-up one writes to the laboratory', () => {
  const laboratory = laboratories.find(({ verification }) => !verification)!;
  expect(verificationSteps(laboratory)[0]).toMatch(/No public look-up .* Write to the laboratory/);
});
