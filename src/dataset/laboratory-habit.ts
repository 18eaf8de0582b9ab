import { z } from 'zod';
import { isAnchoredPattern } from './pattern.ts';

/** The fields that a page's pixels are compared for, which a laboratory may set otherwise: those of `SPECS` (src/coa/fields). */
export const SET_APART_FIELDS = [
  'client',
  'batch',
  'report_number',
  'key',
  'date_ordered',
  'date_received',
  'date_analysed',
  'date_reported',
  'content',
  'purity',
] as const;

/** A kind of habit: which values it takes, and what to write where it does not. */
interface Kind {
  takes: (value: string | null) => boolean;
  expected: string;
}

const NO_VALUE: Kind = { takes: (value) => value === null, expected: 'Expected null: this habit needs no value.' };
const isSetApart = (name: string) => (SET_APART_FIELDS as readonly string[]).includes(name);

const KINDS = {
  /** Reports print a day of receipt some days after the day of analysis. */
  'analysed-before-received': NO_VALUE,
  /** How dates are written. */
  'date-written': {
    takes: (value) => value !== null && isAnchoredPattern(value),
    expected: 'Expected a regular expression for one date, anchored by ^ and $.',
  },
  /** How many decimals the purity is printed with. */
  'purity-decimals': {
    takes: (value) => value !== null && /^\d(?:,\d)*$/.test(value),
    expected: 'Expected numbers of decimals with commas between, such as "2" or "2,3".',
  },
  /** Fields are set in another typeface, size or line than the rest of the page. */
  'fields-set-apart': {
    takes: (value) => value?.split(',').every(isSetApart) === true,
    expected: `Expected names of fields with commas between and no spaces, such as "content,purity"; there are ${SET_APART_FIELDS.join(', ')}.`,
  },
  /** Dates in figures put the month before the day. */
  'month-first': NO_VALUE,
  /** The client stands without a label, as the first line of an address at the left of the head. */
  'client-heads-address': NO_VALUE,
  /** Lot or batch numbers start with the initials of the client. */
  'lot-starts-with-client-initials': NO_VALUE,
} as const satisfies Readonly<Record<string, Kind>>;

/**
 * Something that genuine reports of the laboratory were seen to do every time. Its value is held to its kind by a rule of
 * its own, not by a union: the published schema keeps the one form that readers know.
 */
export const LaboratoryHabit = z
  .strictObject({
    habit: z.enum(Object.keys(KINDS) as [keyof typeof KINDS]).describe('Which habit.'),
    value: z
      .string()
      .max(200)
      .nullable()
      .describe('What the habit needs to be compared with; null where it needs nothing.'),
    seen: z.string().max(300).describe('On what it was seen, and when.'),
  })
  .superRefine(({ habit, value }, context) => {
    const { takes, expected } = KINDS[habit];
    if (!takes(value)) context.addIssue({ code: 'custom', path: ['value'], message: expected });
  });
