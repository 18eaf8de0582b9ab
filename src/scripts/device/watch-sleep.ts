/** How often the page looks at the clock. */
const TICK_MILLISECONDS = 1_000;
/** From here on a late look means sleep. Pages in the background are slowed as well, after minutes to one turn a minute. */
const SLEEP_MILLISECONDS = 20_000;

/**
 * Watches whether the browser puts this page to sleep: then its threads stand still, while the time that a check may take
 * goes by.
 * @returns what ends the watch, and says whether there was sleep.
 */
export function watchSleep(): () => boolean {
  let seen = performance.now();
  let longest = 0;
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - seen);
    seen = now;
  };
  const timer = setInterval(look, TICK_MILLISECONDS);
  return () => {
    look();
    clearInterval(timer);
    return longest >= SLEEP_MILLISECONDS;
  };
}
