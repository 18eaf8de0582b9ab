import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeIssue } from './describe-issue.ts';

const say = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => describeIssue(issue, value));

it.each<[z.ZodType, unknown, string]>([
  [z.strictObject({ name: z.string() }), { name: null }, 'Expected text; nothing is filled in.'],
  [z.strictObject({ name: z.string() }), {}, 'Expected text; nothing is filled in.'],
  [z.strictObject({ count: z.int() }), { count: 'many' }, 'Expected a number; found "many".'],
  [z.enum(['open', 'none']), 'shut', 'Expected one of open, none; found "shut".'],
  [z.literal(true), false, 'Expected true; found false.'],
  [z.iso.date(), '20/11/2026', 'Expected a day, YYYY-MM-DD; found "20/11/2026".'],
  [z.url(), 'vendor.example', 'Expected a whole address such as "https://vendor.example/coa"; found "vendor.example".'],
  [z.string().min(3), 'a', 'Expected at least 3 characters; found "a".'],
  [z.string().max(3), 'a'.repeat(100), `Expected at most 3 characters; found "${'a'.repeat(59)}… (100 characters).`],
  [z.array(z.string()).min(1), [], 'Expected at least 1 item; found an empty list.'],
  [z.number().min(0), -1, 'Expected a number of at least 0; found -1.'],
  [z.number().positive(), 0, 'Expected a number above 0; found 0.'],
  [z.string().regex(/^x$/, 'Expected an x.'), 'y', 'Expected an x.'],
])('%#: says what was expected and what stands there', (schema, value, sentence) => {
  expect(say(schema, value)).toEqual([sentence]);
});
