import { textDocument } from '../site/document-response.ts';
import { buildRobots } from '../site/seo/robots.ts';
import { loadSite } from './_site.ts';

export const GET = () => textDocument(buildRobots(loadSite().site));
