import type { Box } from '../../../../coa/geometry/box.ts';
import { byId } from '../../elements.ts';
import { drawSheet, lightFinding, type SheetContent } from './draw-sheet.ts';

/** Widths of the page in widths of the window: from the whole page to single letters. */
const MIN_ZOOM = 1;
const MAX_ZOOM = 8;
const STEP = 1.5;

let zoom = MIN_ZOOM;
let observer: ResizeObserver | undefined;
let wired = false;

/** A point: of the screen in pixels, or of the page in shares of its sides. */
interface Point {
  x: number;
  y: number;
}

/** The middle of the window on the screen. */
function middle(): Point {
  const { left, top, width, height } = byId('viewer-window').getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** What of the page lies at a point of the screen. */
function placeAt({ x, y }: Point): Point {
  const { left, top, width, height } = byId('viewer-sheet').getBoundingClientRect();
  return { x: (x - left) / width, y: (y - top) / height };
}

/** Sets the zoom and brings a place of the page to a point of the screen, as far as the window scrolls. */
function zoomTo(wanted: number, at: Point = middle(), place: Point = placeAt(at)): void {
  const window = byId('viewer-window');
  const stage = byId('viewer-sheet');
  zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, wanted));
  stage.style.setProperty('width', `${zoom * 100}%`);
  const { left, top, width, height } = stage.getBoundingClientRect();
  window.scrollBy({ left: left + place.x * width - at.x, top: top + place.y * height - at.y });
}

/** Two fingers pull the page larger or smaller; a wheel does with Ctrl, as touchpads send a pinch. */
function wirePinch(window: HTMLElement): void {
  const fingers = new Map<number, Point>();
  let apart = 0;
  /** What lay between the fingers when the second one came: it stays there, also once the page is larger than the window. */
  let held: Point | undefined;
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
    const [a, b] = [...fingers.values()];
    if (a && b) held = placeAt({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  });
  window.addEventListener('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = distance();
    const [a, b] = [...fingers.values()];
    if (!a || !b || fingers.size > 2 || apart === 0) return;
    zoomTo((zoom * now) / apart, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, held);
    apart = now;
  });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) window.addEventListener(type, lift);
  // With two fingers nothing is scrolled besides: the page would slip away under them.
  window.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length > 1) event.preventDefault();
    },
    { passive: false },
  );
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
