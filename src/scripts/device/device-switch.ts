import { byId, say, show, tell } from '../check/elements.ts';
import { isDeviceChosen } from './choice.ts';
import { wasCutOff } from './unfinished.ts';

const CUT_OFF =
  'The browser closed this page before the check on this device was done, most likely because it ran out of memory. Close other tabs, then choose the file again, or use the service instead.';

const UNLOADED = 'The rest of this page could not be loaded. Check your connection and try again.';

const isCutOff = wasCutOff();

/** Everything else of the check on the device is loaded once somebody chooses it. */
async function open(isNew: boolean): Promise<void> {
  const part = await import('./device-part.ts').catch(() => null);
  if (part === null) {
    say('device-said', UNLOADED);
    tell(UNLOADED);
  } else if (isNew) await part.chooseDevice();
  else {
    part.resumeDevice();
    show('use-service', isCutOff && isDeviceChosen());
  }
}

byId('device-start').addEventListener('click', () => void open(true));
if (isCutOff) say('form-error', CUT_OFF);
if (isDeviceChosen()) void open(false);
