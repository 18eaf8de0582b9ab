import type { LaboratoryIdentifier } from '../../../../dataset/laboratory.ts';
import { MONTHS } from '../../vocabulary/months.ts';

/** The day that an identifier carries by its laboratory's grammar, `YYYY-MM-DD`; null where it carries none, or no day of the calendar. */
export function dayCarried(
  value: string,
  field: LaboratoryIdentifier['field'],
  identifiers: readonly LaboratoryIdentifier[],
): string | null {
  for (const identifier of identifiers) {
    const groups = identifier.field === field ? new RegExp(identifier.pattern).exec(value)?.groups : undefined;
    const day = groups === undefined ? null : dayIn(groups);
    if (day !== null) return day;
  }
  return null;
}

/** The day in the named groups of an identifier's pattern (see `LaboratoryIdentifier`). */
export function dayIn(groups: Readonly<Record<string, string | undefined>>): string | null {
  const digits = groups.yyyymmdd ?? (groups.yymmdd === undefined ? '' : `20${groups.yymmdd}`);
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(digits) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) return validDay(year, month, day);
  const named = /^(\d{2})([A-Za-z]{3})(\d{4})$/.exec(groups.ddMonyyyy ?? '');
  if (named === null) return null;
  return validDay(named[3]!, String(MONTHS.indexOf(named[2]!.toLowerCase()) + 1).padStart(2, '0'), named[1]!);
}

function validDay(year: string, month: string, day: string): string | null {
  const text = `${year}-${month}-${day}`;
  const at = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || !at.toISOString().startsWith(text) ? null : text;
}
