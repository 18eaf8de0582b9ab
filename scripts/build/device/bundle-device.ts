import { createRequire } from 'node:module';
import { type BuildResult, build } from 'esbuild';
import type { OfflineFiles } from '../../../src/scripts/device/offline-files.ts';

/** Modules that run as workers of the check page, by the name under which they are started. */
const ENTRIES = {
  'core.worker': 'src/scripts/device/core.worker.ts',
  'reader.worker': 'src/coa/ocr/reader.worker.ts',
  'pdf.worker': 'src/coa/image/pdf/pdf.worker.ts',
} as const;

/** What libraries ask of Node where they run in it; in the browser they never come so far. */
const NEVER_REACHED = /^(fs|crypto|module|worker_threads)$/;

/**
 * Bundles the checker for the browser, each thread in one module.
 * @param inspect is handed what each bundle holds, for tests.
 */
export async function bundleDevice(
  inspect: (result: BuildResult<{ metafile: true; write: false }>) => void = () => undefined,
): Promise<Record<keyof typeof ENTRIES, Uint8Array>> {
  const result = await build({
    entryPoints: ENTRIES,
    outdir: 'nowhere',
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    // A thread is started by its name; where it lies in the source is nobody's matter there.
    define: { 'import.meta.url': '"file:///"', global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
    inject: ['src/coa/host/browser/buffer.ts'],
    // Its build for browsers, with its own unpacking.
    alias: { pngjs: createRequire(import.meta.url).resolve('pngjs/browser.js') },
    legalComments: 'inline',
    logLevel: 'warning',
    plugins: [
      {
        name: 'never-reached',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: NEVER_REACHED }, ({ path }) => ({ path, namespace: 'never-reached' }));
          onLoad({ filter: /.*/, namespace: 'never-reached' }, () => ({ contents: 'module.exports = {}' }));
        },
      },
    ],
  });
  inspect(result);
  return Object.fromEntries(
    result.outputFiles.map(({ path, contents }) => [path.replace(/^.*[/\\]|\.js$/g, ''), contents]),
  ) as Record<keyof typeof ENTRIES, Uint8Array>;
}

/** Bundles the service worker of the check page, with the list of what it keeps. */
export async function bundleOfflineWorker(files: OfflineFiles): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: ['src/scripts/device/offline.worker.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { OFFLINE_FILES: JSON.stringify(files) },
    logLevel: 'warning',
  });
  return outputFiles[0]!.contents;
}
