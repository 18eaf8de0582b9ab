import { createHash } from 'node:crypto';
import type { Dataset } from '../dataset/dataset.ts';
import { skills, skillText } from './skills/index.ts';

/** The index of agent skills (agent-skills-discovery 0.2.0); digests are over the bytes that are served. */
export function buildAgentSkills(data: Pick<Dataset, 'site'>): { $schema: string; skills: Record<string, string>[] } {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skills(data).map((skill) => ({
      name: skill.name,
      type: 'skill-md',
      description: skill.description,
      url: `${data.site.base_url}${skill.path}`,
      digest: `sha256:${createHash('sha256').update(skillText(skill)).digest('hex')}`,
    })),
  };
}
