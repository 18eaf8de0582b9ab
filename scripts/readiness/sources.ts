/** The lists that the rules are taken from, as published in November 2026. */
export const AGENT_READY = 'isitagentready.com';
export const LIGHTHOUSE = 'Lighthouse 13, agentic browsing';
export const AGENT_PROBE = 'agentprobe.io/methodology';
