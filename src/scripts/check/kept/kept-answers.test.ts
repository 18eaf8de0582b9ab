import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import type { Answer } from './answer.ts';
import {
  forgetAnswers,
  isForgetting,
  keepAgain,
  keepAnswer,
  keptAnswers,
  MAX_KEPT,
  type Store,
} from './kept-answers.ts';

const report = JSON.parse(readFileSync('src/samples/stale.json', 'utf8')) as CheckReportWithEvidence;
const answer = (id: string): Answer => ({
  id,
  origin: 'check',
  name: `${id}.png`,
  sha256: 'ab'.repeat(32),
  at: '2026-11-22T15:48:00Z',
  vendor: '',
  client: null,
  note: '',
  report,
});

/** A store of so many characters. */
function storeOf(room = Number.POSITIVE_INFINITY): Store {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => texts.delete(key),
  };
}

test('the last ten are kept, newest first, and forgotten at once', () => {
  const store = storeOf();
  for (let i = 1; i <= 12; i++) keepAnswer(store, answer(`a${i}`));
  expect(keptAnswers(store).map(({ id }) => id)).toEqual(Array.from({ length: MAX_KEPT }, (_, i) => `a${12 - i}`));
  forgetAnswers(store);
  expect(keptAnswers(store)).toEqual([]);
});

test('an answer that changed stays in its place', () => {
  const store = storeOf();
  for (const id of ['a', 'b']) keepAnswer(store, answer(id));
  keepAnswer(store, { ...answer('a'), client: 'no' });
  expect(keptAnswers(store).map(({ id, client }) => [id, client])).toEqual([
    ['b', null],
    ['a', 'no'],
  ]);
});

test('where there is little room the newest stays; where there is none nothing breaks', () => {
  const small = storeOf(JSON.stringify([answer('a')]).length + 10);
  keepAnswer(small, answer('a'));
  keepAnswer(small, answer('b'));
  expect(keptAnswers(small).map(({ id }) => id)).toEqual(['b']);
  const none = storeOf(0);
  keepAnswer(none, answer('a'));
  expect(keptAnswers(none)).toEqual([]);
});

test.each(['{', 'null', '{"a":1}', '[1, null, {"id": "x"}]'])('%s in the store is no answer', (text) => {
  expect(keptAnswers({ ...storeOf(), getItem: () => text })).toEqual([]);
});

test('an answer that was forgotten meanwhile is not written back', () => {
  const store = storeOf();
  keepAnswer(store, answer('a'));
  keepAgain(store, { ...answer('a'), client: 'no' });
  expect(keptAnswers(store)).toMatchObject([{ id: 'a', client: 'no' }]);
  forgetAnswers(store);
  keepAgain(store, answer('a'));
  expect(keptAnswers(store)).toEqual([]);
});

test.each([
  [{ key: 'coa-check:answers', newValue: null }, true],
  [{ key: null, newValue: null }, true],
  [{ key: 'coa-check:answers', newValue: '[]' }, false],
  [{ key: 'coa-check:where', newValue: null }, false],
])('%j of another tab forgets all: %s', (change, isAll) => {
  expect(isForgetting(change)).toBe(isAll);
});
