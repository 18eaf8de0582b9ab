/** A regular expression of the data; undefined where the text is none. */
export function compilePattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern);
  } catch {
    return undefined;
  }
}

/**
 * Whether a text is a regular expression that matches a whole value or nothing: compiled, with `^` before all of it and `$`
 * after. `^a|b$` is not: each of the two is open at one end.
 */
export function isAnchoredPattern(pattern: string): boolean {
  if (compilePattern(pattern) === undefined) return false;
  // What is left has neither escaped signs nor those of classes, which mean themselves.
  const signs = pattern.replace(/\\./gs, '_').replace(/\[[^\]]*\]/g, '_');
  return signs.startsWith('^') && signs.endsWith('$') && !hasAlternatives(signs);
}

/** Whether alternatives stand outside every group. */
function hasAlternatives(signs: string): boolean {
  let depth = 0;
  for (const sign of signs) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === '|' && depth === 0) return true;
  }
  return false;
}
