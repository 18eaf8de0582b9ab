/** The lists that the rules are taken from, as published in November 2026. */
export const AGENT_READY = 'isitagentready.com';
/** Lighthouse, of its rules those for agents that browse. */
export const LIGHTHOUSE = 'Lighthouse 13, agentic browsing';
/** The method of AgentProbe. */
export const AGENT_PROBE = 'agentprobe.io/methodology';
