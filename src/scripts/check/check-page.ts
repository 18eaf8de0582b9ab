import type { CheckReportWithEvidence } from '../../coa/report/report.ts';
import type { CheckPageSettings } from '../../site/check/check-page-settings.ts';
import { append, byId, show } from './page.ts';
import { megabytes, preparePicture, problemWithFile } from './picture.ts';
import { type Stage, sendCheck } from './send.ts';
import { readShare, redact, shareFragment } from './share.ts';
import { showReport, showShared } from './show-report.ts';
import { vendorHost } from './vendor-host.ts';

const settings = JSON.parse(byId('settings').textContent ?? '') as CheckPageSettings;
const picture = byId<HTMLInputElement>('picture');
const camera = byId<HTMLInputElement>('camera-input');
const vendor = byId<HTMLInputElement>('vendor');
const drop = byId('drop');
let chosen: File | undefined;
let running: AbortController | undefined;
let previewAddress = '';
let shown: CheckReportWithEvidence | undefined;

function fail(message: string): void {
  byId('failure-text').textContent = message;
  show('failure', message !== '');
  if (message !== '') byId('failure').scrollIntoView({ block: 'nearest' });
}

function choose(file: File | undefined): void {
  const problem = problemWithFile(file, settings.limits);
  URL.revokeObjectURL(previewAddress);
  chosen = problem === null ? file : undefined;
  fail(file ? (problem ?? '') : '');
  show('preview', chosen !== undefined);
  if (!chosen) return;
  previewAddress = URL.createObjectURL(chosen);
  const image = document.createElement('img');
  image.alt = 'The picture that you chose';
  // Some formats that the service reads, such as TIFF, few browsers show.
  image.addEventListener('error', () => image.remove());
  image.src = previewAddress;
  byId('preview-picture').replaceChildren(image);
  byId('preview-name').textContent = `${chosen.name || 'Pasted picture'}, ${megabytes(chosen.size)}`;
}

function showStage(stage: 'preparing' | Stage): void {
  const order = ['preparing', 'sending', 'reading'];
  for (const item of document.querySelectorAll<HTMLElement>('[data-stage]')) {
    const distance = order.indexOf(item.dataset.stage ?? '') - order.indexOf(stage);
    item.className = distance < 0 ? 'done' : distance === 0 ? 'now' : '';
    if (distance === 0) byId('stage-said').textContent = item.textContent;
  }
}

function startClock(): () => void {
  const start = Date.now();
  const clock = byId('elapsed');
  clock.textContent = '';
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - start) / 1000);
    if (seconds >= 10) clock.textContent = `${seconds} seconds so far. Large or blurred pages take longer.`;
  }, 1000);
  return () => clearInterval(timer);
}

function showRemaining(remaining: number | null): void {
  if (remaining === null) return;
  byId('remaining').textContent =
    remaining === 0
      ? 'That was the last check of the day for your address. The count starts again at midnight UTC.'
      : `${remaining} of ${settings.perDay} checks left today for your address.`;
}

async function check(): Promise<void> {
  const host = vendorHost(vendor.value);
  vendor.setAttribute('aria-invalid', String(host === null));
  if (!chosen) {
    fail('Choose a picture of a certificate.');
    picture.focus();
    return;
  }
  if (host === null) {
    fail('Enter the web address of the shop, such as vendor.example, or leave it empty.');
    vendor.focus();
    return;
  }
  fail('');
  show('result', false);
  byId('shared').textContent = '';
  show('progress', true);
  byId('progress').scrollIntoView({ block: 'nearest' });
  byId<HTMLButtonElement>('start').disabled = true;
  running = new AbortController();
  const stopClock = startClock();
  try {
    showStage('preparing');
    const prepared = await preparePicture(chosen, settings.limits);
    const body = host ? { image: prepared.dataUrl, vendor: host } : { image: prepared.dataUrl };
    const answer = running.signal.aborted
      ? ({ kind: 'cancelled' } as const)
      : await sendCheck(body, showStage, running.signal);
    if (answer.kind !== 'cancelled') showRemaining(answer.remaining);
    if (answer.kind === 'failure') fail(answer.message);
    if (answer.kind === 'report') {
      shown = answer.report;
      showReport(answer.report, settings, { origin: '', note: prepared.note, picture: previewAddress });
    }
  } catch (error) {
    fail(error instanceof Error ? error.message : 'Something went wrong on this page. Load it again.');
  } finally {
    stopClock();
    show('progress', false);
    byId('stage-said').textContent = '';
    byId<HTMLButtonElement>('start').disabled = false;
    if (running.signal.aborted) byId('start').focus();
    running = undefined;
  }
}

/** Shows a sample certificate with the answer that was made beforehand. */
async function showSample(link: HTMLAnchorElement): Promise<void> {
  fail('');
  try {
    const response = await fetch(link.dataset.answer ?? '');
    if (!response.ok) throw new Error();
    shown = (await response.json()) as CheckReportWithEvidence;
  } catch {
    return fail('The sample could not be loaded. Check your connection and try again.');
  }
  showReport(shown, settings, {
    origin: `A sample made for this site, checked on ${settings.samplesCheckedOn}. Nothing was sent, and it cost none of your checks.`,
    note: '',
    picture: link.href,
  });
}

/** Puts a link to the redacted verdict into the clipboard, or on the page where the clipboard is closed. */
async function share(): Promise<void> {
  if (!shown) return;
  const link = `${location.origin}${location.pathname}${shareFragment(redact(shown, new Date().toISOString().slice(0, 10), settings))}`;
  const said = byId('shared');
  try {
    await navigator.clipboard.writeText(link);
    said.textContent = 'The link is copied.';
  } catch {
    said.textContent = 'Copy the link from here: ';
    append(said, 'code', link);
  }
}

function openShared(): void {
  const shared = readShare(location.hash, settings);
  if (shared) showShared(shared, settings);
}

function imageIn(transfer: DataTransfer | null): File | undefined {
  return Array.from(transfer?.files ?? [])[0];
}

picture.addEventListener('change', () => choose(picture.files?.[0]));
camera.addEventListener('change', () => choose(camera.files?.[0]));
byId('remove').addEventListener('click', () => {
  picture.value = '';
  camera.value = '';
  choose(undefined);
  picture.focus();
});
document.addEventListener('paste', (event) => {
  const file = imageIn(event.clipboardData);
  if (file) choose(file);
});
for (const type of ['dragenter', 'dragover']) {
  drop.addEventListener(type, (event) => {
    event.preventDefault();
    drop.classList.add('over');
  });
}
drop.addEventListener('dragleave', () => drop.classList.remove('over'));
drop.addEventListener('drop', (event) => {
  event.preventDefault();
  drop.classList.remove('over');
  choose(imageIn(event.dataTransfer));
});
// A picture that misses the zone would otherwise replace the page.
for (const type of ['dragover', 'drop']) addEventListener(type, (event) => event.preventDefault());
byId('cancel').addEventListener('click', () => running?.abort());
byId('print').addEventListener('click', () => print());
byId('share').addEventListener('click', () => void share());
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-answer]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void showSample(link);
  });
}
// On paper nothing can be opened.
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('#result details')) details.open = true;
});
addEventListener('hashchange', openShared);
byId('again').addEventListener('click', () => {
  show('result', false);
  picture.value = '';
  camera.value = '';
  choose(undefined);
  byId('check-title').scrollIntoView();
  picture.focus();
});
byId('check-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void check();
});
openShared();
