/** Length and type before what a box holds (ISO/IEC 19566-5, 5.2), and the type of a box that holds boxes. */
const HEADER = 8;
const SUPERBOX = 'jumb';

/**
 * Bytes that the boxes of a JUMBF hold which hold boxes, those within others counted with each: a reader that copies what
 * each holds takes so much memory. Any place that says it is one counts, wherever it stands, so that nothing has to be
 * believed of how boxes lie in one another.
 */
export function nestedBytes(jumbf: Buffer): number {
  let sum = 0;
  for (let at = jumbf.indexOf(SUPERBOX, 4); at >= 0; at = jumbf.indexOf(SUPERBOX, at + SUPERBOX.length)) {
    const length = jumbf.readUInt32BE(at - 4);
    // One that is longer than what is left cannot be read.
    if (length >= HEADER && length <= jumbf.length - at + 4) sum += length;
  }
  return sum;
}
