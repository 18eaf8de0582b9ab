import { defineConfig } from 'vitest/config';

/**
 * Two projects: tests beside the source need the data file only; tests in tests/ look at the built site and the
 * functions as they are served and deployed, so theirs builds first.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'netlify/*.test.ts', 'data/**/*.test.ts'],
          globalSetup: 'tests/setup/build-dataset.ts',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'whole',
          include: ['tests/**/*.test.ts'],
          globalSetup: 'tests/setup/build-site.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
