import type { APIRoute } from 'astro';
import { publishVendor, type PublishedVendor } from '../../../dataset/published.ts';
import { jsonDocument } from '../../../site/document-response.ts';
import { loadSite } from '../../_site.ts';

export function getStaticPaths() {
  const { site, vendors } = loadSite();
  return vendors.map((vendor) => ({ params: { id: vendor.id }, props: publishVendor(site, vendor) }));
}

export const GET: APIRoute<PublishedVendor> = ({ props }) => jsonDocument(props);
