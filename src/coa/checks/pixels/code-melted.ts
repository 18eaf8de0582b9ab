import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'code-melted',
  title: 'The QR code on it is a code',
  description:
    'A QR code is a grid of black and white squares. A picture generator that draws a page anew, and an enlarger that invents detail, draw the three sharp corner marks and something between them that is no grid. Codes that are covered, blurred, too small or badly photographed look otherwise and are not held against a page. That a page was drawn anew says nothing of what stood on it before: it is called fabricated only where it also contradicts itself in what it prints.',
  uses: ['meltedCodes', 'codeMark'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  showsRedrawn: true,
  run({ meltedCodes, codeMark: { isRead } }) {
    if (meltedCodes === null) return notApplicable('Codes could not be looked for this time.');
    if (meltedCodes.length === 0)
      return isRead === true ? passed('A code on it could be read.') : notApplicable('No code on it could be read.');
    const found = failed(
      'doubt',
      'What looks like a QR code on it has sharp corner marks and between them no grid of black and white squares. On pages drawn anew by a picture generator codes look so.',
      'What looks like a QR code on it is sharp and is no code: signs consistent with a page that a program drew anew.',
      [],
      [...meltedCodes],
    );
    return {
      ...found,
      flagIfContradicted:
        'What looks like a QR code on it is sharp and is no code, and the page contradicts itself: signs consistent with a page that a program drew anew.',
    };
  },
});
