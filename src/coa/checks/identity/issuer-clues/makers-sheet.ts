import { isForNobody } from '../../../fields/for-whom.ts';
import { isTesters } from '../../../fields/text/trades.ts';
import { anyOf } from '../../../fields/vocabulary/any-of.ts';
import { NAMES_OF_OWN_CONTROL, PHRASES_OF_METHODS } from '../../../fields/vocabulary/certificate.ts';
import { quote } from '../../../words/quote.ts';
import { failed } from '../../check.ts';
import { type Clue, MIN_CONFIDENCE } from './clue.ts';
import { isForSomebody } from './made-out-to.ts';

/** Phrases of makers that a laboratory may say of its method. */
const MAY_BE_OF_METHOD = anyOf(PHRASES_OF_METHODS);
/** Names of a business's own quality control. */
const OWN_CONTROLS_NAME = anyOf(NAMES_OF_OWN_CONTROL);

/** The name at the head says that a business tests its own goods, whoever is said to have received the sample. */
export const headedByOwnControl: Clue = ({ fields: { letterhead } }) =>
  letterhead === null || letterhead.confidence <= MIN_CONFIDENCE || !OWN_CONTROLS_NAME.test(letterhead.value)
    ? null
    : failed(
        'decisive',
        `The name at the top, ${quote(letterhead.value)}, is that of a business's own quality control.`,
        `${quote(letterhead.value)} issued it: a business's own quality control, not an independent laboratory.`,
        ['letterhead'],
      );

/** A phrase with which makers issue their own sheets, on a page that was made out to nobody else. */
export const saysItself: Clue = ({ fields }) => {
  const phrase = fields.selfIssuedPhrases.find(({ text }) => !isForSomebody(fields, MAY_BE_OF_METHOD.test(text)));
  if (phrase === undefined) return null;
  return failed(
    'decisive',
    `It says ${quote(phrase.text)}, as manufacturers' own sheets do.`,
    `It reads as a manufacturer's or in-house sheet (${quote(phrase.text)}); no independent laboratory is named.`,
    [],
    [phrase.box],
  );
};

/** Laboratories date receipt and report; makers date manufacture and expiry, and name no client. Who tests may print what the maker says. */
export const datedByMaker: Clue = ({ fields }) => {
  const { client, dates, letterhead } = fields;
  const made = dates.find(({ role, label }) => (role === 'manufactured' || role === 'expiry') && label !== '');
  if (
    made === undefined ||
    (client !== null && !isForNobody(fields)) ||
    dates.some(({ role }) => role === 'received' || role === 'ordered')
  )
    return null;
  if (isTesters(letterhead?.value ?? '')) return null;
  return failed(
    'decisive',
    `It gives ${made.role === 'expiry' ? 'an expiry date' : 'a date of manufacture'} (${quote(made.label)}) but no receipt and no client, as makers' own sheets do.`,
    'It reads as a maker’s own sheet: it gives a date of manufacture or expiry and no client, and names no independent laboratory.',
    [],
    made.box === null ? [] : [made.box],
  );
};
