import { expect, test } from 'vitest';
import { VERDICT_IDS } from '../../coa/verdict/verdicts.ts';
import { nextStep, questionToVendor } from './next-steps.ts';

const typed = { way: 'typed' } as const;
const unread = { way: 'unread', labels: ['Task', 'Key'] } as const;
const none = { way: 'none' } as const;
const known = { lookUp: typed, step: 'Send the whole page.', badPicture: false } as const;

test.each(VERDICT_IDS)('%s has one next step', (verdict) => {
  for (const lookUp of [typed, unread, { way: 'code', how: 'Scan it.', isRead: true }, { way: 'ask' }, none] as const)
    expect(nextStep(verdict, { ...known, lookUp }).text).toMatch(/\.$/);
});

test('a laboratory that was recognised is asked; without one it is the vendor or a better picture', () => {
  expect(nextStep('real-lab-not-partnerlab', known).button).toBe('look-up');
  expect(nextStep('fabricated', { ...known, lookUp: none }).button).toBe('ask-vendor');
  expect(nextStep('unclear', { ...known, badPicture: true })).toEqual({
    text: 'Send the whole page.',
    button: 'another',
  });
});

test('what there was no time for is checked again with the same file', () => {
  const step = 'Check the same file again in a few minutes. Look it up at tarn.example (type the address yourself).';
  expect(nextStep('unclear', { ...known, step, outOfTime: true })).toEqual({
    text: 'Check the same file again in a few minutes. Look it up at tarn.example.',
    button: 'same-again',
  });
});

test('where nothing was read of what the laboratory asks for there is nothing to open', () => {
  expect(nextStep('real-lab-not-partnerlab', { ...known, lookUp: unread })).toEqual({
    text: 'Only the laboratory can say. The laboratory looks its reports up by the Task and the Key, which we did not read on this page. If you cannot see them either, ask the laboratory by email.',
    button: 'none',
  });
  expect(nextStep('fabricated', { ...known, lookUp: unread }).button).toBe('ask-vendor');
  expect(nextStep('unclear', { ...known, lookUp: unread }).button).toBe('none');
});

test('a report that its code leads to is told by its steps, one without a look-up is to be asked for', () => {
  const code = { way: 'code', how: 'Scan it.', isRead: true } as const;
  expect(nextStep('real-lab-not-partnerlab', { ...known, lookUp: code })).toEqual({
    text: 'Only the laboratory can say. Scan it.',
    button: 'look-up',
  });
  expect(nextStep('real-lab-not-partnerlab', { ...known, lookUp: { ...code, isRead: false } }).text).toBe(
    'Only the laboratory can say. We read no code on this page. If you see one, follow these steps. Scan it. If there is none, ask the laboratory by email to confirm the report.',
  );
  expect(nextStep('fabricated', { ...known, lookUp: { way: 'ask' } }).text).toContain('Ask the laboratory itself');
});

test('an unclear page of a known laboratory is looked up by its button, of an unknown one nothing can be pressed', () => {
  const step = 'Look it up at https://x.example (type the address yourself).';
  expect(nextStep('unclear', { ...known, step })).toEqual({
    text: 'Look it up at https://x.example.',
    button: 'look-up',
  });
  expect(nextStep('unclear', { ...known, step, lookUp: none })).toEqual({ text: step, button: 'none' });
});

test('the question to the vendor names the certificate, as far as it could be read', () => {
  expect(questionToVendor('stale', { product: 'KPV 10 mg', batch: 'ZY80463' }, [])).toBe(
    'Hello. The certificate of analysis you show for KPV 10 mg (batch ZY80463) is too old to tell me about what you sell now. Please send me a current report on the batch that I would receive. Thank you.',
  );
  const shows = 'Hello. The certificate of analysis you show';
  for (const [product, batch, named] of [
    ['LL-37 2 mg', '', ' for LL-37 2 mg'],
    ['', 'ZY80463', ' for batch ZY80463'],
    ['', '', ''],
  ] as const)
    expect(questionToVendor('self-made', { product, batch }, [])).toMatch(
      new RegExp(`^${shows}${named} does not name an independent laboratory\\.`),
    );
  expect(questionToVendor('genuine-independent', { product: 'KPV', batch: '' }, [])).toBe('');
});

test('each verdict asks for what would answer it', () => {
  const asked = (verdict: 'fabricated' | 'borrowed' | 'self-made'): string =>
    questionToVendor(verdict, { product: 'BPC-157 5 mg', batch: 'A1' }, ['field-unlike-its-page']);
  expect(asked('fabricated')).toBe(
    'Hello. At least one value on the certificate of analysis you show for BPC-157 5 mg (batch A1) looks different from the rest of the page. Please send me the original file as you received it from the laboratory. Thank you.',
  );
  expect(asked('borrowed')).toMatch(
    /is made out to another business\. Please send me a report made out to you, for the batch/,
  );
  expect(asked('self-made')).toMatch(
    /Please send me a report by an independent laboratory, .* look up there\. Thank you\.$/,
  );
  expect(questionToVendor('borrowed', { product: '', batch: '' }, ['on-record-for-another-vendor'])).toMatch(
    /you show is one that another vendor has published\. Please send me a report made out to you/,
  );
});
