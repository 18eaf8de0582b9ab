import { buildServerCard } from '../../site/agents/server-card.ts';
import { jsonDocument } from '../../site/document-response.ts';
import { siteContext } from '../_site.ts';

export const GET = () => jsonDocument(buildServerCard(siteContext()));
