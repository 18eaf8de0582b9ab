import data from '../.generated/layouts.json' with { type: 'json' };
import type { Layout } from '../src/coa/forensics/layouts/layout.ts';

/** How laboratories set their pages, as the build checked and wrote it. */
export const layouts = data as unknown as Layout[];
