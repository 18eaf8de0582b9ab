import { defineConfig } from 'vitest/config';

/** The tests of the judging path that need no reader of pictures: a mutant is run against those of them that reach it. */
const TESTS = [
  'src/coa/verdict/*.test.ts',
  'src/coa/checks/**/*.test.ts',
  'src/coa/fields/extract/parties/find-hosts.test.ts',
  'src/coa/forensics/model/**/*.test.ts',
  'src/coa/forensics/layouts/*.test.ts',
  'src/coa/records/contradictions.test.ts',
];

/** Patterns that take the place of those above, separated by commas: fewer tests end sooner, and can only notice less. */
const given = process.env['MUTATION_TESTS'] ?? '';

export default defineConfig({
  test: {
    include: given === '' ? TESTS : given.split(','),
    exclude: ['src/coa/forensics/model/local-edits/find-local-edits.test.ts'],
    testTimeout: 20_000,
  },
});
