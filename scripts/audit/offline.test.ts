import { expect, test } from 'vitest';
import { BUDGETS, OFFLINE } from '../../src/coa/budgets.ts';
import type { TextReader } from '../../src/coa/ocr/text-reader.ts';
import { fixtureDataset } from '../../tests/support/dataset.ts';
import { offlineContext } from './offline.ts';

test('the limits of a request on the time of reading do not hold for the auditor', async () => {
  const given: (number | undefined)[] = [];
  const reader = {
    read: (_: unknown, options: { milliseconds?: number }) => {
      given.push(options.milliseconds);
      return Promise.resolve({ words: [], cutShort: false });
    },
    readCodes: (_: unknown, milliseconds?: number) => {
      given.push(milliseconds);
      return Promise.resolve([]);
    },
  } as unknown as TextReader;
  const context = offlineContext(fixtureDataset(), reader, '2026-11-20');
  const page = { width: 1, height: 1, data: new Uint8Array(1) };
  await context.reader.read(page, { segmentation: 'sparse', milliseconds: 5 });
  await context.reader.read(page);
  await context.reader.readCodes(page, 5);
  expect(given).toEqual([OFFLINE.readMilliseconds, OFFLINE.readMilliseconds, OFFLINE.readMilliseconds]);
  expect(context.readingEndsMilliseconds).toBe(OFFLINE.readMilliseconds);
  expect(OFFLINE.readMilliseconds).toBeGreaterThan(BUDGETS.readMilliseconds);
});
