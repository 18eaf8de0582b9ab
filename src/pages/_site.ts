import { loadData, readSnapshots } from '../../data/index.ts';
import { CHECKS } from '../coa/checks/index.ts';
import { DECISION_TABLE } from '../coa/verdict/decide.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Artefact } from '../dataset/exports/artefact.ts';
import { buildExports, liveEdition } from '../dataset/exports/build-exports.ts';
import type { Snapshot } from '../dataset/exports/snapshots/released-snapshot.ts';
import { publishSnapshots } from '../dataset/exports/snapshots/snapshot-index.ts';
import { isStanding } from '../dataset/vendor/standing.ts';
import { CheckRequest } from '../http/check/read-check-request.ts';
import { EVIDENCE_VALUES } from '../http/check/read-evidence.ts';
import { Health } from '../http/health/health.ts';
import { PROBLEMS, type ProblemId, problemType } from '../http/problem.ts';
import { RATE_LIMIT } from '../http/rate-limit/rate-limit-policy.ts';
import { PROTOCOL_VERSIONS } from '../mcp/create-server.ts';
import { describeTools } from '../mcp/describe-tools.ts';
import { MCP_LIMITS } from '../mcp/limits.ts';
import { TOOLS } from '../mcp/tools/index.ts';
import type { Chart } from '../site/charts/chart.ts';
import { charts, embeds } from '../site/charts/embeds.ts';
import type { SiteContext } from '../site/context.ts';

let data: Dataset | undefined;

/** All that is published as data, audits that no longer stand among it; read once a build. */
export function loadWholeData(): Dataset {
  data ??= loadData();
  return data;
}

let standing: Dataset | undefined;

/** The data that every page and published document is built from: without audits that no longer stand. */
export function loadSite(): Dataset {
  const whole = loadWholeData();
  standing ??= { ...whole, vendors: whole.vendors.filter(isStanding) };
  return standing;
}

let snapshots: Snapshot[] | undefined;

/** The released snapshots, oldest first. */
export function loadSnapshots(): Snapshot[] {
  snapshots ??= readSnapshots();
  return snapshots;
}

let files: Artefact[] | undefined;

/** Every file that is published under /data/. */
export function loadExports(): Artefact[] {
  files ??= buildExports(loadWholeData(), loadSnapshots());
  return files;
}

const releases = () => publishSnapshots(liveEdition(loadSite()), loadSnapshots()).snapshots;

/** The charts of the whole data set. */
export function loadCharts(): Chart[] {
  return charts(loadSite(), releases());
}

/** Every file that is published under /embed/; a badge is of the day of the build. */
export function loadEmbeds(): Artefact[] {
  return embeds(loadSite(), releases(), today());
}

const today = () => new Date().toISOString().slice(0, 10);

let context: SiteContext | undefined;

/** The data together with what the functions promise: the one place where the static site meets HTTP and MCP. */
export function siteContext(): SiteContext {
  const { site } = loadSite();
  context ??= {
    data: loadSite(),
    builtOn: today(),
    checks: CHECKS,
    decisionTable: DECISION_TABLE,
    problems: Object.entries(PROBLEMS).map(([id, problem]) => ({
      id,
      ...problem,
      type: problemType(id as ProblemId, `${site.base_url}/docs/`),
    })),
    rateLimit: RATE_LIMIT,
    schemas: { CheckRequest, Health },
    evidenceValues: Object.values(EVIDENCE_VALUES).flat(),
    tools: describeTools(TOOLS),
    mcpProtocolVersions: PROTOCOL_VERSIONS,
    mcpLimits: MCP_LIMITS,
  };
  return context;
}
