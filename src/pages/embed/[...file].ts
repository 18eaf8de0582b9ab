import type { APIRoute } from 'astro';
import type { Artefact } from '../../dataset/exports/artefact.ts';
import { loadEmbeds } from '../_site.ts';

/** One address for each chart to be embedded, as page, picture and table; while developing, those in bulk as well. */
export function getStaticPaths() {
  // A build leaves the files in bulk to scripts/build/write-bulk-files.ts.
  return loadEmbeds()
    .filter(({ bulk }) => import.meta.env.DEV || !bulk)
    .map((file) => ({ params: { file: file.path }, props: file }));
}

/** The body of such a file. */
export const GET: APIRoute<Artefact> = ({ props }) => new Response(props.body());
