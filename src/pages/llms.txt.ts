import { buildLlmsText } from '../site/agents/llms-text.ts';
import { textDocument } from '../site/document-response.ts';
import { siteContext } from './_site.ts';

export const GET = () => textDocument(buildLlmsText(siteContext()));
