import { isSetOtherwise, isThroughALens } from '../../forensics/model/local-edits/set-otherwise.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'design-not-known',
  title: 'We know its design from the laboratory’s other reports',
  description:
    'We learned how some laboratories set their reports: typeface, sizes, ink and where the values stand. A page set otherwise may be of a design that we have not met, may have been shown with other fonts, or was set by somebody else. By itself this says nothing against it.',
  uses: ['fields', 'localEdits'],
  decides: {},
  run({ fields, localEdits }) {
    const name = fields.laboratory?.laboratory?.name;
    if (name === undefined) return notApplicable('No laboratory on our list is named.');
    if (localEdits !== null && isThroughALens(localEdits))
      return notApplicable('On a photograph or a scan a design cannot be told from how the picture was taken.');
    if (isSetOtherwise(localEdits))
      return failed(
        'note',
        `Its values are set otherwise than on the reports by ${name} that we learned from.`,
        `It is set otherwise than the reports by ${name} that we know. The laboratory may have another design, or somebody else may have set this page: compare it with the laboratory’s own copy.`,
        ['laboratory'],
      );
    return localEdits?.laboratoryKnown === true
      ? passed(`Its values are set as on the reports by ${name} that we learned from.`)
      : notApplicable(
          'We have not learned how this laboratory sets its reports, or too little of the page could be compared.',
        );
  },
});
