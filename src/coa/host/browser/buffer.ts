// Node's Buffer for what the core and the decoders of rarer formats use of it; the bundle puts it in where it is named.
export { Buffer } from 'buffer/';
