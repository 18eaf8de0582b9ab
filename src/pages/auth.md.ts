import { buildAuthMd } from '../site/agents/auth-md.ts';
import { textDocument } from '../site/document-response.ts';
import { siteContext } from './_site.ts';

export const GET = () => textDocument(buildAuthMd(siteContext()));
