import { daysBetween } from '../days-between.ts';
import { isToldOtherwiseSince } from '../vendor/told.ts';
import { vendorGate } from './gate.ts';

/** Days that an answer takes; a shorter term is no fair one. */
const SHORTEST_TERM_DAYS = 7;

/** Nobody is written about without having been asked, unless the record says why. */
export const rightOfReply = vendorGate(
  'right-of-reply',
  'A record of a vendor that was not asked, or had no time to answer.',
  (vendor, { site }) => {
    const { right_of_reply: reply } = vendor;
    const { contacted_at: asked, means, answer_by: term, answered_at: answered, not_asked_because: reason } = reply;
    const fault = (field: string, expected: string) => ({ field: `right_of_reply.${field}`, expected });
    if (asked === null)
      return reason === null
        ? [
            fault(
              'contacted_at',
              'Expected the day the vendor was told of the findings, with "means" and "answer_by"; or the reason why it was not, under "not_asked_because".',
            ),
          ]
        : [];
    return [
      ...(reason === null || isToldOtherwiseSince(vendor, asked)
        ? []
        : [
            fault(
              'not_asked_because',
              'Expected null: the vendor was asked, as contacted_at says, and nothing that it was told changed since.',
            ),
          ]),
      ...(means === null
        ? [fault('means', 'Expected how the vendor was told, such as "email to the address on its contact page".')]
        : []),
      ...(term === null
        ? [fault('answer_by', 'Expected the day until which the vendor was asked to answer.')]
        : daysBetween(asked, term) < SHORTEST_TERM_DAYS
          ? [fault('answer_by', `Expected a day at least ${SHORTEST_TERM_DAYS} days after contacted_at, ${asked}.`)]
          : answered === null && term > site.dataset.version
            ? [
                fault(
                  'answer_by',
                  `Expected an answer, or a term that has run out: it ends on ${term}, and the data set is of ${site.dataset.version}. Publish then.`,
                ),
              ]
            : []),
    ];
  },
);
