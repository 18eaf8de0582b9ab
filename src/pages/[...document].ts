import type { APIRoute } from 'astro';
import { type DocumentFile, documentFiles } from '../site/documents/index.ts';
import { siteContext } from './_site.ts';

/** One address for each published document, below the root of the site. */
export const getStaticPaths = () =>
  documentFiles().map((file) => ({ params: { document: file.path.slice(1) }, props: file }));

/** The body of such a document: only that reaches the file; its headers are those of src/site/headers/. */
export const GET: APIRoute<DocumentFile> = ({ props }) => new Response(props.body(siteContext()));
