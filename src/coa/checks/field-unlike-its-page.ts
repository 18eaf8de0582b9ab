import { editsFound, isValidFor, LOCAL_EDIT_FIGURES } from '../forensics/local-edits.ts';
import { PAGE_CLASSES } from '../forensics/page-class.ts';
import { defineCheck, failed, notApplicable, passed } from './check.ts';

/** Names of fields, as people call them. */
const WORDS: Readonly<Record<string, string>> = {
  purity: 'purity',
  batch: 'batch',
  key: 'key',
  client: 'client',
  content: 'content',
  report_number: 'report number',
  date_ordered: 'date ordered',
  date_received: 'date received',
  date_analysed: 'date analysed',
  date_reported: 'date reported',
};
/** Share of edits found on pages of a class below which silence says nothing; what stands out, too, is chance below `VALID_SHARE`. */
const TELLING = 0.2;

export default defineCheck({
  id: 'field-unlike-its-page',
  title: 'The fields look like the rest of the page',
  description:
    'A field that was typed over or pasted often differs from its neighbours in paper, ink, edges, compression traces, or the shape and height of its letters. What counts as different was learned from made pages. Templates with bold values, stamps and seals can look alike, and compression wipes most traces out.',
  uses: ['localEdits'],
  run({ localEdits }) {
    if (localEdits === null) return notApplicable('Too little on the page could be compared.');
    const { pageClass, compared, unlike } = localEdits;
    const { caught, pages } = editsFound(pageClass);
    const known = `On edited test pages of this kind (${PAGE_CLASSES[pageClass]}) it pointed at the edited field on ${caught} of ${pages}`;
    if (!isValidFor(pageClass)) return notApplicable(`${known}: too few to hold anything against a field.`);
    const [worst] = unlike;
    if (worst === undefined) {
      if (pages === 0 || caught / pages < TELLING) return notApplicable(`None of ${compared} fields stands out. ${known}: silence says nothing here.`);
      return passed(`None of ${compared} fields stands out from the page. ${known}.`);
    }
    const name = WORDS[worst.name.replace(/\d+$/, '')] ?? worst.name;
    const how = worst.differs.length === 0 ? 'in several small ways at once' : `: ${worst.differs.join(', ')}`;
    const { doubt, alone, cleanPages } = LOCAL_EDIT_FIGURES;
    const wrong = worst.weight === 'alone' ? `No clean test page of ${cleanPages} came as far (threshold ${alone.threshold}).` : `On ${doubt.cleanFlagged} of ${cleanPages} clean test pages some field does so too.`;
    const why = `The ${name} differs from the rest of the page ${how}. ${wrong} ${known}.`.replace(' :', ':');
    const flag = `The ${name} printed looks unlike the rest of the page${worst.differs.length === 0 ? '' : ` (${worst.differs.join('; ')})`}, as fields that were changed afterwards do.`;
    return failed(worst.weight === 'alone' ? 'decisive' : 'doubt', why, flag, [worst.name], [worst.box]);
  },
});
