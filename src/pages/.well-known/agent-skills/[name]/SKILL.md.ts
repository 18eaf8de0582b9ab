import type { APIRoute } from 'astro';
import { type Skill, skills, skillText } from '../../../../site/agents/skills/index.ts';
import { siteContext } from '../../../_site.ts';

export const getStaticPaths = () =>
  skills(siteContext()).map((skill) => ({ params: { name: skill.name }, props: skill }));

export const GET: APIRoute<Skill> = ({ props }) => new Response(skillText(props));
