/**
 * Bodies of prerendered documents. Only the body reaches the file: content types and CORS are set in netlify.toml.
 * JSON is indented, since people read these files too, and ends in a line feed.
 */
export function jsonDocument(content: unknown): Response {
  return new Response(`${JSON.stringify(content, null, 2)}\n`);
}

/** A text document. */
export function textDocument(text: string): Response {
  return new Response(text);
}
