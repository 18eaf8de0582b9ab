import type { APIRoute } from 'astro';
import { searchEntries } from '../../site/search/search-index.ts';
import { loadSite } from '../_site.ts';

/** What the search page finds. */
export const GET: APIRoute = () => Response.json(searchEntries(loadSite()));
