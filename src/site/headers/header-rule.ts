/** Headers of the paths that fit a pattern: `:name` stands for one segment, `*` for any rest. */
export interface HeaderRule {
  for: string;
  values: Record<string, string>;
}

/**
 * The text of a `_headers` file (docs.netlify.com/manage/routing/headers): a pattern a line, its headers indented below.
 * A header in a later rule replaces the same one of an earlier rule that fits the path too.
 *
 * @throws Error for a pattern or a value that the file could not hold.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ for: pattern, values }) => {
      if (!/^\/\S*$/.test(pattern)) throw new Error(`"${pattern}" is no pattern of paths.`);
      const lines = Object.entries(values).map(([name, value]) => {
        if (value === '' || value !== value.trim() || /[\r\n]/.test(value))
          throw new Error(`The value of ${name} for ${pattern} cannot stand on one line.`);
        return `  ${name}: ${value}\n`;
      });
      return `${pattern}\n${lines.join('')}`;
    })
    .join('');
}
