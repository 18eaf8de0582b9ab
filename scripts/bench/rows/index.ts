import type { Measurement } from '../row.ts';

/**
 * Every measurement of `npm run bench`, in the order of its table, by the name that `npm run bench -- NAME` takes. Each is
 * loaded when its turn comes: what it imports takes seconds to load and must have been built.
 */
export const MEASUREMENTS: Readonly<Record<string, () => Promise<Measurement>>> = {
  check: async () => (await import('./check.ts')).check,
  bundle: async () => (await import('./check-bundle.ts')).checkBundle,
  decode: async () => (await import('./decode.ts')).decode,
  mcp: async () => (await import('./mcp.ts')).mcp,
  cold: async () => (await import('./cold-imports.ts')).coldImports,
  build: async () => (await import('./build.ts')).build,
  pages: async () => (await import('./pages.ts')).pages,
};
