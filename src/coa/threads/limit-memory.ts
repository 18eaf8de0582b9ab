/** Bytes of a page of WebAssembly's memory. */
const PAGE_BYTES = 65_536;

/**
 * Bounds the WebAssembly memory of this thread: a growth beyond the bound throws, at which libraries give up.
 * @param bytes that a memory may grow to.
 * @param onRefused is told when a growth is refused, by the bound or by a machine that has no more.
 */
export function limitWebAssemblyMemory(bytes: number, onRefused: () => void = () => undefined): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (pages: number): number {
    try {
      if (this.buffer.byteLength + pages * PAGE_BYTES > bytes) throw new RangeError('Too much memory.');
      return grow.call(this, pages);
    } catch (cause) {
      onRefused();
      throw cause;
    }
  };
}
