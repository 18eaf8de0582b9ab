import { hasCopy } from '../source.ts';
import { vendorGate } from './gate.ts';

const MEND =
  'an archived copy: its address under "archive_url", or under "archive_file" a file kept below the data folder. Pages change; without a copy nobody can check what was seen.';

/** What a verdict rests on can still be looked at after the page it stood on has changed. */
export const findingsKept = vendorGate(
  'findings-kept',
  'A finding without a copy of what was seen.',
  ({ findings, sources }) => [
    ...findings.flatMap(({ source }, i) =>
      hasCopy(source) ? [] : [{ field: `findings.${i}.source.archive_url`, expected: `Expected ${MEND}` }],
    ),
    ...sources.flatMap((source, i) =>
      hasCopy(source) || !source.supports.some((claim) => claim.split('.')[0] === 'verdict_basis')
        ? []
        : [{ field: `sources.${i}.archive_url`, expected: `Expected ${MEND}` }],
    ),
  ],
);
