import { expect, test } from 'vitest';
import { toolContext } from '../../tests/support/tool-context.ts';
import { callTool } from './call-tool.ts';
import { TOOLS } from './tools/index.ts';

const context = toolContext();

test.each([
  ['lookup_vendor', { query: context.dataset.vendors[0]?.name }],
  ['list_vendors', { limit: 2 }],
  ['get_headline_finding', undefined],
])('%s answers structured content that fits its schema and equals the text', (name, input) => {
  const result = callTool(TOOLS, name, input, context);
  expect(result.isError).toBeUndefined();
  expect(result.content).toEqual([{ type: 'text', text: JSON.stringify(result.structuredContent) }]);
  expect(TOOLS.find((tool) => tool.name === name)?.output.safeParse(result.structuredContent).error).toBeUndefined();
});

test('wrong arguments are a tool error that names them, for the model to mend', () => {
  const result = callTool(TOOLS, 'list_vendors', { limit: 1000, verdict: 'good' }, context);
  expect(result).toMatchObject({ isError: true, content: [{ type: 'text' }] });
  expect(result.content[0]).toHaveProperty(
    'text',
    'Wrong arguments for list_vendors.\nverdict: Expected one of verified, watch; found "good".\nlimit: Expected a number of at most 200; found 1000.\nIts arguments: verdict, coa_type, min_rating, max_rating, limit, cursor.',
  );
  expect(result).not.toHaveProperty('structuredContent');
});

test.each<[string, unknown, string]>([
  ['an argument that is missing', {}, 'query: Expected text; nothing is filled in.'],
  ['one that is no argument', { query: 'x', name: 'y' }, 'name: not an argument of this tool.'],
  ['null for arguments', null, 'query: Expected text; nothing is filled in.'],
  ['a text for arguments', 'text', 'arguments: Expected an object; found "text".'],
  ['a list for arguments', [], 'arguments: Expected an object; found an empty list.'],
])('%s is said in words', (_what, input, sentence) => {
  const { content } = callTool(TOOLS, 'lookup_vendor', input, context);
  expect(content[0]).toHaveProperty(
    'text',
    `Wrong arguments for lookup_vendor.\n${sentence}\nIts arguments: query (required), history.`,
  );
});

test('of many names that are no arguments a few are repeated, each cut short', () => {
  const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`${'k'.repeat(500)}${index}`, 1]));
  const [content] = callTool(TOOLS, 'lookup_vendor', { query: 'x', ...many }, context).content;
  const { text } = content as { text: string };
  expect(text).toContain('… and 1995 more: not an argument of this tool.');
  expect(text.length).toBeLessThan(600);
});

test.each(['nonsense', '__proto__', 'toString', ''])('the unknown tool %j is invalid params', (name) => {
  expect(() => callTool(TOOLS, name, {}, context)).toThrow(expect.objectContaining({ code: -32_602 }));
});

test('a fault of a tool is no tool error', () => {
  const fault = () => {
    throw new TypeError('broken');
  };
  const broken = TOOLS.map((tool) => ({ ...tool, run: fault }));
  expect(() => callTool(broken, 'get_headline_finding', {}, context)).toThrow(TypeError);
});

test('a tool without arguments says so', () => {
  const { content } = callTool(TOOLS, 'get_headline_finding', { x: 1 }, context);
  expect(content[0]).toHaveProperty(
    'text',
    'Wrong arguments for get_headline_finding.\nx: not an argument of this tool.\nIt takes no arguments.',
  );
});

test('an empty text for what need not be given is taken as not given; for what must be, it is wrong', () => {
  expect(callTool(TOOLS, 'list_vendors', { verdict: '', cursor: '', coa_type: null }, context)).toEqual(
    callTool(TOOLS, 'list_vendors', {}, context),
  );
  expect(callTool(TOOLS, 'lookup_vendor', { query: '' }, context)).toMatchObject({ isError: true });
});
