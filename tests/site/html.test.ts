import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';

const pages = readdirSync('dist', { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html'));

/** The recommended rules, without those on the way the HTML is written: Astro writes it. The vendors table says its roles, since its rows are laid out as grids. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    'no-redundant-role': 'off',
    'long-title': 'off',
  },
});

test.each(pages)('%s is valid HTML', async (file) => {
  const { results } = await validator.validateString(readFileSync(path.join('dist', file), 'utf8'), file);
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    ),
  ).toEqual([]);
});
