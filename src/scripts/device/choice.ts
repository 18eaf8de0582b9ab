const KEY = 'coa-check:where';
const DEVICE = 'device';

/** Whether the reader chose to check on this device, the last time something was chosen. */
export function isDeviceChosen(): boolean {
  try {
    return localStorage.getItem(KEY) === DEVICE;
  } catch {
    return false;
  }
}

/** Keeps what was chosen for the next visit; where this browser keeps nothing, it holds for this one. */
export function keepChoice(isDevice: boolean): void {
  try {
    if (isDevice) localStorage.setItem(KEY, DEVICE);
    else localStorage.removeItem(KEY);
  } catch {
    // A closed store.
  }
}
