import type { z } from 'zod';

/** Longest part of a found value that is repeated to whoever wrote it. */
const LONGEST_SHOWN = 60;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'an object',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};
const FORMATS: Readonly<Record<string, string>> = {
  date: 'a day, YYYY-MM-DD',
  url: 'a whole address such as "https://vendor.example/coa"',
  email: 'an email address',
};

/**
 * What is wrong with a value, for whoever filled it in: what was expected and, where it helps, what stands there.
 * Sentences that a schema gives itself are kept.
 * @param content what was checked
 */
export function describeIssue(issue: z.core.$ZodIssue, content: unknown): string {
  const found = issue.path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    content,
  );
  if (issue.message.startsWith('Expected')) return issue.message;
  const wanted = expectation(issue);
  if (wanted === null) return issue.message;
  return found === undefined || found === null
    ? `Expected ${wanted}; nothing is filled in.`
    : `Expected ${wanted}; found ${shown(found)}.`;
}

/** What is wrong in a value, field by field, as `describeIssue` says it. */
export function faultsIn(issues: readonly z.core.$ZodIssue[], content: unknown): { field: string; expected: string }[] {
  return issues.map((issue) => ({ field: issue.path.join('.'), expected: describeIssue(issue, content) }));
}

function expectation(issue: z.core.$ZodIssue): string | null {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? null;
    case 'invalid_value':
      return issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.join(', ')}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? null;
    case 'too_small':
      return bound(issue.origin, 'at least', issue.minimum, issue.inclusive === false);
    case 'too_big':
      return bound(issue.origin, 'at most', issue.maximum, issue.inclusive === false);
    default:
      return null;
  }
}

function bound(origin: string, words: string, limit: number | bigint, exclusive: boolean): string {
  const noun = { string: 'character', array: 'item' }[origin];
  if (noun !== undefined) return `${words} ${limit} ${noun}${Number(limit) === 1 ? '' : 's'}`;
  return exclusive ? `a number ${words === 'at least' ? 'above' : 'below'} ${limit}` : `a number of ${words} ${limit}`;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'an object';
  const text = JSON.stringify(value);
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}… (${String(value).length} characters)`;
}
