/** Files that are taken of a folder at most, its folders included; one that holds more is not one of certificates. */
const MAX_FILES = 1_000;
/** Folders within folders that are looked through. */
const MAX_DEPTH = 8;

/** Whether a folder is among what was dropped. */
export function holdsFolder(dropped: DataTransfer): boolean {
  return Array.from(dropped.items).some((item) => item.webkitGetAsEntry()?.isDirectory === true);
}

/** The files of what was dropped, those of its folders included, by their paths; at most `MAX_FILES`. */
export async function filesIn(dropped: DataTransfer): Promise<File[]> {
  // All at once: what was dropped is gone with the first wait.
  const entries = Array.from(dropped.items).flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files: { path: string; file: File }[] = [];
  for (const entry of entries) await collect(entry, 0, files);
  return inOrder(files);
}

/** Files that a folder's picker gave, by their paths; at most `MAX_FILES`. */
export function filesPicked(picked: readonly File[]): File[] {
  return inOrder(picked.map((file) => ({ path: file.webkitRelativePath || file.name, file }))).slice(0, MAX_FILES);
}

/** By path, numbers as numbers; hidden files, such as what a system notes of a folder, are left out. */
function inOrder(files: { path: string; file: File }[]): File[] {
  return files
    .filter(({ file }) => !file.name.startsWith('.'))
    .sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }))
    .map(({ file }) => file);
}

async function collect(entry: FileSystemEntry, depth: number, into: { path: string; file: File }[]): Promise<void> {
  if (into.length >= MAX_FILES) return;
  if (entry.isFile) {
    const file = await new Promise<File | null>((resolve) =>
      (entry as FileSystemFileEntry).file(resolve, () => resolve(null)),
    );
    if (file !== null) into.push({ path: entry.fullPath, file });
  } else if (depth < MAX_DEPTH) {
    const reader = (entry as FileSystemDirectoryEntry).createReader();
    // A browser hands over a hundred at a time.
    for (let part = await entriesOf(reader); part.length > 0; part = await entriesOf(reader))
      for (const one of part) await collect(one, depth + 1, into);
  }
}

function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));
}
