import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'laboratory-not-registered',
  title: 'The laboratory is on our list',
  description:
    'A laboratory on our list is known to exist and to issue reports. One that is not on it may be new, or somebody may have made up the name: we could not confirm that it exists.',
  uses: ['fields'],
  // Where no check decides, the laboratory named does.
  decides: { doubt: 'nothing' },
  failsRightlyOn: ['unknown_lab', 'selfmade'],
  run({ fields }) {
    const { laboratory } = fields;
    if (laboratory === null) return notApplicable('No laboratory is named on the page.');
    if (laboratory.laboratory !== null) {
      return passed(
        `Recognised by ${[...new Set(laboratory.basis)].join('; ')}.`,
        `It names ${laboratory.name}, a laboratory on our list.`,
        ['laboratory'],
      );
    }
    return failed(
      'doubt',
      'No laboratory on our list has this name or the addresses printed.',
      `It names ${quote(laboratory.name)} as the laboratory, which is not on our list of laboratories.`,
      ['laboratory'],
    );
  },
});
