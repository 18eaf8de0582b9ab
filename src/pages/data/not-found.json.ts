import { jsonDocument } from '../../site/document-response.ts';
import { notFoundProblem } from '../../site/pages/not-found.ts';
import { loadSite } from '../_site.ts';

export const GET = () => jsonDocument(notFoundProblem(loadSite().site));
