import { isOneOf } from '../../../fields/extract/parties/find-hosts.ts';
import { type Field, type Fields, namedFields } from '../../../fields/fields.ts';
import { editDistance } from '../../../fields/text/edit-distance.ts';
import { nameInHost } from '../../../fields/text/names.ts';
import { furtherKind } from '../../features/further-values.ts';
import { mayBeFlagged, setApartBy } from '../may-be-flagged.ts';
import { isOfSeveral, UNLIKE_LABORATORY_FIGURES, weightAmong } from '../unlike-laboratory.ts';
import type { LocalEdits, UnlikeField } from './local-edits.ts';

/**
 * What stands out of the fields that there still are, each once, by what says most: a second reading may have shown that one was a label,
 * or covered. Left out as well is what the laboratory sets apart on its genuine pages, and what `mayBeFlagged` says.
 */
export function amongFields(edits: LocalEdits, fields: Fields): LocalEdits {
  const named = namedFields(fields);
  const apart = setApartBy(fields.laboratory?.laboratory);
  const isAmong = ({ name, against }: Pick<UnlikeField, 'name' | 'against'>): boolean =>
    (named.has(name) || furtherKind(name) !== null) &&
    !apart.has(name) &&
    (against !== 'page' || mayBeFlagged(name)) &&
    !(against !== 'laboratory' && isAddressee(name, fields)) &&
    isWorthEditing(named.get(name), fields);
  const unlike = edits.unlike
    .filter(isAmong)
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);
  const faint = edits.faint.filter(isAmong).filter(({ name }) => !unlike.some((other) => other.name === name));
  const weighed = unlike.map((field) => ({ ...field, weight: weightLeft(field, unlike, faint, edits.usual) }));
  return {
    ...edits,
    unlike: weighed.flatMap(({ weight, ...field }) => (weight === 'faint' ? [] : [{ ...field, weight }])),
    faint: [...weighed.flatMap(({ weight, ...field }) => (weight === 'faint' ? [field] : [])), ...faint],
  };
}

const isDoubted = (score: number): boolean => score >= UNLIKE_LABORATORY_FIGURES.doubt.threshold;

/** What a field says among those that are left: of several that accuse together one may have been left out, and the others are doubts then. */
function weightLeft(
  field: UnlikeField,
  unlike: readonly UnlikeField[],
  faint: LocalEdits['faint'],
  usual: LocalEdits['usual'],
): UnlikeField['weight'] | 'faint' {
  if (!isOfSeveral(field.weight)) return field.weight;
  const others = unlike.filter((other) => other !== field && other.weight !== 'doubt');
  // One of three or five may stand out faintly by itself.
  const byItself = field.against !== 'laboratory' || isDoubted(field.score) ? 'doubt' : 'faint';
  if (others.length === 0) return byItself;
  // What was held against its page alone has bounds of its own.
  if (field.against !== 'laboratory' || others.some(({ against }) => against !== 'laboratory')) return field.weight;
  const scores = [...unlike, ...faint].filter(({ against }) => against === 'laboratory').map(({ score }) => score);
  return weightAmong(field.score, [...scores, ...usual]) ?? byItself;
}

/** Whether a field is the client in an address, whose lines keep neither the rows nor the size of the page's values; its page alone tells nothing of it. */
function isAddressee(name: string, { client }: Fields): boolean {
  return name === 'client' && client?.label === '';
}

/** Letters in which an address may differ from the laboratory's and still be meant for it. */
const IMITATION = 3;

/**
 * Whether somebody gains by typing over a field. Of addresses only an imitation of the laboratory's is worth it: its own one
 * stands in the bar of the browser in which a report was looked up, and others are of sellers and of that browser. Where we do
 * not know its addresses, it is worth it where the page says that reports are verified there.
 */
function isWorthEditing(field: Field<unknown> | undefined, { hosts, laboratory }: Fields): boolean {
  const printed = hosts.find((host) => host === field);
  const known = laboratory?.laboratory?.hosts;
  if (printed === undefined) return true;
  if (known === undefined) return printed.forVerification;
  const own = nameInHost(printed.value);
  return (
    !isOneOf(printed.value, known) &&
    known.some(({ host }) => {
      const theirs = nameInHost(host);
      return own.includes(theirs) || editDistance(own, theirs, IMITATION) <= IMITATION;
    })
  );
}
