import type { Box } from '../../../coa/geometry/box.ts';
import { byId } from '../elements.ts';
import { drawSheet, lightFinding, type SheetContent } from './draw-sheet.ts';

/** Widths of the page in widths of the window: from the whole page to single letters. */
const MIN_ZOOM = 1;
const MAX_ZOOM = 8;
const STEP = 1.5;

let zoom = MIN_ZOOM;
let observer: ResizeObserver | undefined;
let wired = false;

/** Sets the zoom and keeps what lies in the middle of the window (or under the fingers) where it is. */
function zoomTo(wanted: number, at?: { x: number; y: number }): void {
  const window = byId('viewer-window');
  const stage = byId('viewer-sheet');
  const { left, top, width, height } = window.getBoundingClientRect();
  const x = at ? at.x - left : width / 2;
  const y = at ? at.y - top : height / 2;
  const next = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, wanted));
  const ratio = next / zoom;
  zoom = next;
  const to = { left: (window.scrollLeft + x) * ratio - x, top: (window.scrollTop + y) * ratio - y };
  stage.style.setProperty('width', `${zoom * 100}%`);
  window.scrollTo(to);
}

/** Two fingers pull the page larger or smaller; a wheel does with Ctrl, as touchpads send a pinch. */
function wirePinch(window: HTMLElement): void {
  const fingers = new Map<number, { x: number; y: number }>();
  let apart = 0;
  const distance = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const lift = ({ pointerId }: PointerEvent): void => {
    fingers.delete(pointerId);
    apart = distance();
  };
  window.addEventListener('pointerdown', ({ pointerId, clientX: x, clientY: y }) => {
    fingers.set(pointerId, { x, y });
    apart = distance();
  });
  window.addEventListener('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = distance();
    const [a, b] = [...fingers.values()];
    if (!a || !b || fingers.size > 2 || apart === 0) return;
    zoomTo((zoom * now) / apart, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    apart = now;
  });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) window.addEventListener(type, lift);
  window.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(zoom * (event.deltaY < 0 ? 1.15 : 1 / 1.15), { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );
}

function wire(): void {
  if (wired) return;
  wired = true;
  byId('viewer-in').addEventListener('click', () => zoomTo(zoom * STEP));
  byId('viewer-out').addEventListener('click', () => zoomTo(zoom / STEP));
  byId('viewer-close').addEventListener('click', () => byId<HTMLDialogElement>('viewer').close());
  byId('viewer').addEventListener('close', () => observer?.disconnect());
  wirePinch(byId('viewer-window'));
}

/**
 * Opens the page over the whole window, at a place if one is given.
 * @param pick called when the place of a finding is chosen; the viewer closes before.
 */
export function openViewer(
  content: SheetContent,
  at: { box: Box; finding: number } | null,
  pick: (finding: number) => void,
): void {
  wire();
  const dialog = byId<HTMLDialogElement>('viewer');
  const sheet = byId('viewer-sheet');
  zoom = MIN_ZOOM;
  sheet.style.setProperty('width', '100%');
  observer?.disconnect();
  observer = drawSheet(sheet, content, (finding) => {
    dialog.close();
    pick(finding);
  });
  dialog.showModal();
  if (at === null) return;
  lightFinding(sheet, at.finding);
  const window = byId('viewer-window');
  const [x, y, width, height] = at.box;
  const room = window.clientWidth;
  zoomTo(Math.min(4, (0.6 * content.page.width) / Math.max(1, width)));
  const scale = (room * zoom) / content.page.width;
  window.scrollTo({
    left: (x + width / 2) * scale - room / 2,
    top: (y + height / 2) * scale - window.clientHeight / 2,
  });
}
