import { defineCheck, failed, notApplicable } from '../check.ts';

export default defineCheck({
  id: 'several-frames',
  title: 'The picture is a still one',
  description:
    'An animated picture shows one frame after another, and we judge the first. Whoever opens it may see another one, so such a file gets no favourable answer.',
  uses: ['container'],
  decides: { doubt: 'unclear' },
  run({ container: { frames } }) {
    if (frames <= 1) return notApplicable('It is a still picture, or a page of a PDF.');
    return failed(
      'doubt',
      `The file shows ${frames} pictures one after another; the first was read.`,
      `The file shows ${frames} pictures one after another, and only the first was judged.`,
      [],
    );
  },
});
