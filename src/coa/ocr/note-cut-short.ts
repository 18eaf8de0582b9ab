import type { TextReader } from './text-reader.ts';

/** A reader, and whether the time was over for anything that it was asked to read. */
export interface NotedReader {
  reader: TextReader;
  wasCutShort(): boolean;
}

/** A reader that notes when the time was over: what came back unread then says nothing of what is printed there. */
export function noteCutShort(reader: TextReader): NotedReader {
  let isCutShort = false;
  return {
    reader: {
      ...reader,
      read: async (picture, options) => {
        const reading = await reader.read(picture, options);
        isCutShort ||= reading.cutShort;
        return reading;
      },
    },
    wasCutShort: () => isCutShort,
  };
}
