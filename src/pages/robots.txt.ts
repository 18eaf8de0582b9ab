import { buildRobots } from '../site/seo/robots.ts';
import { loadSite } from './_site.ts';

/** What crawlers may read, at /robots.txt. */
export const GET = () => new Response(buildRobots(loadSite().site));
