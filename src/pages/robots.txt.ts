import { textDocument } from '../site/document-response.ts';
import { buildRobots } from '../site/robots.ts';
import { loadSite } from './_site.ts';

export const GET = () => textDocument(buildRobots(loadSite().site));
