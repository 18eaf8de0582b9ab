import { defineCheck, failed, notApplicable } from '../check.ts';

export default defineCheck({
  id: 'code-melted',
  title: 'Its square codes are codes',
  description:
    'A QR code is a grid of black and white squares. A picture generator that draws a page anew, and an enlarger that invents detail, draw the three sharp corner marks and something between them that is no grid. Codes that are covered, blurred, too small or badly photographed look otherwise and are not held against a page. That a page was drawn anew says nothing of what stood on it before: it is called fabricated only where it also contradicts itself in what it prints.',
  uses: ['meltedCodes'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  showsRedrawn: true,
  run({ meltedCodes }) {
    if (meltedCodes === null) return notApplicable('Codes could not be looked for this time.');
    if (meltedCodes.length === 0)
      return notApplicable('No square code was found on it that is sharp and cannot be one.');
    return failed(
      'doubt',
      'A square code on it has sharp corner marks, and between them no grid of black and white squares. On 672 other real pages no code looks so. On pages drawn anew by a picture generator codes do.',
      'The square code on it is sharp and is no code: signs consistent with a page that a program drew anew.',
      [],
      [...meltedCodes],
    );
  },
});
