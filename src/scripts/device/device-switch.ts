import { byId, say } from '../check/elements.ts';
import { isDeviceChosen } from './choice.ts';

/** Everything else of the check on the device is loaded once somebody chooses it. */
async function open(isNew: boolean): Promise<void> {
  const part = await import('./device-part.ts').catch(() => null);
  if (part === null)
    say('device-said', 'The rest of this page could not be loaded. Check your connection and try again.');
  else if (isNew) await part.chooseDevice();
  else part.resumeDevice();
}

byId('device-start').addEventListener('click', () => void open(true));
if (isDeviceChosen()) void open(false);
