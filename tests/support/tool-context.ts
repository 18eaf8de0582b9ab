import { loadData } from '../../data/index.ts';
import { createVendorFinder } from '../../src/dataset/vendor/find-vendor.ts';
import type { ToolContext } from '../../src/mcp/tool.ts';

/** What the tools work on: the data as shipped. */
export function toolContext(): ToolContext {
  const dataset = loadData();
  return { dataset, findVendor: createVendorFinder(dataset.vendors) };
}
