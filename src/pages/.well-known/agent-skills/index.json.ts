import { jsonDocument } from '../../../site/document-response.ts';
import { buildAgentSkills } from '../../../site/agent-skills.ts';
import { loadSite } from '../../_site.ts';

export const GET = () => jsonDocument(buildAgentSkills(loadSite()));
