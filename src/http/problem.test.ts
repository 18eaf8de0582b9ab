import { expect, test } from 'vitest';
import { HttpProblem, PROBLEMS, type ProblemId, problemBody, problemType } from './problem.ts';

const documentation = 'https://service.example/docs/';

test('a problem has the members of RFC 9457, extension members after them', () => {
  const problem = new HttpProblem('invalid-fields', 'image: Expected a picture.', { members: { errors: [] } });
  expect(problemBody(problem, documentation, 'r1')).toEqual({
    type: 'https://service.example/docs/#problem-invalid-fields',
    title: 'Some fields are wrong',
    status: 400,
    detail: 'image: Expected a picture.',
    instance: 'tag:service.example,2026:request/r1',
    errors: [],
  });
});

test('clients tell problems by their status, which never changes', () => {
  expect(Object.fromEntries(Object.entries(PROBLEMS).map(([id, { status }]) => [id, status]))).toEqual({
    'malformed-json': 400,
    'invalid-fields': 400,
    'origin-refused': 403,
    'not-found': 404,
    'method-not-allowed': 405,
    'not-acceptable': 406,
    'too-large': 413,
    'unsupported-type': 415,
    undecodable: 422,
    'quota-exceeded': 429,
    'internal-error': 500,
    'check-unavailable': 503,
  });
});

test('every problem has a type of its own, and only the quota uses a registered one', () => {
  const ids = Object.keys(PROBLEMS) as ProblemId[];
  const types = ids.map((id) => problemType(id, documentation));
  expect(new Set(types).size).toBe(ids.length);
  expect(types.filter((type) => !type.startsWith(documentation))).toEqual([
    'https://iana.org/assignments/http-problem-types#quota-exceeded',
  ]);
});
