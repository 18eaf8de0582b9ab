import { buildAgentSkills } from '../../../site/agent-skills.ts';
import { jsonDocument } from '../../../site/document-response.ts';
import { siteContext } from '../../_site.ts';

export const GET = () => jsonDocument(buildAgentSkills(siteContext()));
