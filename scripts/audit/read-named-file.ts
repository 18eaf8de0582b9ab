import { readFileSync } from 'node:fs';
import { Refusal } from './refusal.ts';

/**
 * The bytes of a file that the auditor named.
 * @throws Refusal when it is not there, or cannot be read.
 */
export function readNamedFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Refusal(`There is no file ${path}.`);
    if (code === 'EISDIR') throw new Refusal(`${path} is a folder; name a file in it.`);
    throw new Refusal(`${path} cannot be read: ${message}`);
  }
}
