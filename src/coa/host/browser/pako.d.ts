// Of pako 1, which brings no types, what is used.
declare module 'pako' {
  export class Inflate {
    constructor(options: { chunkSize: number; windowBits: number });
    /** 0, or zlib's number of what went wrong. */
    err: number;
    msg: string;
    ended: boolean;
    onData: (chunk: Uint8Array) => void;
    /** @param flush number of zlib's way to flush. */
    push(bytes: Uint8Array, flush: number): boolean;
  }
}
