const KEY = 'coa-check:unfinished';

/**
 * Notes in this tab that a check runs on the device. A browser that is short of memory ends a page without a word; the note
 * is what is left of it then.
 */
export function noteStart(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // A closed store.
  }
}

/** Takes the note back: the check has ended, or the reader has left the page. */
export function noteEnd(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // A closed store.
  }
}

/** Whether the browser ended this page, the last time it was open in this tab, while a check ran. Told once. */
export function wasCutOff(): boolean {
  try {
    const isNoted = sessionStorage.getItem(KEY) !== null;
    noteEnd();
    return isNoted;
  } catch {
    return false;
  }
}
