import { jsonDocument } from '../site/document-response.ts';
import { buildOpenapi } from '../site/openapi.ts';
import { siteContext } from './_site.ts';

export const GET = () => jsonDocument(buildOpenapi(siteContext()));
