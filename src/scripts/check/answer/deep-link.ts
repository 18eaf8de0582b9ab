/** Fills a laboratory's deep link; null when a part that it needs was not read. */
export function deepLink(pattern: string | null, values: Readonly<Record<string, string>>): string | null {
  if (!pattern) return null;
  let complete = true;
  const address = pattern.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = values[field];
    if (!value) complete = false;
    return encodeURIComponent((value ?? '').replace(/^#/, ''));
  });
  return complete ? address : null;
}
