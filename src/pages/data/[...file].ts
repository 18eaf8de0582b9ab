import type { APIRoute } from 'astro';
import type { Artefact } from '../../dataset/exports/artefact.ts';
import { loadExports } from '../_site.ts';

/** One address for each file of the data below /data/; while developing, those in bulk as well. */
export function getStaticPaths() {
  // A build leaves the files in bulk to scripts/build/write-bulk-files.ts: with thousands of vendors that halves its time.
  return loadExports()
    .filter(({ bulk }) => import.meta.env.DEV || !bulk)
    .map((file) => ({ params: { file: file.path }, props: file }));
}

/** The body of such a file. */
export const GET: APIRoute<Artefact> = ({ props }) => new Response(props.body());
