import { type AST, RegExpParser } from '@eslint-community/regexpp';

/**
 * The first alternative of a pattern that trims an end in quadratic time, as `=+$` does: a search begins anew at each character of
 * a run, reads on to the run's end, and finds that more follows. One that begins at the start, or looks back first
 * (`(?<!=)=+$`), gives each further place of the run up at once. Null where there is none.
 */
export function quadraticTrimOf({ source, flags }: Pick<RegExp, 'source' | 'flags'>): string | null {
  const parser = new RegExpParser();
  const pattern = parser.parsePattern(source, 0, source.length, parser.parseFlags(flags));
  return flags.includes('y') ? null : (pattern.alternatives.find(isTrim)?.raw ?? null);
}

function isTrim({ elements }: AST.Alternative): boolean {
  const last = elements.at(-1);
  return beginsWithRun(elements[0]) && last?.type === 'Assertion' && last.kind === 'end';
}

function beginsWithRun(element: AST.Element | undefined): boolean {
  if (element?.type === 'Quantifier') return element.max === Number.POSITIVE_INFINITY || beginsWithRun(element.element);
  if (element?.type !== 'Group' && element?.type !== 'CapturingGroup') return false;
  return element.alternatives.some(({ elements }) => beginsWithRun(elements[0]));
}
