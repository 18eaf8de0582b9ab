import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TEMPLATES } from './index.ts';

test('every file of the folder is a registered template of the same name', () => {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts',
  );
  expect(TEMPLATES.map(({ id }) => id).sort()).toEqual(files.map((file) => file.replace('.ts', '')).sort());
});

test('about half of the templates are held out', () => {
  const heldOut = TEMPLATES.filter(({ split }) => split === 'held-out').length;
  expect(Math.abs(TEMPLATES.length - 2 * heldOut)).toBeLessThanOrEqual(2);
});
