import type { Measurement } from '../row.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { checkBundle } from './check-bundle.ts';
import { coldImports } from './cold-imports.ts';
import { decode } from './decode.ts';
import { mcp } from './mcp.ts';
import { pages } from './pages.ts';

/** Every measurement of `npm run bench`, in the order of its table. */
export const MEASUREMENTS: readonly Measurement[] = [check, checkBundle, decode, mcp, coldImports, build, pages];
