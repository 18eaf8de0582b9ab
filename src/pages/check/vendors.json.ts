import type { APIRoute } from 'astro';
import { loadSite } from '../_site.ts';

/** The audited vendors, for the field of the check page that suggests them. */
export const GET: APIRoute = () =>
  Response.json(loadSite().vendors.map(({ id, name, domain }) => ({ id, name, domain })));
