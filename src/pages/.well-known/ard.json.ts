import { buildAiCatalog } from '../../site/agents/ai-catalog.ts';
import { jsonDocument } from '../../site/document-response.ts';
import { siteContext } from '../_site.ts';

export const GET = () => jsonDocument(buildAiCatalog(siteContext()));
