import { fieldInWords } from '../../fields/field-in-words.ts';
import { PAGE_CLASSES } from '../../forensics/features/page-class.ts';
import { figuresFor, isValidFor, LOCAL_EDIT_FIGURES, type UnlikeField } from '../../forensics/model/local-edits.ts';
import { UNLIKE_LABORATORY_FIGURES } from '../../forensics/model/unlike-laboratory.ts';
import { WHOLE_PAGE_FIGURES } from '../../forensics/model/whole-page.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** Share of edits found on pages of a class below which silence says nothing; what stands out, too, is chance below `VALID_SHARE`. */
const MIN_DETECTION_RATE = 0.2;

export default defineCheck({
  id: 'field-unlike-its-page',
  title: 'The fields look like the rest of the page',
  description:
    'A field that was typed over or pasted often differs from its neighbours in paper, ink, edges, compression traces, the shape and size of its letters, or by a pixel in how it stands on its line. What counts as different was learned from made pages and real ones; where we have learned how the laboratory sets its reports, fields are held against those reports too. Templates with bold values, stamps and seals can look alike, and compression wipes most traces out: one such field is a doubt, and more than that only with a second one, or where no untouched real page came near.',
  uses: ['localEdits', 'fields'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  comparesPixels: true,
  run({ localEdits, fields }) {
    if (localEdits === null) return notApplicable('Too little on the page could be compared.');
    const { pageClass, compared, laboratoryKnown, unlike } = localEdits;
    const laboratory = fields.laboratory?.laboratory?.name ?? 'its laboratory';
    const { caught, pages } = figuresFor(pageClass);
    const known = `On edited real pages of this kind (${PAGE_CLASSES[pageClass]}) it pointed at the edited field on ${caught} of ${pages}`;
    if (!isValidFor(pageClass)) return notApplicable(`${known}: too few to hold anything against a field.`);
    const [worst] = unlike;
    if (worst === undefined) {
      if (caught / pages < MIN_DETECTION_RATE)
        return notApplicable(`None of ${compared} fields stands out. ${known}: silence says nothing here.`);
      return passed(
        `None of ${compared} fields stands out from the page${laboratoryKnown ? `, or from how ${laboratory} sets it` : ''}. ${known}.`,
      );
    }
    const others = worst.against === 'laboratory' ? `${laboratory}’s other reports` : null;
    const how = worst.differs.length === 0 ? 'in several small ways at once' : `: ${worst.differs.join(', ')}`;
    const together = worst.weight === 'together' ? unlike.filter(({ weight }) => weight === 'together') : [worst];
    const names = together.map(({ name }) => fieldInWords(name));
    const also =
      names.length < 2 ? '' : ` So ${names.length > 2 ? 'do' : 'does'} the ${names.slice(1).join(' and the ')}.`;
    const why =
      `The ${names[0]!} differs from the rest of the page${others === null ? '' : ` and from ${others}`} ${how}.${also} ${groundsFor(worst)}${worst.against === 'laboratory' ? '' : ` ${known}.`}`.replace(
        ' :',
        ':',
      );
    const flag = `The ${names[0]!} printed looks unlike the rest of the page${others === null ? '' : ` and unlike ${others}`}${worst.differs.length === 0 ? '' : ` (${worst.differs.join('; ')})`}, as fields that were changed afterwards do.${also}`;
    // A sheet that quotes a report is set from several pages anyway.
    const isDecisive = worst.weight !== 'doubt' && fields.quotingPhrases.length === 0;
    return failed(
      isDecisive ? 'decisive' : 'doubt',
      why,
      flag,
      together.map((field) => field.name),
      together.map(({ box }) => box),
    );
  },
});

/** What the finding rests on, and how often that was wrong on untouched pages. */
function groundsFor({ weight, against }: UnlikeField): string {
  if (against === 'laboratory') {
    const { doubt: found, cleanPages: clean, editedPages } = UNLIKE_LABORATORY_FIGURES;
    const came =
      weight === 'alone'
        ? `No untouched page of ${clean} of laboratories whose setting we know differs as much.`
        : weight === 'together'
          ? `On no untouched page of ${clean} of laboratories whose setting we know do two fields differ as much.`
          : `On ${found.cleanFlagged} of ${clean} untouched pages of laboratories whose setting we know some field differs as much.`;
    return `${came} Of ${editedPages} such pages with a field altered, it pointed at that field on ${found.editedCaught}.`;
  }
  const { doubt, cleanPages } = against === 'page' ? LOCAL_EDIT_FIGURES : WHOLE_PAGE_FIGURES;
  if (weight === 'alone') return `No untouched real page of ${cleanPages} differs as much.`;
  if (weight === 'together') return `On no untouched real page of ${cleanPages} do two fields differ as much.`;
  return `On ${doubt.cleanFlagged} of ${cleanPages} untouched real pages some field differs as much.`;
}
