import { quote } from '../quote.ts';
import { defineCheck, failed, notApplicable, passed } from './check.ts';

/** Share of letters that text layer and picture must agree on before a difference means anything. */
const AGREEING = 0.6;

export default defineCheck({
  id: 'text-layer-contradicts-picture',
  title: 'The text behind the page is the text on view',
  description: 'A PDF holds its text as well as its picture. Where an editor covers a value and puts another one in its place, the first often stays behind. A banner or a cut table cell can do the same, so it is a doubt about what stands there, not proof.',
  uses: ['container'],
  run({ container: { pdf } }) {
    const layer = pdf?.textLayer ?? null;
    if (layer === null) return notApplicable('There is no text layer to compare the picture with.');
    if (layer.agreement < AGREEING || layer.visible === 0) return notApplicable(`The text layer cannot be compared: ${layer.visible} of its ${layer.words} words are on view, and ${Math.round(layer.agreement * 100)} % of letters agree.`);
    const [first, ...others] = layer.contradictions;
    if (first === undefined) return passed(`${layer.visible} words on view; no other word is hidden in the place of one.`);
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return failed(
      'doubt',
      `Hidden and on view: ${layer.contradictions.slice(0, 5).map(({ hidden, shown }) => `${quote(hidden)}, ${quote(shown)}`).join('; ')}.`,
      `Behind ${quote(first.shown)} on the page another text is hidden: ${quote(first.hidden)}${more}.`,
      [],
      layer.contradictions.map(({ box }) => box),
    );
  },
});
