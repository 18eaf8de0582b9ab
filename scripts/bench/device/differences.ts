/** Fields of a report that say how long something took. */
const TIMES = ['timings'];

/** Where two answers differ, one line a field; times aside. */
export function differences(one: unknown, other: unknown, at = ''): string[] {
  if (Object.is(one, other)) return [];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return [`${at}: ${JSON.stringify(one)} | ${JSON.stringify(other)}`];
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((key) => !TIMES.includes(key))
    .flatMap((key) => differences(a[key], b[key], at === '' ? key : `${at}.${key}`));
}
