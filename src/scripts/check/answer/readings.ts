import { fieldInWords } from '../../../coa/fields/field-in-words.ts';
import { isFirm } from '../../../coa/fields/firm-reading.ts';
import { plainIdentifier } from '../../../coa/fields/text/letter-shapes.ts';
import type { Box } from '../../../coa/geometry/box.ts';
import type { Evidence, FieldReading } from '../../../coa/report/report.ts';
import { withCapital } from '../../../coa/words/capital.ts';

/** A field as it is shown: a doubtful one never stands as a fact. */
export interface Reading {
  field: string;
  /** The field's name, such as "Report number". */
  name: string;
  text: string;
  doubtful: boolean;
  box: Box | null;
}

/**
 * A text with the letters folded that a code tells apart. A J, of which a narrow typeface makes an I, is folded too: here it
 * only marks a reading, where the checker would take two identifiers for one.
 */
const folded = (text: string): string => plainIdentifier(text).replace(/J/g, '1');
const joined = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Whether a reading has to be marked: it is not firm, or a code on the page has the same in other letters. */
export function isDoubtful(reading: FieldReading, codes: Evidence['codes']): boolean {
  const { value, text } = reading;
  const read = String(value ?? text);
  const long = joined(read).length >= 5;
  if (long && codes.some((code) => joined(code.text).includes(joined(read)))) return false;
  if (long && codes.some((code) => folded(code.text).includes(folded(read)))) return true;
  return !isFirm(reading);
}

/** Whether a text can be the name of a business: words of letters, with brackets that match. OCR noise of a letterhead is not. */
export function looksLikeName(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  const opened = text.split('(').length === text.split(')').length;
  return opened && /^[\p{L}\d]/u.test(text.trim()) && letters >= 3 && letters >= 0.6 * text.replace(/\s/g, '').length;
}

/** The reading of a field by its name in the evidence; null when there is none. */
export function readingOf({ fields, codes }: Evidence, field: string): Reading | null {
  const found = fields.find((reading) => reading.field === field);
  return found === undefined ? null : toReading(found, codes);
}

/** A result of one of a blend's components, and what it is called before the component's name. */
const OF_COMPONENT = /^component_\d+_(?<result>content|claim|purity)$/;
const RESULTS: Readonly<Record<string, string>> = { content: 'Content', claim: 'Claim', purity: 'Purity' };

function toReading(reading: FieldReading, codes: Evidence['codes']): Reading {
  // An address for letters tells a host as well, and is read as one.
  const words =
    /^host_/.test(reading.field) && reading.text.includes('@') ? 'email address' : fieldInWords(reading.field);
  const ofComponent = OF_COMPONENT.exec(reading.field)?.groups?.result;
  // What is looked up is the value in its normal form; what is shown beside the page is what stands there.
  const isIdentifier = ['report_number', 'key', 'batch'].includes(reading.field);
  return {
    field: reading.field,
    name: withCapital(ofComponent === undefined ? words : `${RESULTS[ofComponent]} of ${reading.label}`),
    text: isIdentifier && reading.value !== null ? String(reading.value) : reading.text,
    doubtful: isDoubtful(reading, codes),
    box: reading.box,
  };
}

const isContentOfComponent = ({ field }: FieldReading): boolean =>
  OF_COMPONENT.exec(field)?.groups?.result === 'content';

/**
 * Every field for the list of what was read: without what only the checker needs, without OCR noise for names, and once what stands
 * at head and foot alike. Of a blend's components the results are listed, under their names, and none of them as the content of the whole.
 */
export function readingsOf({ fields, codes }: Evidence): Reading[] {
  const readings = fields
    .filter(({ field, text }) => {
      if (field === 'letterhead' || /^component_\d+$/.test(field)) return false;
      if (field === 'content' && fields.some((other) => isContentOfComponent(other) && other.text === text))
        return false;
      return !['laboratory', 'client', 'manufacturer'].includes(field) || looksLikeName(text);
    })
    .map((reading) => toReading(reading, codes));
  return readings.filter(
    ({ name, text }, at) => readings.findIndex((other) => other.name === name && other.text === text) === at,
  );
}
