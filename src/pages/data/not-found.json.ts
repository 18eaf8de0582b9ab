import { jsonText } from '../../dataset/exports/artefact.ts';
import { notFoundProblem } from '../../site/pages/not-found.ts';
import { loadSite } from '../_site.ts';

export const GET = () => new Response(jsonText(notFoundProblem(loadSite().site)));
