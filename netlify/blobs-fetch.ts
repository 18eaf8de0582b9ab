/** Milliseconds one request to the store may take: two tries fit into the time of a count, and a busy machine meets it. */
const REQUEST_MILLISECONDS = 1_500;

/** Requests under way at once; the others wait, so that a crowd does not time out by its own size. */
const SIDE_BY_SIDE = 24;

/** Status of an answer made here when the store gave none, or a bad one; the Blobs client does not retry it. */
const NO_ANSWER = 424;

let underWay = 0;
const waiting: (() => void)[] = [];

/**
 * A fetch for the Blobs client that fails at once. The client itself retries a failure five times with five seconds
 * between, and gives a conditional write that was refused for any other reason than its condition out as a success: a
 * retry of a write that did go through would then look like a conflict and be counted twice.
 */
export const blobsFetch: typeof fetch = async (input, init) => {
  if (underWay >= SIDE_BY_SIDE) await new Promise<void>((resolve) => waiting.push(resolve));
  underWay += 1;
  try {
    const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_MILLISECONDS) });
    if (answer.status < 500 && answer.status !== 429) return answer;
    await answer.body?.cancel();
    return new Response(null, { status: NO_ANSWER });
  } catch {
    return new Response(null, { status: NO_ANSWER });
  } finally {
    underWay -= 1;
    waiting.shift()?.();
  }
};
