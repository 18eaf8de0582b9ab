import { type Fields, namedFields } from '../../fields/fields.ts';
import { type Box, sharedArea } from '../../geometry/box.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** Share of letters that text layer and picture must agree on before a difference means anything. */
const MIN_AGREEMENT = 0.6;

export default defineCheck({
  id: 'text-layer-contradicts-picture',
  title: 'The text behind the page is the text on view',
  description:
    'A PDF holds its text as well as its picture. If an editor covers a value and puts another in its place, the first often stays behind. A banner or a cut-off table cell can do the same, so this is a doubt about the field in that place, not proof; where there is no field, it is only worth knowing.',
  uses: ['container', 'fields'],
  decides: { doubt: 'unclear' },
  corroboratesPixels: true,
  run({ container: { pdf }, fields }) {
    const layer = pdf?.textLayer ?? null;
    if (layer === null) return notApplicable('There is no text layer to compare the picture with.');
    if (layer.agreement < MIN_AGREEMENT || layer.visible === 0)
      return notApplicable(
        `The text layer cannot be compared: ${layer.visible} of its ${layer.words} words are on view, and ${Math.round(layer.agreement * 100)} % of letters agree.`,
      );
    const [first, ...others] = layer.contradictions;
    if (first === undefined)
      return passed(`${layer.visible} words are on view, and no different word is hidden behind any of them.`);
    const doubted = fieldsAt(
      fields,
      layer.contradictions.map(({ box }) => box),
    );
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return failed(
      doubted.length > 0 ? 'doubt' : 'note',
      `Hidden and on view: ${layer.contradictions
        .slice(0, 5)
        .map(({ hidden, shown }) => `${quote(hidden)}, ${quote(shown)}`)
        .join('; ')}.`,
      `Different text is hidden behind ${quote(first.shown)} on the page: ${quote(first.hidden)}${more}.`,
      doubted,
      layer.contradictions.map(({ box }) => box),
    );
  },
});

/** Names of the fields that stand where one of the boxes does. */
function fieldsAt(fields: Fields, boxes: readonly Box[]): string[] {
  return [...namedFields(fields)]
    .filter(([, { box }]) => box !== null && boxes.some((other) => shareAThird(box, other)))
    .map(([name]) => name);
}

/** Whether two boxes share at least a third of the smaller one. */
function shareAThird(a: Box, b: Box): boolean {
  return sharedArea(a, b) * 3 >= Math.min(a[2] * a[3], b[2] * b[3]);
}
