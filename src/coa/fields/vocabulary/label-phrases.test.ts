import { expect, test } from 'vitest';
import { LABEL_PHRASES, OTHER_LABELS } from './label-phrases.ts';
import { matchLabel, plainWord } from './labels.ts';

const phrases = [...Object.entries(LABEL_PHRASES), ['other', OTHER_LABELS] as const].flatMap(([field, list]) =>
  list
    .trim()
    .split(/,\s+/)
    .map((phrase) => ({ field, phrase: phrase.replace('*', '').replace(/\s+/g, ' ') })),
);

const asOnPages = (phrase: string): string => phrase.split(' ').map(plainWord).join(' ');

test('every phrase stands as the words of a page are compared', () => {
  expect(
    phrases.flatMap(({ field, phrase }) =>
      asOnPages(phrase) === phrase ? [] : [`${field}: "${phrase}" never matches; write "${asOnPages(phrase)}"`],
    ),
  ).toEqual([]);
});

test('every phrase is a label of its own field, with all of its words', () => {
  expect(
    phrases.flatMap(({ field, phrase }) => {
      const words = phrase.split(' ');
      const found = matchLabel(words);
      if (found?.field === field && found.words === words.length) return [];
      return [`${field}: "${phrase}" is read as a label of ${found?.field ?? 'nothing'}; keep it under one of the two`];
    }),
  ).toEqual([]);
});

test('every phrase stands once', () => {
  const fieldsOf = Map.groupBy(phrases, ({ phrase }) => phrase);
  expect(
    [...fieldsOf].flatMap(([phrase, found]) =>
      found.length === 1 ? [] : [`"${phrase}" stands under ${found.map(({ field }) => field).join(' and ')}; keep one`],
    ),
  ).toEqual([]);
});
