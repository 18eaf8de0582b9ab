/** What browsers say where memory cannot be had (V8, SpiderMonkey, JavaScriptCore); a damaged file brings other errors about. */
const WORDS = /allocation failed|could not allocate|out of memory|cannot enlarge memory/i;
/** Errors that name one another as their cause are followed so far. */
const MAX_DEPTH = 5;

/** Whether an error, or one that brought it about, was for want of memory: then not the file is at fault. */
export function isWantOfMemory(cause: unknown): boolean {
  let error = cause;
  for (let depth = 0; depth < MAX_DEPTH && error instanceof Error; depth++, error = error.cause)
    if (WORDS.test(error.message)) return true;
  return false;
}
