import type { PartName } from '../../coa/host/browser/parts.ts';

/** Names the parts of the check and where they lie; made by scripts/build/device/device-files.ts. */
export const MANIFEST = '/check/device.json';

/** One packed file (gzip). */
export interface DeviceFile {
  name: PartName | 'data';
  path: string;
  /** Of the packed file, as it comes over the network. */
  bytes: number;
  sha256: string;
}

/** What the manifest holds: every file that the check on the device fetches. */
export interface DeviceManifest {
  files: DeviceFile[];
}

/** What all of it weighs packed, in words for a person; a browser test holds the figure. */
export const DEVICE_MEGABYTES = 17;

/** The service worker that keeps the check page for when there is no network. Its folder is its scope. */
export const OFFLINE_WORKER = '/check/offline.js';

/** The licences of what is not this project's own. */
export const NOTICES = '/check/third-party-notices.txt';

/** What the name of the store begins with in which the service worker keeps the page; its version follows. */
export const PAGE_CACHE = 'coa-check-page-';

/** Where this browser keeps the parts of the checker. */
export const PARTS_CACHE = 'coa-check-device';
