/** Writes the learned layouts of all laboratories, checked, into one file for the function: `.generated/layouts.json`. Run by `npm run data`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadLayouts } from '../layouts/load-layouts.ts';

mkdirSync('.generated', { recursive: true });
writeFileSync('.generated/layouts.json', JSON.stringify(loadLayouts()));
