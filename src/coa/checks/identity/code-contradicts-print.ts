import { isKnownByReports } from '../../../dataset/known-by-reports.ts';
import { isOneOf } from '../../fields/extract/parties/find-hosts.ts';
import { fieldInWords } from '../../fields/field-in-words.ts';
import { type Field, type HostField, namesOf } from '../../fields/fields.ts';
import {
  identifiersInCode,
  isReadAs,
  makeOf,
  namedByPattern,
  sameMake,
  spelledByCode,
} from '../../fields/text/code-parts.ts';
import { plainIdentifier } from '../../fields/text/letter-shapes.ts';
import { joinedName } from '../../fields/text/names.ts';
import { listed } from '../../words/listed.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, type Finding, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'code-contradicts-print',
  title: 'The code and the print agree',
  description:
    'The address in a report’s QR code usually contains its number and key. Somebody who edits the printed ones seldom makes a new code. Where we do not know that the laboratory’s codes contain them, or have seen few of its reports, this is only a doubt: one laboratory put the code of another report on a genuine page.',
  uses: ['fields', 'codeMark'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  corroboratesPixels: true,
  run({ fields, codeMark }) {
    const laboratory = fields.laboratory?.laboratory;
    const codes = fields.hosts.filter((host) => host.fromCode);
    const isOfLaboratory = ({ value }: HostField): boolean => laboratory != null && isOneOf(value, laboratory.hosts);
    const code = codes.find(isOfLaboratory) ?? codes[0];
    if (code === undefined)
      return codeMark.isOfAnother
        ? failed(
            'doubt',
            'The page’s code has too few pixels to be scanned. It is a code of the laboratory, but not the one that the number or key printed would have.',
            'The code on the page, which is too small to be scanned, is not the one for the number or key printed.',
            [fields.key === null ? 'report_number' : 'key'],
          )
        : notApplicable('No code with an address could be read.');
    const pattern = laboratory?.verification?.address_pattern ?? null;
    const named = namedByPattern(code.text, pattern);
    // Where its codes are not known to carry a report's own number or key, a slip explains another number as well as an edit.
    const carriesThem = pattern !== null && /\(\?<(?:key|report_number)>/.test(pattern) && isKnownByReports(laboratory);
    const severity = carriesThem && isOfLaboratory(code) ? 'decisive' : 'doubt';
    const carried = [...new Set([...identifiersInCode(code.text), named.reportNumber, named.key])].filter(
      (part) => part !== null,
    );
    const printed = [
      { name: 'key', field: fields.key, other: named.reportNumber },
      { name: 'report_number', field: fields.reportNumber, other: named.key },
    ].flatMap(({ name, field, other }) =>
      field !== null && field.value.length >= 5 && field.label !== code.label ? [{ name, field, other }] : [],
    );
    if (printed.length === 0) return notApplicable('No printed number or key to compare with the code.');
    // A number that stands in the code alone is the number, and no other key.
    const ofCode = pattern === null && fields.reportNumber?.label === code.label ? [fields.reportNumber.value] : [];
    const compared: string[] = [];
    const spelled = printed.map(({ field }) => spelledByCode(field, [code]));
    for (const [index, { name, field, other }] of printed.entries()) {
      const value = field.value;
      const taken = [other, ...ofCode, ...spelled.filter((_, place) => place !== index)];
      const grammar = laboratory?.identifiers
        .filter((identifier) => identifier.field === name)
        .map(({ pattern }) => new RegExp(pattern))
        .find((own) => own.test(value));
      // Where the laboratory's grammar is known, only what is of it can be meant: its folders and files may be numbered otherwise.
      const couldMean = (part: string): boolean =>
        !taken.includes(part) && (grammar?.test(part) ?? isAlike(part, value, name));
      const alike = carried.filter(couldMean);
      if (alike.length === 0) continue;
      if (spelled[index] !== null || alike.some((part) => isWithin(part, value))) {
        compared.push(name);
        continue;
      }
      const what = fieldInWords(name);
      // A coupon, an order or an account of the client is no number of the report: only what is of the laboratory's make can be one.
      const labels = laboratory?.identifiers
        .filter((identifier) => identifier.field === name)
        .map(({ label }) => label);
      const isOwnLabel = OF_REPORT.test(field.label) || labels?.some((label) => sameWords(label, field.label)) === true;
      const isOfMake = isOwnLabel && !OF_ELSE.test(field.label) && !isInAnyCode(value, codes);
      return failed(
        isOfMake ? severity : 'doubt',
        `The ${what} printed is ${quote(value)}; the code contains ${listed(alike.map(quote))}.`,
        `The ${what} printed, ${quote(value)}, is not the one in its own code.`,
        // That somebody else's code holds another number is of one piece with whose it is.
        laboratory == null || isOfLaboratory(code) ? [name] : [name, ...namesOf(fields, [code])],
        code.box === null ? [] : [code.box],
      );
    }
    if (compared.length === 0) return notApplicable('The code contains neither a number nor a key.');
    const otherwise = printed.filter(
      ({ name, field }) => compared.includes(name) && !isReadAs(field.text, field.value),
    );
    const sure = otherwise.find(({ field }) => (field.inPrint?.readings ?? 0) > 1);
    if (sure !== undefined) return printedOtherwise(sure.name, sure.field, code);
    const alike = compared.filter((name) => !otherwise.some((one) => one.name === name));
    if (alike.length === 0)
      return passed('The code contains a number or key so near the printed one that we take that to be misread.');
    return passed(
      `The code contains the printed ${listed(alike.map(fieldInWords))}.`,
      'The number or key printed is the one in its code.',
      alike,
    );
  },
});

/**
 * A number or key that every reading shows otherwise than its code, by a letter or two: whoever changes one digit of a number leaves the
 * code. It is never more than a doubt, since all readings saw the same pixels; what they do not agree on is taken to be misread.
 */
function printedOtherwise(name: string, { inPrint, value }: Field, { box }: HostField): Finding<'doubt'> {
  const what = fieldInWords(name);
  const text = quote(inPrint?.text ?? '');
  return failed(
    'doubt',
    `The ${what} printed is ${text} in every reading; the code contains ${quote(value)}.`,
    `The ${what} printed, ${text}, differs a little from the one in its own code, ${quote(value)}.`,
    [name],
    box === null ? [] : [box],
  );
}

/** Labels of what is the report's own. */
const OF_REPORT = /\b(key|task|report|certificate|coa|accession|analysis)\b/i;

/** Whether two labels are one but for signs and a colon. */
function sameWords(one: string, other: string): boolean {
  return joinedName(one) === joinedName(other);
}

/** Labels of what a shop, a client's account or a producer numbers. */
const OF_ELSE =
  /^\W*(?:use )?code\W*$|coupon|discount|promo|portal|client|account|counterfeit|order|invoice|vendor|standard/i;

/** Whether any of a page's codes carries a value: another report may lie in the picture. */
function isInAnyCode(value: string, codes: readonly HostField[]): boolean {
  return codes.some(({ text }) => plainIdentifier(text).includes(plainIdentifier(value)));
}

/**
 * Only parts of one make can be one another: a key against a key, a running number against one; a number that looks like a
 * key against none. What is in small letters where the print has capitals is a name of a record in some data base.
 */
function isAlike(part: string, value: string, name: string): boolean {
  return (
    Math.abs(part.length - value.length) <= 2 &&
    sameMake(part, value) &&
    (name === 'key' || makeOf(part) !== 'key') &&
    !(isInSmallLetters(part) && isInCapitals(value))
  );
}

const isInSmallLetters = (text: string): boolean => /[a-z]/.test(text) && !/[A-Z]/.test(text);
const isInCapitals = (text: string): boolean => /[A-Z]/.test(text) && !/[a-z]/.test(text);

/** Whether one identifier is the other but for a prefix or suffix: the code may leave out the "R-" of "R-39277". */
function isWithin(one: string, other: string): boolean {
  const [a, b] = [plainIdentifier(one), plainIdentifier(other)];
  return a.includes(b) || b.includes(a);
}
