import { bareHost } from '../../fields/extract/parties/find-hosts.ts';
import { type Fields, type HostField, namesOf } from '../../fields/fields.ts';
import { lastDay } from '../../fields/last-day.ts';
import { isSetOtherwise } from '../../forensics/model/local-edits/set-otherwise.ts';
import { inWords } from '../../words/days.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'code-missing',
  title: 'The laboratory’s code is on the page',
  description:
    'Some laboratories print a code on every report that leads to their own copy. Somebody who changes a report removes the code or puts another in its place, because it would give the change away. The code may also be covered or cut off for other reasons; then there is a picture that shows it. Where its place is not recognised, a page without it is doubted only if it is set otherwise than the laboratory’s reports throughout.',
  uses: ['fields', 'codeMark', 'localEdits'],
  decides: { doubt: 'unclear' },
  speaksOfPage: true,
  run({ fields, codeMark: { learned, isRead, isOwnRead, leadsTo, isUnreadable, isLarge, place }, localEdits }) {
    const name = fields.laboratory?.laboratory?.name;
    if (name === undefined) return notApplicable('No laboratory on our list is named.');
    if (learned === null) return notApplicable(`We do not know of a code that every report by ${name} carries.`);
    if (isRead === null) return notApplicable('Codes could not be looked for this time.');
    const seen = `All ${learned.of} reports by ${name} that we learned from, dated ${inWords(learned.since)} or later, carry a code`;
    if (isOwnRead) return passed(`${seen}; so does this one.`);
    if (fields.pageKind !== 'certificate' || fields.quotingPhrases.length > 0)
      return notApplicable('This is not the page of a report that carries the code.');
    const day = lastDay(fields);
    if (day === null || day < learned.since)
      return notApplicable('We do not know whether reports of that time carry a code.');
    if (leadsTo !== null) {
      const codes = codesTo(leadsTo, fields);
      return failed(
        'doubt',
        `${seen} that leads to its own site. In its place, the code on this page leads to ${leadsTo}.`,
        `Every report by ${name} that we know carries the laboratory’s own code. In its place, the code on this page leads to ${leadsTo}.`,
        // The address of that code is one fact, whichever check speaks of it.
        ['laboratory', ...namesOf(fields, codes)],
        codes.flatMap(({ box }) => (box === null ? [] : [box])),
      );
    }
    if (isUnreadable) return notApplicable(`${seen}. One was found on this page but could not be read.`);
    if (place === 'cut off')
      return notApplicable(`${seen}. The part of the page where it belongs is not in the picture.`);
    // A page that somebody set anew in a laboratory's words has no code that leads to the laboratory's own copy.
    if (place === null && isSetOtherwise(localEdits))
      return failed(
        'doubt',
        `${seen}. We found none on this page, which is set otherwise than those reports.`,
        `Every report by ${name} that we know carries a code. We found none on this page, and it is set otherwise than those reports.`,
        ['laboratory'],
      );
    if (place === null && learned.beside.length > 0)
      return notApplicable(`${seen}. The part of the page where it belongs was not recognised in this picture.`);
    if (!isLarge && place !== 'blank')
      return notApplicable(`${seen}, but the picture is too small to tell whether this one does.`);
    return failed(
      'doubt',
      place === 'blank'
        ? `${seen}. This page shows nothing where it belongs.`
        : `${seen}. We found none on this page, although the picture is large enough to read one.`,
      place === 'blank'
        ? `Every report by ${name} that we know carries a code, but this page shows nothing in its place: the code may be covered, or have been taken away.`
        : `The code that every report by ${name} carries was not found on this page: it may be cut off or covered, or have been taken away.`,
      ['laboratory'],
    );
  },
});

/** The codes of a page that lead to a host. */
function codesTo(host: string, { hosts }: Fields): HostField[] {
  return hosts.filter(({ fromCode, value }) => fromCode && bareHost(value) === host);
}
