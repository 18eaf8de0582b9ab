// Tesseract's WebAssembly build brings no types of its own.
declare module 'tesseract.js-core/*' {
  const start: (options: object) => Promise<unknown>;
  export default start;
}
