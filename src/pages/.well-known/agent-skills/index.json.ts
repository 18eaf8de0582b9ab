import { buildAgentSkills } from '../../../site/agents/agent-skills.ts';
import { jsonDocument } from '../../../site/document-response.ts';
import { siteContext } from '../../_site.ts';

export const GET = () => jsonDocument(buildAgentSkills(siteContext()));
