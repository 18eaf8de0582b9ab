import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'code-melted',
  title: 'What looks like a QR code is one',
  description:
    'A QR code is a grid of black and white squares. An image generator that redraws a page, or an enlarger that invents detail, draws the three corner marks sharply and something between them that is not a grid. Codes that are covered, blurred, too small or badly photographed look different and are not held against a page. That a page was redrawn says nothing about what was on it before, so it is called fabricated only if what it prints also contradicts itself.',
  uses: ['meltedCodes', 'codeMark'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  showsRedrawn: true,
  run({ meltedCodes, codeMark: { isRead } }) {
    if (meltedCodes === null) return notApplicable('Codes could not be looked for this time.');
    if (meltedCodes.length === 0)
      return isRead === true ? passed('A code on it could be read.') : notApplicable('No code on it could be read.');
    const found = failed(
      'doubt',
      'What looks like a QR code has sharp corner marks but no grid of black and white squares between them. Codes look like this on pages that an image generator has redrawn.',
      'What looks like a QR code is sharp, but is not a code: signs consistent with a page that a program has redrawn.',
      [],
      [...meltedCodes],
    );
    return {
      ...found,
      flagIfContradicted:
        'What looks like a QR code is sharp, but is not a code, and the page contradicts itself: signs consistent with a page that a program has redrawn.',
    };
  },
});
