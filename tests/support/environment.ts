/** The environment as a person's shell has it: without what the test runner adds, which some tools behave differently under. */
export function plainEnvironment(additions: Record<string, string>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$|NETLIFY_BLOBS_CONTEXT$)/.test(name),
  );
  return { ...Object.fromEntries(kept), ASTRO_TELEMETRY_DISABLED: '1', ...additions };
}
