import { publishVendors } from '../../dataset/published.ts';
import { jsonDocument } from '../../site/document-response.ts';
import { loadSite } from '../_site.ts';

export const GET = () => jsonDocument(publishVendors(loadSite()));
