/** One agent skill: front matter and body of its SKILL.md. */
export interface Skill {
  /** Lower case and hyphens; also the name of its folder. */
  name: string;
  title: string;
  /** What it does and when to use it, at most 1,024 characters. */
  description: string;
  /** What a person might ask that it serves: two to five, for catalogues to find it by. */
  queries: readonly string[];
  /** Markdown below the front matter. */
  body: string;
  /** Path of its SKILL.md. */
  path: string;
}

/** The text of a skill's SKILL.md, byte for byte as it is served (agentskills.io). */
export function skillText({ name, description, body }: Skill): string {
  return `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\nlicense: MIT\n---\n\n${body.trim()}\n`;
}

/** Path of the SKILL.md of a name. */
export function skillPath(name: string): string {
  return `/.well-known/agent-skills/${name}/SKILL.md`;
}
