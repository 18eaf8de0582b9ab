import { BUDGETS } from '../budgets.ts';
import { noTimeForCodes, type TextReader, UNREAD } from './text-reader.ts';

/**
 * A reader that stops when the time of its check is over: what it is asked for then comes back unread and cut short.
 * @param left milliseconds that are left for reading.
 */
export function holdToTime(reader: TextReader, left: () => number): TextReader {
  return {
    ...reader,
    read: async (picture, options = { segmentation: 'sparse' }) => {
      const milliseconds = Math.min(options.milliseconds ?? BUDGETS.readMilliseconds, left());
      if (milliseconds <= 0) return UNREAD;
      return reader.read(picture, { ...options, milliseconds });
    },
    readCodes: async (picture, most = BUDGETS.codesMilliseconds) => {
      const milliseconds = Math.min(most, left());
      if (milliseconds <= 0) throw noTimeForCodes();
      return reader.readCodes(picture, milliseconds);
    },
  };
}
