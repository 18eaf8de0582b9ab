import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/**
 * Correlation below which thumbnail and picture do not show the same page. Measured on 34 certificates: own thumbnails
 * 0.89 and more, those of pictures cropped to 43 % afterwards 0.75 and more, other pages' 0.37 in the median.
 */
const MIN_LIKENESS = 0.55;

export default defineCheck({
  id: 'thumbnail-differs',
  title: 'The embedded thumbnail shows the same picture',
  description:
    'Cameras and editors store a small copy beside the picture. A copy that shows a different page was made before the picture was changed.',
  uses: ['container'],
  decides: { doubt: 'nothing' },
  run({ container: { thumbnail } }) {
    if (thumbnail === null) return notApplicable('The file holds no thumbnail.');
    const why = `A thumbnail of ${thumbnail.width} × ${thumbnail.height} pixels; likeness ${thumbnail.likeness}, at least ${MIN_LIKENESS} expected.`;
    if (thumbnail.likeness >= MIN_LIKENESS) return passed(why);
    return failed('doubt', why, 'The thumbnail stored in the file shows something other than the picture.', []);
  },
});
