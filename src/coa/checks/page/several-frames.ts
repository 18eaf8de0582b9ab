import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'several-frames',
  title: 'The picture is a still one',
  description:
    'An animated picture shows one frame after another, and we judge the first. Whoever opens it may see another one, so such a file gets no favourable answer.',
  uses: ['container', 'reading'],
  decides: { doubt: 'unclear' },
  run({ container: { frames }, reading }) {
    if (reading.words === 0) return notApplicable('No words were read.');
    if (frames <= 1) return passed('The file shows one picture.');
    return failed(
      'doubt',
      `The file shows ${frames} pictures one after another; the first was read.`,
      `The file shows ${frames} pictures one after another, and only the first was judged.`,
      [],
    );
  },
});
