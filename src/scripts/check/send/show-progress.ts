import { byId, say, show, tell } from '../elements.ts';
import { type Limit, limitInWords } from './limit.ts';
import type { Stage } from './send-check.ts';

const ORDER = ['preparing', 'sending', 'reading'];
/** Milliseconds after which the time that has passed is told. */
const LONG = 10_000;
const KEY = 'coa-check:limit';

/** Shows which part of a check is under way; of a file alone it is told, too. */
export function showStage(stage: 'preparing' | Stage, isAlone: boolean): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-stage]')) {
    const distance = ORDER.indexOf(item.dataset.stage ?? '') - ORDER.indexOf(stage);
    item.className = distance < 0 ? 'done' : distance === 0 ? 'now' : '';
    if (distance === 0 && isAlone) tell(item.dataset.said ?? '');
  }
  show('upload', stage === 'sending');
}

/** Shows the share of the picture that has left the device, 0 to 1. */
export function showShare(share: number): void {
  byId<HTMLProgressElement>('upload').value = share;
  byId('upload-share').textContent = ` ${Math.round(share * 100)} %`;
}

/**
 * Tells the time while a check takes long.
 * @param hint how long one may take
 * @returns what ends it
 */
export function startClock(hint: string): () => void {
  const start = Date.now();
  say('elapsed', '');
  byId('upload-share').textContent = '';
  byId<HTMLProgressElement>('upload').value = 0;
  const timer = setInterval(() => {
    const passed = Date.now() - start;
    if (passed >= LONG) say('elapsed', `${Math.round(passed / 1000)} seconds so far. ${hint}`);
  }, 1000);
  return () => clearInterval(timer);
}

const clockOf = (moment: number): string =>
  new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Shows how many checks are left; with none left turns the button off until there are, and names other ways. */
export function showLimit(limit: Limit, perDay: number): void {
  const now = Date.now();
  const over = limit.remaining === 0 && limit.endsAt > now;
  byId('remaining').textContent = limitInWords(limit, perDay, now, clockOf);
  byId<HTMLButtonElement>('start').disabled = over;
  show('other-ways', over);
  try {
    if (over) localStorage.setItem(KEY, String(limit.endsAt));
    else localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, the next answer tells it again.
  }
  if (over) setTimeout(() => showLimit({ remaining: perDay, endsAt: 0 }, perDay), limit.endsAt - now);
}

/** Shows that the checks of the day are used up, where this device was told so before. */
export function showKeptLimit(perDay: number): void {
  let endsAt = 0;
  try {
    endsAt = Number(localStorage.getItem(KEY) ?? 0);
  } catch {
    // A closed store tells nothing.
  }
  if (endsAt > Date.now()) showLimit({ remaining: 0, endsAt }, perDay);
}
