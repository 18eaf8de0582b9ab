import { isKnownByReports } from '../../../dataset/known-by-reports.ts';
import { fieldInWords } from '../../fields/field-in-words.ts';
import { type Fields, namedFields } from '../../fields/fields.ts';
import { joinedName } from '../../fields/text/names.ts';
import { PAGE_CLASSES } from '../../forensics/features/page-class.ts';
import type { LocalEdits, UnlikeField } from '../../forensics/model/local-edits/local-edits.ts';
import { figuresFor, isValidFor, LOCAL_EDIT_FIGURES } from '../../forensics/model/local-edits/real-page-figures.ts';
import { isOfSeveral, UNLIKE_LABORATORY_FIGURES } from '../../forensics/model/unlike-laboratory.ts';
import { WHOLE_PAGE_FIGURES } from '../../forensics/model/whole-page.ts';
import { withCapital } from '../../words/capital.ts';
import { listed } from '../../words/listed.ts';
import { defineCheck, type Finding, failed, notApplicable, passed } from '../check.ts';

/** Share of edits found on pages of a class below which silence says nothing; what stands out, too, is chance below `VALID_SHARE`. */
const MIN_DETECTION_RATE = 0.2;

/** Added where we have not seen many reports by the laboratory, or it is not on our list. */
const UNMET =
  ' We have seen few reports like this, or none, and their forms may be set this way: by itself this is a doubt, not an accusation.';

export default defineCheck({
  id: 'field-unlike-its-page',
  title: 'The fields look like the rest of the page',
  description:
    'A value that was typed over or pasted in often differs from its neighbours: in paper, ink, edges, traces of compression, the shape and size of its letters, or by a pixel in how it sits on its line. We learned what counts as different from test pages and real ones, and where we know how a laboratory sets its reports we compare with those too. Bold values, stamps and seals can look similar, and compression removes most traces, so one such field is usually only a doubt. It counts for more where no untouched real page comes near it, alone or together with other fields; where it stands farther apart from all other fields than on any of those pages; or where something that was read also speaks against the same field. If we have seen few reports by the laboratory, or none, looks alone are never more than a doubt. A small difference counts only if the page prints the same value twice and the two differ.',
  uses: ['localEdits', 'fields'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  restsOn: 'the fields with the rest of the page',
  comparesPixels: true,
  run({ localEdits, fields }) {
    if (localEdits === null) return notApplicable('Too little on the page could be compared.');
    const { pageClass, compared, leftOut, laboratoryKnown, faint } = localEdits;
    const unlike = localEdits.unlike.filter(({ name }) => !isCarriedByCode(name, fields));
    const laboratory = fields.laboratory?.laboratory?.name ?? 'its laboratory';
    const { caught, pages } = figuresFor(pageClass);
    const known = `this comparison found the edited field on ${caught} of ${pages} pictures of edited real pages of this kind (${PAGE_CLASSES[pageClass]})`;
    if (!isValidFor(pageClass))
      return notApplicable(`${withCapital(known)}, which is too few to hold anything against a field.`);
    const [worst, ...less] = unlike;
    // A sheet that quotes a report is set from several pages anyway.
    const isQuoted = fields.quotingPhrases.length > 0;
    const slight = isQuoted ? [] : faint.map((field) => faintly(field, laboratory));
    if (worst === undefined) {
      const silence =
        leftOut > 0
          ? notApplicable(
              `None of the ${compared} fields compared stands out. The page has more than we can look at: ${leftOut} were not compared.`,
            )
          : caught / pages < MIN_DETECTION_RATE
            ? notApplicable(`${noneOf(compared)}, but that says little here: ${known}.`)
            : passed(
                `${noneOf(compared)} from the page${laboratoryKnown ? `, or from how ${laboratory} usually sets it` : ''}. ${withCapital(known)}.`,
              );
      return { ...silence, ifPrintedOtherwise: slight };
    }
    const together = isOfSeveral(worst.weight) ? unlike.filter(({ weight }) => isOfSeveral(weight)) : [worst];
    const accuses = worst.weight !== 'doubt' && !isQuoted && together.every((field) => mayAccuse(field, fields));
    const isHeldBack = worst.weight !== 'doubt' && !isKnownByReports(fields.laboratory?.laboratory);
    const grounds = (field: UnlikeField): string =>
      `${groundsFor(field)}${field.against === 'laboratory' ? '' : ` ${withCapital(known)}.`}${isHeldBack ? UNMET : ''}`;
    return {
      ...findingOf(accuses ? 'decisive' : 'doubt', together, laboratory, grounds(worst)),
      ifCorroborated: isQuoted ? [] : less.map((field) => findingOf('doubt', [field], laboratory, grounds(field))),
      ifPrintedOtherwise: slight,
    };
  },
});

/** That no field compared differs, as a sentence begins. */
const noneOf = (compared: number): string =>
  compared === 1 ? 'The one field compared does not stand out' : `None of ${compared} fields stands out`;

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
  const share = `${Math.round(100 * faint.share)} % of the fields on ${cleanPages} ${UNTOUCHED} differ as much`;
  return findingOf('doubt', [field], laboratory, `On its own that says little: ${share}.`);
}

/** The finding that fields differ as edited ones do. @param fields the first is the one that is told about. */
function findingOf<Weight extends 'decisive' | 'doubt'>(
  severity: Weight,
  fields: readonly Omit<UnlikeField, 'weight'>[],
  laboratory: string,
  grounds: string,
): Finding<Weight> {
  const { against, differs } = fields[0]!;
  const reports = against === 'laboratory' ? `${laboratory}’s other reports` : null;
  const [name = '', ...more] = fields.map((field) => fieldInWords(field.name));
  const how = differs.length === 0 ? ' in several small ways at once' : `: ${listed(differs)}`;
  // Of two days of one kind, as of two vials, the second is another of it.
  const others = [...new Set(more)].map((other) => (other === name ? `another ${other}` : `the ${other}`));
  const also = others.length === 0 ? '' : ` The same goes for ${listed(others)}.`;
  return failed(
    severity,
    `The ${name} differs from the rest of the page${reports === null ? '' : ` and from ${reports}`}${how}.${also} ${grounds}`,
    `The ${name} looks different from the rest of the page${reports === null ? '' : ` and from ${reports}`}${differs.length === 0 ? '' : ` (${listed(differs)})`}, as values that were changed afterwards do.${also}`,
    fields.map(({ name }) => name),
    fields.map(({ box }) => box),
  );
}

/** The pages by which the comparison with a laboratory's own reports was measured. */
const UNTOUCHED = 'pictures of untouched pages from laboratories whose layout we know';

/** What no untouched page of a laboratory whose layout we know shows, by how a field accuses. */
const SHOWN_BY_NONE: Readonly<Record<Exclude<UnlikeField['weight'], 'doubt'>, string>> = {
  alone: 'No field differs as much',
  together: 'No two fields differ as much',
  three: 'No three fields together differ as much',
  five: 'No five fields together differ as much',
  apart: 'No field stands as far apart from all others',
  'three apart': 'No three fields together stand as far apart from the others',
  'five apart': 'No five fields together stand as far apart from the others',
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
    const untouched = `${counted[weight]} ${UNTOUCHED}`;
    const came =
      weight === 'doubt'
        ? `Some field differs as much on ${found.cleanFlagged} of ${untouched}.`
        : `${SHOWN_BY_NONE[weight]} on any of ${untouched}.`;
    return `${came} On ${editedPages} pictures of such pages with one field altered, this comparison pointed at that field on ${found.editedCaught}.`;
  }
  const { doubt, cleanPages } = against === 'page' ? LOCAL_EDIT_FIGURES : WHOLE_PAGE_FIGURES;
  if (weight === 'alone') return `No field differs as much on any of ${cleanPages} pictures of untouched real pages.`;
  if (weight === 'together')
    return `No two fields differ as much on any of ${cleanPages} pictures of untouched real pages.`;
  return `Some field differs as much on ${doubt.cleanFlagged} of ${cleanPages} pictures of untouched real pages.`;
}
