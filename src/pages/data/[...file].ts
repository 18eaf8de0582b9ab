import type { APIRoute } from 'astro';
import type { Artefact } from '../../dataset/exports/artefact.ts';
import { loadExports } from '../_site.ts';

export function getStaticPaths() {
  // A build leaves the files in bulk to scripts/build/write-bulk-files.ts: with thousands of vendors that halves its time.
  return loadExports()
    .filter(({ bulk }) => import.meta.env.DEV || !bulk)
    .map((file) => ({ params: { file: file.path }, props: file }));
}

export const GET: APIRoute<Artefact> = ({ props }) => new Response(props.body());
