/** Whether objects and lists of a parsed body lie more than so many deep in one another; looked at level by level, without recursion. */
export function isNestedDeeperThan(most: number, body: unknown): boolean {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    level = level.filter((value) => typeof value === 'object' && value !== null);
    if (level.length > 0 && depth >= most) return true;
    level = level.flatMap((value) => Object.values(value as object));
  }
  return false;
}
