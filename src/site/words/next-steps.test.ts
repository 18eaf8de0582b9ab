import { expect, test } from 'vitest';
import { VERDICT_IDS } from '../../coa/verdict/verdicts.ts';
import { nextStep, questionToVendor } from './next-steps.ts';

test.each(VERDICT_IDS)('%s has one next step', (verdict) => {
  for (const registered of [true, false])
    expect(nextStep(verdict, { registered, step: 'Send the whole page.', badPicture: false }).text).toMatch(/\.$/);
});

test('a laboratory that was recognised is asked; without one it is the vendor or a better picture', () => {
  expect(nextStep('real-lab-not-partnerlab', { registered: true, step: '', badPicture: false }).button).toBe('look-up');
  expect(nextStep('fabricated', { registered: false, step: '', badPicture: false }).button).toBe('ask-vendor');
  expect(nextStep('unclear', { registered: true, step: 'Send the whole page.', badPicture: true })).toEqual({
    text: 'Send the whole page.',
    button: 'another',
  });
});

test('an unclear page of a known laboratory is looked up, of an unknown one nothing can be pressed', () => {
  expect(nextStep('unclear', { registered: true, step: 'Ask.', badPicture: false }).button).toBe('look-up');
  expect(nextStep('unclear', { registered: false, step: 'Ask.', badPicture: false }).button).toBe('none');
});

test('the question to the vendor names the certificate, as far as it could be read', () => {
  expect(questionToVendor('stale', { product: 'KPV 10 mg', batch: 'ZY80463' })).toBe(
    'Hello, the certificate of analysis that you show for KPV 10 mg (batch ZY80463) is more than a year old. Please send me a current report, for the batch that you would send me. Thank you.',
  );
  const shows = 'Hello, the certificate of analysis that you show';
  for (const [product, batch, named] of [
    ['LL-37 2 mg', '', ' for LL-37 2 mg'],
    ['', 'ZY80463', ' for batch ZY80463'],
    ['', '', ''],
  ] as const)
    expect(questionToVendor('self-made', { product, batch })).toMatch(
      new RegExp(`^${shows}${named} names no independent laboratory\\.`),
    );
  expect(questionToVendor('genuine-independent', { product: 'KPV', batch: '' })).toBe('');
});
