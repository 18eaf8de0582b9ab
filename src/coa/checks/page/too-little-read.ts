import { defineCheck, failed, passed } from '../check.ts';
import { MIN_WORDS_TO_JUDGE } from '../limits.ts';

/** Median confidence of its words, 0 to 1, below which a page cannot be judged. */
const MIN_CONFIDENCE = 0.55;

export default defineCheck({
  id: 'too-little-read',
  title: 'Enough of the page could be read',
  description:
    'A verdict is only as good as the reading. A small, blurred or cropped picture gives too few words to judge by.',
  uses: ['reading', 'fields'],
  decides: { decisive: 'unclear', doubt: 'nothing' },
  judgesEmptyPages: true,
  run({ reading, fields }) {
    const why = `${reading.words} words were read, with a median confidence of ${Math.round(reading.confidence * 100)} %.`;
    if (reading.words < MIN_WORDS_TO_JUDGE || reading.confidence < MIN_CONFIDENCE) {
      return failed('decisive', why, 'Too little of the page could be read to judge it.', []);
    }
    if (fields.certificateMarks.length === 0)
      return failed('decisive', why, 'No field of a certificate could be read.', []);
    return passed(why);
  },
});
