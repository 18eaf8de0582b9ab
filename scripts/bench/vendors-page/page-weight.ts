import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';

/**
 * Bytes, packed with gzip, of a built page and everything it loads as soon as it opens: styles, scripts and the modules
 * they import, fonts and pictures of the styles, pictures that are not put off, the icon.
 *
 * @param dist folder of the built site.
 * @param page path of the page in it.
 */
export function pageWeight(dist: string, page: string): number {
  const html = readFileSync(join(dist, page), 'utf8');
  const document = parse(html);
  const addresses = [
    ...document
      .querySelectorAll('link[rel~=stylesheet], link[rel~=icon], link[rel~=modulepreload], link[rel~=preload]')
      .map((link) => link.getAttribute('href')),
    ...document
      .querySelectorAll('script[src], img[src]:not([loading=lazy])')
      .map((element) => element.getAttribute('src')),
  ];
  const loaded = new Set<string>();
  const load = (address: string | undefined, from: string): void => {
    if (address === undefined || /^(https?:)?\/\/|^data:/.test(address)) return;
    const { pathname } = new URL(address, `https://site.example/${from}`);
    const file = decodeURIComponent(pathname).slice(1);
    if (loaded.has(file) || !existsSync(join(dist, file))) return;
    loaded.add(file);
    const text = (): string => readFileSync(join(dist, file), 'utf8');
    if (file.endsWith('.css')) for (const [, url] of text().matchAll(/url\(["']?([^"')]+)/g)) load(url, file);
    // Modules that are imported when they are needed (`import(…)`) are not loaded at once.
    if (file.endsWith('.js'))
      for (const [, url] of text().matchAll(/(?:from|import)\s*["'](\.{0,2}\/[^"']+)["']/g)) load(url, file);
  };
  for (const address of addresses) load(address, page);
  return (
    gzipSync(html).length + [...loaded].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
  );
}
