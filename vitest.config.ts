import { defineConfig } from 'vitest/config';

/** Tests in whose result the time of the machine has a part: how fast a function starts, what can be read in time. */
const ALONE = ['tests/additions.test.ts', 'tests/bundles.test.ts', 'tests/rate-limit-processes.test.ts'];

/** A bare machine may be half as fast as the one before and busy besides; what fails twice more is no accident. */
const retry = process.env['CI'] ? 2 : 0;

/**
 * Three projects: tests beside the source need the data file only; tests in tests/ look at the built site and the
 * functions as they are served and deployed, so theirs builds first; a few run one after another when the others are done.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          retry,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'netlify/*.test.ts', 'data/**/*.test.ts'],
          globalSetup: 'tests/setup/build-dataset.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'whole',
          retry,
          include: ['tests/**/*.test.ts'],
          exclude: ALONE,
          globalSetup: 'tests/setup/build-site.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'alone',
          retry,
          include: ALONE,
          globalSetup: 'tests/setup/build-dataset.ts',
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
