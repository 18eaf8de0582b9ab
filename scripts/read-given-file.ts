import { readFileSync } from 'node:fs';

/** What is wrong with a path that somebody typed, by the code of Node's error. */
const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder. Give the files in it, such as FOLDER/*.',
  EACCES: 'It may not be read.',
};

/** The bytes of a file that somebody named. @throws Error that says in a sentence why it cannot be read. */
export function readGivenFile(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const fault = FAULTS[(error as NodeJS.ErrnoException).code ?? ''];
    throw fault === undefined ? error : new Error(fault);
  }
}
