import type { APIRoute } from 'astro';
import type { Artefact } from '../../dataset/exports/artefact.ts';
import { loadExports } from '../_site.ts';

export function getStaticPaths() {
  return loadExports().map((file) => ({ params: { file: file.path }, props: file }));
}

export const GET: APIRoute<Artefact> = ({ props }) => new Response(props.body());
