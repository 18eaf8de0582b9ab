import type { APIRoute } from 'astro';
import { type SampleFile, sampleFiles } from '../../_samples.ts';

/** One address for each picture and answer of the sample certificates. */
export const getStaticPaths = () => sampleFiles().map((file) => ({ params: { file: file.name }, props: file }));

/** The bytes of such a file. */
export const GET: APIRoute<SampleFile> = async ({ props }) => new Response(await props.body());
