import { buildRobots } from '../site/seo/robots.ts';
import { loadSite } from './_site.ts';

export const GET = () => new Response(buildRobots(loadSite().site));
