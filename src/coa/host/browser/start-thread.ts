import type { HostThread } from '../host-thread.ts';
import { type PartName, partOf } from './parts.ts';

const addresses = new Map<string, string>();

/** Address of a bundled thread that was handed over: nothing is asked of the network to start one. */
function addressOf(name: PartName): string {
  const known = addresses.get(name);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(new Blob([partOf(name)], { type: 'text/javascript' }));
  addresses.set(name, address);
  return address;
}

/**
 * Starts a thread.
 * @param module its address in the source; the bundle of that name was handed over.
 * @param settings what it is told as it starts.
 */
export function startThread(module: URL, settings: object): HostThread {
  const name = module.pathname.replace(/^.*\/|\.ts$/g, '') as PartName;
  const worker = new Worker(addressOf(name), { type: 'module', name });
  worker.postMessage(settings);
  return {
    post: (message, handedOver) => worker.postMessage(message, handedOver),
    onMessage: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
    onEnd: (listener) =>
      worker.addEventListener('error', (event) => {
        // What a file did to a thread is told by the check, not in the console.
        event.preventDefault();
        listener(new Error(event.message || 'The thread ended.'));
      }),
    hold: () => undefined,
    end: async () => worker.terminate(),
  };
}
