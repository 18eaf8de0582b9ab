import { withoutBrackets } from './without-brackets.ts';

/** Words that join those of a title, whatever it is of. */
const JOINING = 'of|the|by|at|in|on|as|and';

/** A pattern of the words of a title that do not count: those that join, and what else its subject has. @param others a pattern's source */
export function notCounted(others: string): RegExp {
  return new RegExp(`(?<!\\S)(?:${JOINING}|${others})(?!\\S)`, 'gi');
}

/** How many words a text has, remarks in brackets aside and what does not count, where anything is that. */
export function countWords(text: string, uncounted: RegExp | null): number {
  const said = withoutBrackets(text);
  const plain = uncounted === null ? said : said.replace(uncounted, '');
  return plain.split(/\s+/).filter((word) => word !== '').length;
}
