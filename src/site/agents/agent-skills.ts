import { createHash } from 'node:crypto';
import type { SiteContext } from '../context.ts';
import type { PublishedDocument } from '../documents/document.ts';
import { skills, skillText } from './skills/index.ts';

/** The index of agent skills (agent-skills-discovery 0.2.0); digests are over the bytes that are served. */
export function buildAgentSkills(context: SiteContext): { $schema: string; skills: Record<string, string>[] } {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skills(context).map((skill) => ({
      name: skill.name,
      type: 'skill-md',
      description: skill.description,
      url: `${context.data.site.base_url}${skill.path}`,
      digest: `sha256:${createHash('sha256').update(skillText(skill)).digest('hex')}`,
    })),
  };
}

/** The index of skills for agents, as a document of the site. */
export const AGENT_SKILLS = {
  path: '/.well-known/agent-skills/index.json',
  title: 'Agent skills',
  mediaType: 'application/json; charset=utf-8',
  rel: 'service-meta',
  catalogue: { rel: 'service-meta' },
  llms: { section: 'Optional', about: 'index with digests' },
  build: buildAgentSkills,
} as const satisfies PublishedDocument;
