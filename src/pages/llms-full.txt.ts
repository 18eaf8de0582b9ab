import { buildLlmsFullText } from '../site/agents/llms-full-text.ts';
import { textDocument } from '../site/document-response.ts';
import { siteContext } from './_site.ts';

export const GET = () => textDocument(buildLlmsFullText(siteContext()));
