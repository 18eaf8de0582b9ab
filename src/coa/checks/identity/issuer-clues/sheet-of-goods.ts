import { datesReceipt, isForNobody } from '../../../fields/for-whom.ts';
import { nameInHost, sameBusiness } from '../../../fields/text/names.ts';
import { isDealers, isTesters } from '../../../fields/text/trades.ts';
import { anyOf } from '../../../fields/vocabulary/any-of.ts';
import { NAMES_OF_EITHER } from '../../../fields/vocabulary/business-names.ts';
import { quote } from '../../../words/quote.ts';
import { failed } from '../../check.ts';
import { type Clue, LOGO_NOISE, MIN_CONFIDENCE } from './clue.ts';

/** Names that sellers and laboratories have alike. */
const EITHERS_NAME = anyOf(NAMES_OF_EITHER);

/** Kinds of what sheets of goods say, of which a page bears so many before it is one. */
export const MIN_MARKS = 2;
/** The same where the name at the head need not be read twice, although a customer is named. */
const MARKS_WITH_CUSTOMER = 3;

/**
 * A sheet of goods: headed by a name that says what a seller or maker deals in, or saying several of what only such sheets say
 * together, or that others tested and not who. No client is named, no receipt dated, no label of either stands on the page, and nobody
 * who tests heads it. A maker may name its customer.
 */
export const sheetOfGoods: Clue = ({ fields }) => {
  const { laboratory, letterhead, fullName, hosts, sheetMarks, pageKind } = fields;
  const namesNoClient = isForNobody(fields);
  // Who tested the sample writes that it did, not that somebody else did; who names a tester may quote it (`quotesTester`).
  const saysOthersTested =
    namesNoClient && laboratory === null && sheetMarks.some(({ mark }) => mark === 'tested by others');
  // Sheets that copy a report's values copy when its sample was received, too.
  if (datesReceipt(fields) && !saysOthersTested) return null;
  const head = fullName ?? letterhead?.value.replace(LOGO_NOISE, '').trim() ?? '';
  const own = hosts.map(({ value }) => nameInHost(value)).find((name) => sameBusiness(name, head));
  const names = own === undefined ? [head] : [head, own];
  if (names.some(isTesters)) return null;
  const isSellers = namesNoClient ? names.some((name) => isDealers(name) || EITHERS_NAME.test(name)) : isDealers(head);
  const kinds = new Set(sheetMarks.map(({ mark }) => (mark === 'tested by others' ? 'tested elsewhere' : mark)));
  const isSheet = pageKind === 'certificate' && (kinds.size >= MIN_MARKS || saysOthersTested);
  const isPlainSheet = isSheet && kinds.size >= MARKS_WITH_CUSTOMER;
  if (namesNoClient ? !isSellers && !isSheet : !isSellers || !isSheet) return null;
  const marks = [...kinds].join(', ');
  const isLegible = head !== '' && (letterhead?.confidence ?? 0) > MIN_CONFIDENCE;
  const why = [
    ...(isSellers ? [`The name at the top${isLegible ? `, ${quote(head)},` : ''} is that of a seller or maker`] : []),
    ...(isSheet ? [`It says what product sheets say (${marks})`] : []),
  ].join('. ');
  return failed(
    'decisive',
    `${why}; the page shows no receipt of a sample${namesNoClient ? ' and no client' : ''}.`,
    `${isLegible ? quote(head) : 'A seller or maker'} issued it for its own product; no independent laboratory that received a sample is named.`,
    isSellers && !(namesNoClient ? isSheet : isPlainSheet) ? ['letterhead'] : [],
    isSheet ? sheetMarks.map(({ box }) => box) : [],
  );
};
