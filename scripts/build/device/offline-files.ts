import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { OfflineFiles } from '../../../src/scripts/device/offline-files.ts';

const PAGE = '/check/';
/** A script of the page that names others, by its folder's names alone. */
const SCRIPT = /^\/_astro\/.+\.js$/;

/**
 * What the check page is made of in the built site: what its HTML names in its own folder and among the assets, what
 * those scripts name in turn, the audited shops for its field, and the compounds by which products are told apart.
 * @param dist folder of the built site.
 * @param part address of the checker's packed PDFium.
 * @throws Error when the page names no PDFium: then it is no longer found where it was.
 */
export function offlineFiles(dist: string, part: string): OfflineFiles {
  const found = new Set<string>();
  const html = readFileSync(`${dist}${PAGE}index.html`, 'utf8');
  const queue = ['/check/vendors.json', '/data/compounds.json', ...addressesIn(html)];
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    if (found.has(address) || !existsSync(dist + address)) continue;
    found.add(address);
    if (SCRIPT.test(address)) queue.push(...assetsIn(readFileSync(dist + address, 'utf8')));
  }
  const asset = [...found].find((address) => /\/pdfium\..*wasm$/.test(address));
  if (asset === undefined) throw new Error('The check page names no PDFium.');
  found.delete(asset);
  const files = [...found].sort();
  const hash = createHash('sha256').update(html);
  for (const file of files) hash.update(file).update(readFileSync(dist + file));
  return { version: hash.digest('hex').slice(0, 16), page: PAGE, files, pdfium: { asset, part } };
}

/** Files of the page's folder, assets, and the site's own picture that a page names; a host may add its deploy to the address (`?dpl=…`). */
function addressesIn(html: string): string[] {
  return Array.from(
    html.matchAll(/"(\/(?:(?:_astro|check)\/[^"?#]+\.(?!md")\w+|favicon\.svg))(?:\?[^"]*)?"/g),
    ([, address = '']) => address,
  );
}

/** Assets that a script names, with their folder or without. */
function assetsIn(script: string): string[] {
  return Array.from(
    script.matchAll(/["'`](?:\.\/|\/?_astro\/)?([\w.@~-]+\.(?:js|css|wasm))(?:\?[^"'`]*)?["'`]/g),
    ([, name]) => `/_astro/${name}`,
  );
}
