import type { APIRoute } from 'astro';
import { readSnapshots } from '../../../data/index.ts';
import type { Artefact } from '../../dataset/exports/artefact.ts';
import { buildExports } from '../../dataset/exports/build-exports.ts';
import { loadSite } from '../_site.ts';

export function getStaticPaths() {
  return buildExports(loadSite(), readSnapshots()).map((file) => ({ params: { file: file.path }, props: file }));
}

export const GET: APIRoute<Artefact> = ({ props }) => new Response(props.body());
