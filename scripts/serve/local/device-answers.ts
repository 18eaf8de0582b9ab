import { MANIFEST } from '../../../src/scripts/device/manifest.ts';
import { deviceFiles } from '../../build/device/device-files.ts';

const FOLDER = MANIFEST.replace('.json', '/');

/**
 * Answers what the check page loads to check on the device, made from the source as it is: anew whenever the manifest is
 * asked for, which the page does once a visit.
 * @returns a function of a request's path; null from it where the path is nothing of the checker's.
 */
export function createDeviceAnswers(): (pathname: string) => Promise<Response> | null {
  let made: ReturnType<typeof deviceFiles> | null = null;
  return (pathname) => {
    if (pathname !== MANIFEST && !pathname.startsWith(FOLDER)) return null;
    if (pathname === MANIFEST || made === null) made = deviceFiles();
    return made.then(({ files }) => {
      const file = files.get(pathname);
      if (file === undefined) return new Response('Not found\n', { status: 404 });
      const type = pathname === MANIFEST ? 'application/json' : 'application/gzip';
      return new Response(new Uint8Array(file), { headers: { 'content-type': type, 'cache-control': 'no-cache' } });
    });
  };
}
