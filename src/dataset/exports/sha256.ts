import { createHash } from 'node:crypto';

/** SHA-256 of a text as it is served (UTF-8), in lower-case hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** checksums.txt in the form of GNU coreutils: `sha256sum --check checksums.txt` in a copy of the folder says what differs. */
export function checksums(files: readonly { path: string; body(): string }[]): string {
  return files.map(({ path, body }) => `${sha256(body())}  ${path}\n`).join('');
}

/** The lines of a checksums.txt by path. */
export function readChecksums(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, hash = '', path = '']) => [path, hash]));
}
