import { BUDGETS } from '../../budgets.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'reading-cut-short',
  title: 'The whole page was read',
  description: `A page may take ${BUDGETS.readMilliseconds / 1000} seconds to read. What was read by then is shown, but a page is not judged on part of its text: the rest may contradict or explain it.`,
  uses: ['reading'],
  decides: { decisive: 'unclear', doubt: 'nothing' },
  run({ reading }) {
    if (!reading.cutShort)
      return reading.words === 0 ? notApplicable('No words were read.') : passed('The page was read to the end.');
    const why = `Reading was stopped when its time was up, with ${reading.words} words read.`;
    return failed('decisive', why, 'The page takes too long to read, so only part of it was read.', []);
  },
});
