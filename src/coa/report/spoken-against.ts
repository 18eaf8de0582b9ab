import type { Severity } from '../checks/check.ts';

/** The laboratory and the product are what most checks compare with; that one of them fails says nothing of the others. */
const COMPARED_WITH: ReadonlySet<string> = new Set(['laboratory', 'sample', 'identified']);

/** What failed and what it rests on: names of fields, as in the evidence. */
interface Failure {
  severity: Severity | null;
  fields: readonly string[];
}

/**
 * Tells of fields whether one of them is doubted or decisively spoken against, so that nothing is told for and against
 * the same. Of several dates of one kind all are meant.
 */
export function spokenAgainst(failures: readonly Failure[]): (fields: readonly string[]) => boolean {
  const contested = new Set(
    failures
      .filter(({ severity }) => severity === 'decisive' || severity === 'doubt')
      .flatMap(({ fields }) => fields.map(kindOf))
      .filter((name) => !COMPARED_WITH.has(name)),
  );
  return (fields) => fields.some((name) => contested.has(kindOf(name)));
}

/** A date by its kind alone: `date_received` for `date_received1`. */
function kindOf(name: string): string {
  return name.startsWith('date_') ? name.replace(/(?<!\d)\d+$/, '') : name;
}
