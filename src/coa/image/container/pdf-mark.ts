/** Bytes among which the file's header may stand (ISO 32000-1, annex H, note 13). */
export const HEADER_WITHIN = 1024;

/** Whether a program that opens PDFs takes a file for one, whatever it is besides. */
export function hasPdfMark(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(HEADER_WITHIN, bytes.byteLength)).includes('%PDF-');
}
