import type { APIRoute } from 'astro';
import { type DocumentFile, documentFiles } from '../site/documents/index.ts';
import { siteContext } from './_site.ts';

export const getStaticPaths = () =>
  documentFiles().map((file) => ({ params: { document: file.path.slice(1) }, props: file }));

// Only the body reaches the file; its headers are those of src/site/headers/.
export const GET: APIRoute<DocumentFile> = ({ props }) => new Response(props.body(siteContext()));
