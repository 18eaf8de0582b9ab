import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { siteContext } from '../../pages/_site.ts';
import { buildAgentSkills } from './agent-skills.ts';
import { skills, skillText } from './skills/index.ts';

const context = siteContext();

test('names, descriptions and paths keep to agentskills.io', () => {
  for (const { name, description, path } of skills(context)) {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(name.length).toBeLessThanOrEqual(64);
    expect(description.length).toBeLessThanOrEqual(1024);
    expect(path).toContain(`/${name}/SKILL.md`);
  }
});

test('the index has the digest of each text', () => {
  for (const [index, skill] of skills(context).entries()) {
    const digest = createHash('sha256').update(skillText(skill)).digest('hex');
    expect(buildAgentSkills(context).skills[index]!['digest']).toBe(`sha256:${digest}`);
  }
});

test('a text starts with front matter that names the skill', () => {
  for (const skill of skills(context))
    expect(skillText(skill)).toMatch(
      new RegExp(`^---\\nname: ${skill.name}\\ndescription: ".+"\\nlicense: MIT\\n---\\n\\n# `),
    );
});
