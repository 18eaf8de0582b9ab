/** Fills a laboratory's deep link; null when a part that it needs was not read. */
export function deepLink(pattern: string | null, values: { report_number?: string; key?: string }): string | null {
  if (!pattern) return null;
  let complete = true;
  const address = pattern.replace(/\{(report_number|key)\}/g, (_, field: 'report_number' | 'key') => {
    const value = values[field];
    if (!value) complete = false;
    return encodeURIComponent((value ?? '').replace(/^#/, ''));
  });
  return complete ? address : null;
}
