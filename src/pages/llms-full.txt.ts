import { textDocument } from '../site/document-response.ts';
import { buildLlmsFullText } from '../site/llms-full-text.ts';
import { siteContext } from './_site.ts';

export const GET = () => textDocument(buildLlmsFullText(siteContext()));
