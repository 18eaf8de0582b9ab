import { listed } from '../../words/listed.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'comparison-cut-short',
  title: 'There was time for every comparison',
  description:
    'A check ends within twenty seconds. When the service, or the device that reads, is very busy, a comparison or a second reading may not be finished by then. What was not compared or read again counts for nothing, so such a page gets no favourable answer.',
  uses: ['outOfTime', 'reading'],
  decides: { doubt: 'unclear' },
  run({ outOfTime, reading }) {
    if (reading.words === 0) return notApplicable('No words were read.');
    // A page that was read in part is not compared, and not judged.
    if (reading.cutShort) return notApplicable('The page was not read to the end, so it was not compared.');
    if (outOfTime.length === 0) return passed('Every comparison was finished in time.');
    const left = listed(outOfTime);
    return failed(
      'doubt',
      `Time was up before these were compared: ${left}.`,
      `There was no time to compare ${left} before the check had to end.`,
      [],
    );
  },
});
