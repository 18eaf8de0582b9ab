import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable } from '../check.ts';

export default defineCheck({
  id: 'worded-as-anothers',
  title: 'Its wording is its own laboratory’s',
  description:
    'A page with the sentences of a known laboratory’s reports, which neither names that laboratory nor gives its address, and sends people elsewhere to look the report up, copies its form. It is a doubt: two laboratories may use one system to write their reports.',
  uses: ['fields'],
  decides: { doubt: 'unclear' },
  run({ fields }) {
    const { imitated } = fields;
    if (imitated === null) return notApplicable('It does not copy the wording of a laboratory that it does not name.');
    const { name, host } = imitated;
    return failed(
      'doubt',
      `Several of its sentences are those of reports by ${name}, whose name and address are not on it.`,
      `It is worded like the reports by ${name}, which it does not name, and says that it is looked up at ${quote(host)}, which is not an address of ${name} that we know.`,
      [],
    );
  },
});
