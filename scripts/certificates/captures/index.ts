import type { Capture } from './capture.ts';
import { small, whatsapp } from './messenger.ts';
import { phone } from './phone.ts';
import { jpeg80, jpeg90, png1x, png2x } from './saved.ts';
import { scan } from './scan.ts';
import { dimmed, webpScreen } from './screenshot.ts';

/** Every way a page becomes a picture that can be read. */
export const CAPTURES: readonly Capture[] = [png1x, png2x, jpeg90, jpeg80, whatsapp, scan, phone, webpScreen, dimmed];

/** The way that leaves nothing to read. */
export const UNREADABLE: Capture = small;
