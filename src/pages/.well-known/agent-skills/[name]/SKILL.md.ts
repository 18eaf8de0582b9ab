import type { APIRoute } from 'astro';
import { textDocument } from '../../../../site/document-response.ts';
import { type Skill, skills, skillText } from '../../../../site/skills/index.ts';
import { siteContext } from '../../../_site.ts';

export const getStaticPaths = () =>
  skills(siteContext()).map((skill) => ({ params: { name: skill.name }, props: skill }));

export const GET: APIRoute<Skill> = ({ props }) => textDocument(skillText(props));
