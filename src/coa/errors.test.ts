import { expect, test } from 'vitest';
import { CheckError } from './errors.ts';

test('keeps its kind, its sentence and what caused it', () => {
  const cause = new Error('bad marker');
  const error = new CheckError('undecodable', 'The picture cannot be decoded.', { cause });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'CheckError',
    kind: 'undecodable',
    message: 'The picture cannot be decoded.',
    cause,
  });
});
