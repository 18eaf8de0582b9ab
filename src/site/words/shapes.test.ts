import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INKS } from './shapes.ts';

test('pictures and pages have the same inks', () => {
  const styles = readFileSync('src/styles/colours.css', 'utf8');
  for (const [name, ink] of Object.entries(INKS)) expect(styles).toContain(`--${name}: ${ink};`);
});
