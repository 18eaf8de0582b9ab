/**
 * Gives the memory of a buffer back at once; it is empty from then on. Of one that came in a message or was read from a blob
 * the browser keeps a hold of its own, which `transfer` leaves: the memory would wait for a collection that nothing brings
 * about, for the engine believes it free. So it is handed over to nobody.
 */
export function freeBuffer(buffer: ArrayBuffer): void {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(null, [buffer]);
  port1.close();
}
