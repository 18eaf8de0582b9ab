import { jsonDocument } from '../../site/document-response.ts';
import { buildAiCatalog } from '../../site/ai-catalog.ts';
import { loadSite } from '../_site.ts';

export const GET = () => jsonDocument(buildAiCatalog(loadSite()));
