import { isKnownByReports } from '../../../dataset/known-by-reports.ts';
import { fieldInWords } from '../../fields/field-in-words.ts';
import { type Fields, namedFields } from '../../fields/fields.ts';
import { joinedName } from '../../fields/text/names.ts';
import { PAGE_CLASSES } from '../../forensics/features/page-class.ts';
import {
  figuresFor,
  isValidFor,
  LOCAL_EDIT_FIGURES,
  type LocalEdits,
  type UnlikeField,
} from '../../forensics/model/local-edits.ts';
import { isOfSeveral, UNLIKE_LABORATORY_FIGURES } from '../../forensics/model/unlike-laboratory.ts';
import { WHOLE_PAGE_FIGURES } from '../../forensics/model/whole-page.ts';
import { defineCheck, type Finding, failed, notApplicable, passed } from '../check.ts';

/** Share of edits found on pages of a class below which silence says nothing; what stands out, too, is chance below `VALID_SHARE`. */
const MIN_DETECTION_RATE = 0.2;

/** What is said where the page is not that of a laboratory of our list of which we have seen many reports. */
const UNMET = ' Forms of laboratories of which we have seen few reports may be set so: it is a doubt.';

export default defineCheck({
  id: 'field-unlike-its-page',
  title: 'The fields look like the rest of the page',
  description:
    'A field that was typed over or pasted often differs from its neighbours in paper, ink, edges, compression traces, the shape and size of its letters, or by a pixel in how it stands on its line. What counts as different was learned from made pages and real ones; where we have learned how the laboratory sets its reports, fields are held against those reports too. Templates with bold values, stamps and seals can look alike, and compression wipes most traces out: one such field is a doubt, and more than that only with a second one, two more or four more, where no untouched real page came near, where it lies farther from all other fields than on any of those, or where something that was read speaks against the same field. On a page of a laboratory of which we have seen few reports or none it is a doubt in any case. A small difference counts only where the page prints the same value twice and not alike.',
  uses: ['localEdits', 'fields'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  comparesPixels: true,
  run({ localEdits, fields }) {
    if (localEdits === null) return notApplicable('Too little on the page could be compared.');
    const { pageClass, compared, leftOut, laboratoryKnown, faint } = localEdits;
    const unlike = localEdits.unlike.filter(({ name }) => !isCarriedByCode(name, fields));
    const laboratory = fields.laboratory?.laboratory?.name ?? 'its laboratory';
    const { caught, pages } = figuresFor(pageClass);
    const known = `On edited real pages of this kind (${PAGE_CLASSES[pageClass]}) it pointed at the edited field on ${caught} of ${pages}`;
    if (!isValidFor(pageClass)) return notApplicable(`${known}: too few to hold anything against a field.`);
    const [worst, ...less] = unlike;
    // A sheet that quotes a report is set from several pages anyway.
    const isQuoted = fields.quotingPhrases.length > 0;
    const slight = isQuoted ? [] : faint.map((field) => faintly(field, laboratory));
    if (worst === undefined) {
      const silence =
        leftOut > 0
          ? notApplicable(
              `None of ${compared} fields stands out; ${leftOut} more were not compared: the page has more of them than we can look at.`,
            )
          : caught / pages < MIN_DETECTION_RATE
            ? notApplicable(`None of ${compared} fields stands out. ${known}: silence says nothing here.`)
            : passed(
                `None of ${compared} fields stands out from the page${laboratoryKnown ? `, or from how ${laboratory} sets it` : ''}. ${known}.`,
              );
      return { ...silence, ifPrintedOtherwise: slight };
    }
    const together = isOfSeveral(worst.weight) ? unlike.filter(({ weight }) => isOfSeveral(weight)) : [worst];
    const accuses = worst.weight !== 'doubt' && !isQuoted && together.every((field) => mayAccuse(field, fields));
    const isHeldBack = worst.weight !== 'doubt' && !isKnownByReports(fields.laboratory?.laboratory);
    const grounds = (field: UnlikeField): string =>
      `${groundsFor(field)}${field.against === 'laboratory' ? '' : ` ${known}.`}${isHeldBack ? UNMET : ''}`;
    return {
      ...findingOf(accuses ? 'decisive' : 'doubt', together, laboratory, grounds(worst)),
      ifCorroborated: isQuoted ? [] : less.map((field) => findingOf('doubt', [field], laboratory, grounds(field))),
      ifPrintedOtherwise: slight,
    };
  },
});

/**
 * Whether what differs may accuse. Where fields were held against their page alone, row and size tell most, and both were learned from
 * forms of laboratories that we know: of 86 made pages of laboratories that nobody had met two were accused so. There it is a
 * doubt; so it is of what stands without a label, as the date of a letter does, which keeps neither row nor size.
 */
function mayAccuse({ name, against }: UnlikeField, fields: Fields): boolean {
  if (against === 'laboratory') return true;
  return isKnownByReports(fields.laboratory?.laboratory) && namedFields(fields).get(name)?.label !== '';
}

/**
 * Whether a number or key, as it was read in print, is what the page's own code leads to, on a page of a laboratory that is not on our
 * list: many set both in a typeface of their own, as where each figure is as wide as the next, and whoever changes one has to change
 * the code.
 */
function isCarriedByCode(name: string, fields: Fields): boolean {
  const field = name === 'key' ? fields.key : name === 'report_number' ? fields.reportNumber : null;
  if (field === null || isKnownByReports(fields.laboratory?.laboratory)) return false;
  return fields.hosts.some(({ fromCode, path }) => fromCode && joinedName(path).includes(joinedName(field.text)));
}

/** What a field says that stands out too little to be held against the page by itself. */
function faintly(field: LocalEdits['faint'][number], laboratory: string): Finding<'doubt'> {
  const { faint, cleanPages } = UNLIKE_LABORATORY_FIGURES;
  const share = `${Math.round(100 * faint.share)} % of the fields of ${cleanPages} pictures of untouched pages, of laboratories whose setting we know,`;
  return findingOf('doubt', [field], laboratory, `By itself that says little: ${share} differ as much.`);
}

/** The finding that fields differ as edited ones do. @param fields the first is the one that is told about. */
function findingOf<Weight extends 'decisive' | 'doubt'>(
  severity: Weight,
  fields: readonly Omit<UnlikeField, 'weight'>[],
  laboratory: string,
  grounds: string,
): Finding<Weight> {
  const { against, differs } = fields[0]!;
  const others = against === 'laboratory' ? `${laboratory}’s other reports` : null;
  const names = fields.map(({ name }) => fieldInWords(name));
  const how = differs.length === 0 ? ' in several small ways at once' : `: ${differs.join(', ')}`;
  const also =
    names.length < 2 ? '' : ` So ${names.length > 2 ? 'do' : 'does'} the ${names.slice(1).join(' and the ')}.`;
  return failed(
    severity,
    `The ${names[0]!} differs from the rest of the page${others === null ? '' : ` and from ${others}`}${how}.${also} ${grounds}`,
    `The ${names[0]!} printed looks unlike the rest of the page${others === null ? '' : ` and unlike ${others}`}${differs.length === 0 ? '' : ` (${differs.join('; ')})`}, as fields that were changed afterwards do.${also}`,
    fields.map(({ name }) => name),
    fields.map(({ box }) => box),
  );
}

/** What no untouched page of a laboratory whose setting we know shows, by how a field accuses. */
const SHOWN_BY_NONE: Readonly<Record<Exclude<UnlikeField['weight'], 'doubt'>, string>> = {
  alone: 'does such a field differ as much',
  together: 'do two fields differ as much',
  three: 'do the three fields that differ most differ as much together',
  five: 'do the five fields that differ most differ as much together',
  apart: 'does one field lie as far from all others',
  'three apart': 'do the three fields that differ most lie as far from the others',
  'five apart': 'do the five fields that differ most lie as far from the others',
};

/** What the finding rests on, and how often that was wrong on untouched pages. */
function groundsFor({ weight, against }: UnlikeField): string {
  if (against === 'laboratory') {
    const { doubt: found, three, five, apart, cleanPages: clean, editedPages } = UNLIKE_LABORATORY_FIGURES;
    const counted: Readonly<Record<UnlikeField['weight'], number>> = {
      alone: clean,
      together: clean,
      doubt: clean,
      three: three.cleanPages,
      five: five.cleanPages,
      apart: apart.cleanPages,
      'three apart': apart.cleanPages,
      'five apart': apart.cleanPages,
    };
    const of = `${counted[weight]} pictures of untouched pages, of laboratories whose setting we know,`;
    const came =
      weight === 'doubt'
        ? `On ${found.cleanFlagged} of ${of} some field differs as much.`
        : `On none of ${of} ${SHOWN_BY_NONE[weight]}.`;
    return `${came} Of ${editedPages} pictures of such pages with a field altered, it pointed at that field on ${found.editedCaught}.`;
  }
  const { doubt, cleanPages } = against === 'page' ? LOCAL_EDIT_FIGURES : WHOLE_PAGE_FIGURES;
  if (weight === 'alone') return `No untouched real page of ${cleanPages} differs as much.`;
  if (weight === 'together') return `On no untouched real page of ${cleanPages} do two fields differ as much.`;
  return `On ${doubt.cleanFlagged} of ${cleanPages} untouched real pages some field differs as much.`;
}
