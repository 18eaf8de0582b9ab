/** Waits until this thread has heard what others said by now, and what it said is on its way. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
