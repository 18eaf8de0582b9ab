import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable } from '../check.ts';

export default defineCheck({
  id: 'generated-image-marker',
  title: 'The file is not marked as generated',
  description:
    'Image generators mark what they make: with Content Credentials, with an IPTC source type, or with the settings of the model. A laboratory’s report is not made by such a model. Most files carry no mark, whatever made them.',
  uses: ['container'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  run({ container: { generatorMarks } }) {
    const mark = generatorMarks.find(({ extent, sound }) => extent === 'whole' && sound) ?? generatorMarks[0];
    if (mark === undefined)
      return notApplicable('The file carries no generator’s mark; marks can be stripped from files.');
    const why = `${mark.where}: ${quote(mark.text)}${mark.sound ? '' : '; the signature does not fit this file'}.`;
    if (mark.extent === 'part')
      return failed('doubt', why, `The file is marked as partly made by an image generator (${mark.where}).`, []);
    if (!mark.sound)
      return failed(
        'doubt',
        why,
        `The file carries a generator's mark (${mark.where}), but it does not fit this file.`,
        [],
      );
    return failed(
      'decisive',
      why,
      `The file itself is marked as made by an image generator (${mark.where}: ${quote(mark.text)}).`,
      [],
    );
  },
});
