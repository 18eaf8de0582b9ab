import { BUDGETS } from '../budgets.ts';
import { CheckError } from '../errors.ts';
import type { TextReader } from './text-reader.ts';

/**
 * A reader that stops when the time of its check is over: what it is asked for then comes back unread and cut short.
 * @param left milliseconds that are left for reading.
 */
export function holdToTime(reader: TextReader, left: () => number): TextReader {
  return {
    ...reader,
    read: async (picture, options = { segmentation: 'sparse' }) => {
      const milliseconds = Math.min(options.milliseconds ?? BUDGETS.readMilliseconds, left());
      if (milliseconds <= 0) return { words: [], cutShort: true };
      return reader.read(picture, { ...options, milliseconds });
    },
    readCodes: async (picture) => {
      if (left() <= 0) throw new CheckError('reader-unavailable', 'There was no time left to look for codes.');
      return reader.readCodes(picture);
    },
  };
}
