import { coverRetype } from './cover-retype.ts';
import { digitSwap } from './digit-swap.ts';
import type { EditMethod } from './edit.ts';
import { inpaintDraw } from './inpaint-draw.ts';
import { pasteOtherPage, stretched } from './paste-crop.ts';

/** Every way a field is edited. */
export const EDIT_METHODS: readonly EditMethod[] = [inpaintDraw, coverRetype, pasteOtherPage, stretched, digitSwap];
