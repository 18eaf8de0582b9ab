import type { z } from 'zod';
import type { Dataset } from '../dataset/dataset.ts';
import type { VendorMatch } from '../dataset/vendor/find-vendor.ts';

/** What a tool works on. */
export interface ToolContext {
  dataset: Dataset;
  findVendor: (query: string) => VendorMatch;
}

/** An argument that a tool cannot use; its message tells the model what to send instead (SEP-1303). */
export class WrongArgument extends Error {
  override name = 'WrongArgument';
}

/** One tool: what a client is told of it, and a pure function of its input and the data. */
export interface Tool<Input = unknown, Output extends Record<string, unknown> = Record<string, unknown>> {
  name: string;
  title: string;
  /** Purpose, when to use it rather than its siblings, behaviour, return shape. */
  description: string;
  input: z.ZodType<Input>;
  output: z.ZodType<Output>;
  /** @throws WrongArgument for an argument of the right form that cannot be used, such as a cursor of yesterday's data. */
  run(input: Input, context: ToolContext): Output;
}

/** Lets the schemas type the function; the registry then holds tools of any shape. */
export function defineTool<Input, Output extends Record<string, unknown>>(tool: Tool<Input, Output>): Tool {
  return tool as unknown as Tool;
}
