import { defineConfig } from 'vitest/config';

/** The tests of the judging path that need no reader of pictures: a mutant is run against those of them that reach it. */
export default defineConfig({
  test: {
    include: [
      'src/coa/verdict/*.test.ts',
      'src/coa/checks/index.test.ts',
      'src/coa/checks/dates/*.test.ts',
      'src/coa/checks/identity/verification-host-not-laboratorys.test.ts',
      'src/coa/fields/extract/parties/find-hosts.test.ts',
      'src/coa/forensics/model/local-edits-scoring.test.ts',
      'src/coa/forensics/model/boosted-trees.test.ts',
    ],
    testTimeout: 20_000,
  },
});
