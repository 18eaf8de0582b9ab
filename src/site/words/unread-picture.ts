import type { VerdictWords } from './verdict-words.ts';

/** What stands over an answer, in place of "Unclear", where the only reason is that too little could be read. */
export const UNREAD_PICTURE: VerdictWords = {
  label: 'We could not read a certificate in this picture',
  meaning: 'That says nothing about the certificate, or about who shows it.',
  tone: 'open',
  shape: 'question',
};
