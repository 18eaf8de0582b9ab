import { jsonDocument } from '../../site/document-response.ts';
import { buildServerCard } from '../../site/server-card.ts';
import { siteContext } from '../_site.ts';

export const GET = () => jsonDocument(buildServerCard(siteContext()));
