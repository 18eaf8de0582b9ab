/** Side of the blocks that a JPEG is coded in, pixels (ITU-T T.81, A.3). */
export const SIDE = 8;
/** Frequencies of a block. */
export const FREQUENCIES = SIDE * SIDE;
