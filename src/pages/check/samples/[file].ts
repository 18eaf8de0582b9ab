import type { APIRoute } from 'astro';
import { type SampleFile, sampleFiles } from '../../_samples.ts';

export const getStaticPaths = () => sampleFiles().map((file) => ({ params: { file: file.name }, props: file }));

export const GET: APIRoute<SampleFile> = async ({ props }) => new Response(await props.body());
