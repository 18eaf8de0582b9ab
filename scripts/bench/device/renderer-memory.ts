import { readdirSync, readFileSync } from 'node:fs';

/**
 * The most memory in bytes that any one renderer of the browsers started by this process held so far (VmHWM of Linux):
 * workers of a page live in its process.
 */
export function peakOfRenderers(): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(processes.map((id) => [id, /\nPPid:\s*(\d+)/.exec(statusOf(id))?.[1] ?? '']));
  const isOurs = (id: string): boolean =>
    id === String(process.pid) || (parents.has(id) && isOurs(parents.get(id) ?? ''));
  return Math.max(
    0,
    ...processes
      .filter((id) => isOurs(id) && readOrNothing(`/proc/${id}/cmdline`).includes('--type=renderer'))
      .map((id) => Number(/VmHWM:\s*(\d+)/.exec(statusOf(id))?.[1] ?? 0) * 1024),
  );
}

const statusOf = (id: string): string => readOrNothing(`/proc/${id}/status`);

/** A process may end between being listed and being read. */
function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
