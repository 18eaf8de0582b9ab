/**
 * What a field is, for which a bound of its own is kept: its name without a number, and a date whatever its role. Kinds differ in
 * how evenly laboratories set them: a result is set large or filled in later, a day or a number like all others.
 * @param name as in the evidence, such as `date_received2`, `host_1` or `another_amount3`.
 */
export function kindOfField(name: string): string {
  const kind = name.replace(/_?\d+$/, '');
  return kind.startsWith('date_') ? 'date' : kind;
}
