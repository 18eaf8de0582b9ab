import type { CheckPageSettings } from '../../site/check/check-page-settings.ts';
import { loadVendors } from '../check/choose/load-vendors.ts';
import { byId, say, show, tell } from '../check/elements.ts';
import { sendBy } from '../check/send/send-check.ts';
import { showKeptLimit } from '../check/send/show-progress.ts';
import { loadCompounds } from '../check/together/load-compounds.ts';
import { fieldError } from '../check/wire-form.ts';
import { canRunHere } from './can-run-here.ts';
import { keepChoice } from './choice.ts';
import { checkOnDevice, startCore, stopCore } from './core.ts';
import { filesIn, filesPicked, holdsFolder } from './folder/files-in.ts';
import { keepPage, removePage } from './keep-page.ts';
import { removeParts, updateParts } from './parts-store.ts';

const MEGABYTE = 1e6;
const CANNOT =
  'This browser lacks what the checker needs (WebAssembly with relaxed SIMD). The service checks certificates for every browser.';

const settings = JSON.parse(byId('settings').textContent ?? '') as CheckPageSettings;
const STAYS_HERE = 'The certificate stays on this device: no part of it is sent, and no check is counted.';
const saidByService = Array.from(byId('privacy-said').childNodes);
const COMPARED_HERE =
  'What the laboratory shows you: a screenshot, a picture or a PDF. It is read and compared on this device.';
/** Whether certificates are checked here. */
let isHere = false;

/** Loads the checker, shows how far it is, and has certificates checked here from then on. */
export async function chooseDevice(): Promise<void> {
  if (!canRunHere()) {
    sayHere(CANNOT);
    return;
  }
  const cancel = new AbortController();
  byId('device-cancel').onclick = () => cancel.abort();
  sayHere('');
  showLoading(true);
  // From now on: whoever starts a check while the checker is on its way has chosen where.
  sendBy(checkOnDevice);
  try {
    await startCore(showBytes, cancel.signal);
    cancel.signal.throwIfAborted();
    sayHere('Keeping this page for when there is no network.');
    const isKept = await keepPage();
    // The names of audited shops and of compounds, so that nothing is asked for while certificates are checked.
    await Promise.all([loadVendors(), loadCompounds()]);
    keepChoice(true);
    useDevice();
    sayHere(isKept ? '' : 'This browser keeps nothing for later: once the page is closed, the checker is gone.');
    byId('device-service').focus({ preventScroll: true });
  } catch (cause) {
    sendBy(null);
    stopCore();
    sayHere(cancel.signal.aborted ? 'Loading was cancelled.' : messageOf(cause));
  } finally {
    showLoading(false);
  }
}

/** On a later visit: the checker is kept, and starts with the first certificate. */
export function resumeDevice(): void {
  if (!canRunHere()) {
    keepChoice(false);
    sayHere(CANNOT);
    return;
  }
  useDevice();
  void keepPage();
  void loadVendors();
  void loadCompounds();
  // Here rather than with the first certificate, which asks for nothing then.
  void updateParts().catch(() => undefined);
}

function useDevice(): void {
  sendBy(checkOnDevice);
  showWhere(true);
  byId<HTMLButtonElement>('start').disabled = false;
  show('other-ways', false);
}

function useService(): void {
  sendBy(null);
  keepChoice(false);
  stopCore();
  showWhere(false);
  showKeptLimit(settings.perDay);
}

function leaveDevice(): void {
  useService();
  byId('device-start').focus({ preventScroll: true });
}

/** Has the service check what this device could not; without a file chosen the reader is led to choose one. */
function sendInstead(): void {
  useService();
  fieldError('picture', '');
  if (byId('chosen').childElementCount > 0) byId('start').click();
  else byId('picture').focus();
}

/** Shows what holds of the place where certificates are checked, and hides what does not. */
function showWhere(isDevice: boolean): void {
  isHere = isDevice;
  show('device-on', isDevice);
  show('device-off', !isDevice);
  show('remaining', !isDevice);
  byId('privacy-said').replaceChildren(...(isDevice ? [STAYS_HERE] : saidByService));
  const hint = byId('compare-hint');
  hint.dataset['byService'] ??= hint.textContent ?? '';
  hint.textContent = isDevice ? COMPARED_HERE : hint.dataset['byService'];
  for (const stage of document.querySelectorAll<HTMLElement>('[data-stage="sending"]')) stage.hidden = isDevice;
  byId('device-title').textContent = isDevice ? 'On this device' : 'Check on this device instead';
}

/** Says something of the check on the device, to screen readers too. */
function sayHere(words: string): void {
  say('device-said', words);
  tell(words);
}

/** One button takes the place of the other, and has the focus if that had it. */
function showLoading(isLoading: boolean): void {
  const start = byId<HTMLButtonElement>('device-start');
  const cancel = byId('device-cancel');
  const isFocused = document.activeElement === (isLoading ? start : cancel);
  show('device-bytes', isLoading);
  show('device-cancel', isLoading);
  start.disabled = isLoading;
  if (isFocused) (isLoading ? cancel : start).focus({ preventScroll: true });
  say('device-loaded', '');
  told = -1;
}

/** The last quarter of the checker that was told: its bytes come in thousands of pieces. */
let told = -1;

function showBytes(here: number, whole: number): void {
  byId<HTMLProgressElement>('device-bytes').value = here / whole;
  const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1);
  const isAll = here >= whole;
  say('device-loaded', isAll ? '' : `${megabytes(here)} of ${megabytes(whole)} MB.`);
  const quarter = Math.floor((4 * here) / whole);
  if (quarter <= told) return;
  told = quarter;
  if (isAll) sayHere('Everything is here; the checker is starting.');
  else tell(`${quarter * 25} % of the checker is loaded.`);
}

/** Checks the files of a folder; what that takes is loaded with the first. */
async function checkFiles(files: readonly File[]): Promise<void> {
  const { checkFolder } = await import('./folder/check-folder.ts');
  await checkFolder(files, settings);
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : 'The checker could not be started. The service can be used instead.';
}

byId('use-service').addEventListener('click', sendInstead);
byId('device-service').addEventListener('click', leaveDevice);
byId('device-remove').addEventListener('click', async () => {
  leaveDevice();
  await Promise.all([removeParts(), removePage()]);
  sayHere('The checker has been removed from this device.');
});
byId('device-folder-choose').addEventListener('click', () => byId('device-folder').click());
byId<HTMLInputElement>('device-folder').addEventListener('change', ({ target }) => {
  const input = target as HTMLInputElement;
  void checkFiles(filesPicked(Array.from(input.files ?? [])));
  input.value = '';
});
// Before the page takes it for one certificate.
addEventListener(
  'drop',
  (event) => {
    if (!isHere || !event.dataTransfer || !holdsFolder(event.dataTransfer)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    byId('drop').classList.remove('over');
    void filesIn(event.dataTransfer).then(checkFiles);
  },
  { capture: true },
);
