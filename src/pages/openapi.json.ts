import { buildOpenapi } from '../site/api/openapi.ts';
import { jsonDocument } from '../site/document-response.ts';
import { siteContext } from './_site.ts';

export const GET = () => jsonDocument(buildOpenapi(siteContext()));
