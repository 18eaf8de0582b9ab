import type { z } from 'zod';
import type { Verdict } from '../coa/verdict/verdicts.ts';
import type { Dataset } from '../dataset/dataset.ts';

/** One kind of error answer (RFC 9457). */
export interface ProblemKind {
  id: string;
  status: number;
  title: string;
  about: string;
  /** Its `type` in an answer. */
  type: string;
}

/** A check as the methodology page tells of it. */
export interface CheckSummary {
  id: string;
  title: string;
  description: string;
}

/** An MCP tool as clients are told of it. */
export interface ToolSummary {
  name: string;
  title: string;
  description: string;
  inputSchema: Record<string, unknown>;
  outputSchema: Record<string, unknown>;
  annotations: Record<string, unknown>;
}

/**
 * What published documents are built from: the data, and what the functions promise. The latter is handed in, so that
 * nothing here depends on HTTP or MCP code.
 */
export interface SiteContext {
  data: Dataset;
  /** The UTC day of the build, YYYY-MM-DD. */
  builtOn: string;
  checks: readonly CheckSummary[];
  /** Verdict table: the first row of which a check fails with that severity wins; then the laboratory named decides. */
  decisionTable: readonly (readonly [verdict: Verdict, severity: 'decisive' | 'doubt', checks: readonly string[]])[];
  problems: readonly ProblemKind[];
  rateLimit: { name: string; quota: number; windowSeconds: number };
  schemas: { CheckRequest: z.ZodType; Health: z.ZodType };
  /** What `?evidence=` may be. */
  evidenceValues: readonly string[];
  tools: readonly ToolSummary[];
  /** Newest first; all but the first begin with `initialize`. */
  mcpProtocolVersions: readonly string[];
  mcpLimits: { bodyBytes: number; batchMessages: number };
}
