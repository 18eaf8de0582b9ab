import { defineConfig } from 'vitest/config';

/** The tests of the judging path that need no reader of pictures: a mutant is run against those of them that reach it. */
export default defineConfig({
  test: {
    include: [
      'src/coa/verdict/*.test.ts',
      'src/coa/checks/**/*.test.ts',
      'src/coa/fields/extract/parties/find-hosts.test.ts',
      'src/coa/forensics/model/*.test.ts',
      'src/coa/forensics/layouts/*.test.ts',
      'src/coa/records/contradictions.test.ts',
    ],
    exclude: ['src/coa/forensics/model/local-edits.test.ts'],
    testTimeout: 20_000,
  },
});
