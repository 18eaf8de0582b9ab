import { describe, expect, test } from 'vitest';
import { composeLabel } from './compose-label.ts';
import { LABEL_PHRASES, OTHER_LABELS } from './label-phrases.ts';
import { matchLabel } from './labels.ts';

const compose = (text: string) => composeLabel(text.split(' '));

describe('labels that no list has are told by their words', () => {
  test.each([
    ['lot code of the vial', 'batch'],
    ['batch as stated by customer', 'batch'],
    ['work ordered by', 'client'],
    ['analysed on behalf of', 'client'],
    ['report drawn up for', 'client'],
    ['sample supplied by', 'client'],
    ['no of certificate', 'report_number'],
    ['laboratory job reference', 'report_number'],
    ['report verification code', 'key'],
    ['result access key', 'key'],
    ['sample arrival at laboratory', 'date_received'],
    ['date of hplc run', 'date_analysed'],
    ['date of report release', 'date_reported'],
    ['product under test', 'sample'],
    ['measured content of vial', 'content'],
    ['amount stated on label', 'label_claim'],
    ['customer order number', 'other'],
    ['sample identification code', 'other'],
  ])('%s: %s', (text, field) => {
    expect(compose(text)).toBe(field);
  });

  test.each([
    'batch size',
    'certified peptides',
    'research supply',
    'sample received from',
    'lot',
    'peptide assay',
    'the laboratory',
  ])('%s: none', (text) => {
    expect(compose(text)).toBeNull();
  });
});

/** What the lists say otherwise, since they know the label and not only its words. */
const KNOWN_BETTER = 15;

test('hardly any label of the lists is another by its words', () => {
  const phrases = [...Object.entries(LABEL_PHRASES), ['other', OTHER_LABELS] as const].flatMap(([field, list]) =>
    list
      .trim()
      .split(/,\s+/)
      .map((phrase) => ({ field, phrase: phrase.replace('*', '') })),
  );
  const composed = phrases.flatMap(({ field, phrase }) => {
    const words = composeLabel(phrase.split(/\s+/));
    return words === null ? [] : [{ phrase, field, words }];
  });
  expect(composed.length).toBeGreaterThan(phrases.length / 3);
  expect(composed.filter(({ field, words }) => field !== words).length).toBeLessThanOrEqual(KNOWN_BETTER);
});

describe('in a cell', () => {
  const match = (text: string, start = 0) => matchLabel(text.split(' '), start);

  test('it goes on up to its colon, or to the end', () => {
    expect(match('Lot code of vial: AB-1')).toMatchObject({ field: 'batch', words: 4, closed: true });
    expect(match('Lot code of vial')).toMatchObject({ field: 'batch', words: 4, closed: true });
    expect(match("Batch as per client's label")).toMatchObject({ field: 'batch', words: 5 });
  });

  test('or up to its value, which begins with a capital and is no word of a label', () => {
    expect(match('Description of sample Tesamorelin 5 mg')).toMatchObject({ field: 'sample', words: 3, closed: false });
    expect(match('Lot code of vial AB-1')).toMatchObject({ field: 'batch', words: 4 });
    expect(match('Description of sample as received')?.composed).toBeUndefined();
    expect(match('Certified Peptides Ltd')?.composed).toBeUndefined();
  });

  test('a sentence is none', () => {
    expect(match('implies nothing of the batch.', 3)?.composed).toBeUndefined();
    expect(match('No. of certificate')).toMatchObject({ field: 'report_number', words: 3 });
  });

  test('a number sign and a contracted article are words', () => {
    expect(match('Certificate of analysis #')).toMatchObject({ field: 'report_number' });
    expect(match("Code d'accès")).toMatchObject({ field: 'key', words: 2 });
  });
});
