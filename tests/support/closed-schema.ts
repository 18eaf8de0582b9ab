/**
 * A JSON Schema with every object closed that does not say otherwise. Published schemas are open to fields that are added later; what is
 * published today with a field that nobody documented is a fault all the same.
 */
export function closed<T>(part: T): T {
  if (Array.isArray(part)) return part.map(closed) as T;
  if (typeof part !== 'object' || part === null) return part;
  const copy = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, closed(value)]));
  return (
    copy['properties'] !== undefined && copy['type'] === 'object' ? { additionalProperties: false, ...copy } : copy
  ) as T;
}
