import { textDocument } from '../site/document-response.ts';
import { buildLlmsText } from '../site/llms-text.ts';
import { siteContext } from './_site.ts';

export const GET = () => textDocument(buildLlmsText(siteContext()));
