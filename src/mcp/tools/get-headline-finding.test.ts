import { expect, test } from 'vitest';
import { toolContext } from '../../../tests/support/tool-context.ts';
import { getHeadlineFinding } from './get-headline-finding.ts';

test('the finding comes with its figures and its source', () => {
  const context = toolContext();
  const answer = getHeadlineFinding.output.parse(getHeadlineFinding.run({}, context));
  expect(answer).toMatchObject({
    n: context.dataset.vendors.length,
    as_of: context.dataset.site.dataset.version,
    licence: 'CC-BY-4.0',
    audit_url: expect.stringMatching(/\/vendors\/$/),
  });
  expect(Number(answer['verified']) + Number(answer['watch'])).toBe(answer['n']);
});

test('it takes no arguments', () => {
  expect(getHeadlineFinding.input.safeParse({ x: 1 }).success).toBe(false);
});
