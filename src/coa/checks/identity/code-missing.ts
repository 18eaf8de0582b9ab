import { lastDay } from '../../fields/last-day.ts';
import { inWords } from '../../words/days.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'code-missing',
  title: 'The laboratory’s code is on it',
  description:
    'Some laboratories print a code on every report, which leads to their own copy. Whoever changes a report takes the code away, or sets another in its place, since it would give the change away. It may be covered or cut off for other reasons, too: then there is a picture that shows it.',
  uses: ['fields', 'codeMark'],
  decides: { doubt: 'unclear' },
  speaksOfPage: true,
  run({ fields, codeMark: { learned, isRead, isOwnRead, leadsTo, isUnreadable, isLarge, place } }) {
    const name = fields.laboratory?.laboratory?.name;
    if (name === undefined) return notApplicable('No laboratory on our list is named.');
    if (learned === null) return notApplicable(`We do not know of a code that every report of ${name} carries.`);
    if (isRead === null) return notApplicable('Codes could not be looked for this time.');
    const seen = `All ${learned.of} reports of ${name} from ${inWords(learned.since)} on that we learned from carry a code`;
    if (isOwnRead) return passed(`${seen}; so does this one.`);
    if (fields.pageKind !== 'certificate' || fields.quotingPhrases.length > 0)
      return notApplicable('This is not the page of a report that carries it.');
    const day = lastDay(fields);
    if (day === null || day < learned.since)
      return notApplicable('Whether reports of its time carry a code is not known.');
    if (leadsTo !== null)
      return failed(
        'doubt',
        `${seen}, which leads to its own site. Where it stands on them, the code of this page leads to ${leadsTo}.`,
        `Where every report of ${name} that we know carries the laboratory’s own code, the code of this page leads to ${leadsTo}.`,
        ['laboratory'],
      );
    if (isUnreadable) return notApplicable(`${seen}. One was found on this page, and could not be read.`);
    if (place === 'cut off')
      return notApplicable(`${seen}. The part of the page where it stands is not in the picture.`);
    if (place === null && learned.beside.length > 0)
      return notApplicable(`${seen}. The part of the page where it stands was not recognised in this picture.`);
    if (!isLarge && place !== 'blank')
      return notApplicable(`${seen}, but the picture is too small to tell whether this one does.`);
    return failed(
      'doubt',
      place === 'blank'
        ? `${seen}. Where it stands on them, this page shows nothing.`
        : `${seen}. On this page we found none, although the picture is large enough to read it.`,
      place === 'blank'
        ? `Where every report of ${name} that we know carries a code, this page shows nothing: it may be covered, or taken away.`
        : `The code that every report of ${name} carries was not found on this page: it may be cut off, covered, or taken away.`,
      ['laboratory'],
    );
  },
});
