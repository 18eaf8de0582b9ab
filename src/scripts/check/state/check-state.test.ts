import { expect, test } from 'vitest';
import {
  type CheckState,
  chooseFiles,
  endFile,
  forgetAnswered,
  MAX_FILES,
  NOTHING_CHOSEN,
  nextWaiting,
  removeFile,
  retryFailed,
  startFile,
  turnFile,
} from './check-state.ts';

const file = (name: string): { file: File; warning: string } => ({ file: new File(['x'], name), warning: '' });
const names = ({ files }: CheckState): string[] => files.map(({ file: { name } }) => name);
const one = chooseFiles(NOTHING_CHOSEN, [file('a.png')]);
const running = startFile(one, 1);

test('a file chosen while a check runs waits behind it, and the answer goes to the file that was checked', () => {
  const both = chooseFiles(running, [file('b.png')]);
  expect(names(both)).toEqual(['a.png', 'b.png']);
  const ended = endFile(both, { answer: 'first' });
  expect(ended.files.map(({ answer, status }) => [answer, status])).toEqual([
    ['first', 'answered'],
    [null, 'waiting'],
  ]);
  expect(ended.shown).toBe('first');
  expect(nextWaiting(ended)?.file.name).toBe('b.png');
  // A later answer does not push the one away that is being read.
  expect(endFile(startFile(ended, 2), { answer: 'second' }).shown).toBe('first');
});

test('a file chosen after an answer takes its place: the answer is no longer shown', () => {
  const after = chooseFiles(endFile(running, { answer: 'first' }), [file('b.png')]);
  expect([names(after), after.shown]).toEqual([['b.png'], null]);
});

test('only one check runs at a time', () => {
  const both = chooseFiles(running, [file('b.png')]);
  expect(startFile(both, 2)).toBe(both);
});

test('the file that is being checked cannot be taken back or turned; cancelled it waits again', () => {
  expect(names(removeFile(running, 1))).toEqual(['a.png']);
  expect(turnFile(running, 1).files[0]?.turns).toBe(0);
  const cancelled = endFile(running, 'cancelled');
  expect([cancelled.running, cancelled.files[0]?.status]).toEqual([null, 'waiting']);
  expect(names(removeFile(cancelled, 1))).toEqual([]);
});

test('answers that are forgotten go with their files; one that waits stays chosen', () => {
  const both = endFile(chooseFiles(running, [file('b.png')]), { answer: 'first' });
  const forgotten = forgetAnswered(both);
  expect([names(forgotten), forgotten.shown]).toEqual([['b.png'], null]);
});

test('a failure stands with its file', () => {
  expect(endFile(running, { failure: 'Too blurred.' }).files[0]).toMatchObject({
    status: 'failed',
    failure: 'Too blurred.',
    answer: null,
  });
});

test('what failed can be tried once more; what was answered is not sent again', () => {
  const both = chooseFiles(running, [file('b.png')]);
  const ended = endFile(startFile(endFile(both, { answer: 'first' }), 2), { failure: 'No connection.' });
  expect(nextWaiting(ended)).toBeNull();
  expect(nextWaiting(retryFailed(ended))?.file.name).toBe('b.png');
});

test('four quarter turns are none', () => {
  let state = one;
  for (let turn = 1; turn <= 4; turn++) {
    state = turnFile(state, 1);
    expect(state.files[0]?.turns).toBe(turn % 4);
  }
});

test('no more than ten wait, and ids are never used twice', () => {
  const many = chooseFiles(
    running,
    Array.from({ length: 30 }, (_, index) => file(`${index}.png`)),
  );
  expect(many.files).toHaveLength(MAX_FILES);
  expect(new Set(many.files.map(({ id }) => id)).size).toBe(MAX_FILES);
});

test('an end without a check changes nothing', () => {
  expect(endFile(one, { answer: 'stray' })).toBe(one);
});
