import { buildApiCatalog } from '../../site/agents/api-catalog.ts';
import { jsonDocument } from '../../site/document-response.ts';
import { loadSite } from '../_site.ts';

export const GET = () => jsonDocument(buildApiCatalog(loadSite()));
