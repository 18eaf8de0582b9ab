import { matchLabel } from '../vocabulary/labels.ts';

/** Whether a text is a label and nothing else. */
export function isWholeLabel(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const label = matchLabel(words);
  return label !== null && label.words === words.length && label.field !== 'client' && label.field !== 'laboratory';
}
