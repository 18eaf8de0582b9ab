import { OFFLINE } from '../../src/coa/budgets.ts';
import { type CheckContext, contextFrom } from '../../src/coa/context.ts';
import type { TextReader } from '../../src/coa/ocr/text-reader.ts';
import type { Dataset } from '../../src/dataset/dataset.ts';
import { loadLayouts } from '../layouts/load-layouts.ts';

/** What a check knows of the data set, without the limits of a request on its time: it reads until it is done. */
export function offlineContext(dataset: Dataset, reader: TextReader, today: string): CheckContext {
  return {
    ...contextFrom(dataset, unhurried(reader), today, loadLayouts()),
    readingEndsMilliseconds: OFFLINE.readMilliseconds,
  };
}

function unhurried(reader: TextReader): TextReader {
  return {
    ...reader,
    read: (picture, options = { segmentation: 'sparse' }) => {
      const { milliseconds: _, ...rest } = options;
      return reader.read(picture, { ...rest, milliseconds: OFFLINE.readMilliseconds });
    },
    readCodes: (picture) => reader.readCodes(picture, OFFLINE.readMilliseconds),
  };
}
