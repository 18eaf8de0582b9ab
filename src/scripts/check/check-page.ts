import type { CheckReportWithEvidence } from '../../coa/report/report.ts';
import type { CheckPageSettings } from '../../site/check/check-page-settings.ts';
import { inspectFile } from './choose/inspect-file.ts';
import { loadVendors, suggestVendors } from './choose/load-vendors.ts';
import { sha256OfFile } from './choose/prepare-picture.ts';
import { showChosen } from './choose/show-chosen.ts';
import { byId, say, show, tell } from './elements.ts';
import type { Answer } from './kept/answer.ts';
import { deviceStore, forgetAnswers, isForgetting, keepAgain, keepAnswer, keptAnswers } from './kept/kept-answers.ts';
import {
  choosePictures,
  forgetPictures,
  forgetPicturesBut,
  keepPicture,
  keepsPictures,
  keptPicture,
} from './kept/kept-pictures.ts';
import { showKept } from './kept/show-kept.ts';
import { showKeptLimit } from './send/show-progress.ts';
import { readShare, type SharedClaim } from './share/share-link.ts';
import { compareWithClaim, showClaim } from './share/show-claim.ts';
import {
  type CheckState,
  chooseFiles,
  forgetAnswered,
  NOTHING_CHOSEN,
  nameOf,
  removeFile,
  showAnswer,
  turnFile,
} from './state/check-state.ts';
import { fieldError, filesChosenBefore, wireFiles } from './wire-form.ts';

/** Parts of this page that are loaded when they are first needed. */
const loadRun = () => import('./send/run-checks.ts');
const loadAnswer = () => import('./answer/open-answer.ts');
const loadTogether = () => import('./together/show-together.ts');

const settings = JSON.parse(byId('settings').textContent ?? '') as CheckPageSettings;
const vendor = byId<HTMLInputElement>('vendor');
const { title } = document;
const store = deviceStore();
/** Answers of this visit and the pictures that they belong to, by the answer's id. */
const answers = new Map<string, Answer>();
const pictures = new Map<string, Blob>();
let state = NOTHING_CHOSEN;
let claim: SharedClaim | null = null;
/** Whether several files were checked together in this visit. */
let seenTogether = false;
/** Rises with each change of what is to be shown: what took longer than the reader's next wish is dropped. */
let wish = 0;

const shownAnswer = (): Answer | undefined => answers.get(state.shown ?? '');

function change(to: CheckState): void {
  state = to;
  showChosen(state, {
    turn({ id, file, turns }) {
      change(turnFile(state, id));
      tell(`${nameOf(file)} is turned by ${((turns + 1) % 4) * 90}°.`);
    },
    remove({ id, file }) {
      change(removeFile(state, id));
      byId('picture').focus();
      tell(`${nameOf(file)} is removed.`);
    },
  });
  showTogether();
}

/** Shows what several files have to do with one another, once one is answered. */
function showTogether(): void {
  if (state.files.length > 1 && state.files.some(({ answer }) => answer !== null)) seenTogether = true;
  if (seenTogether)
    void loadTogether().then(
      ({ showTogether }) => showTogether(state, answers),
      () => {},
    );
}

/** Takes files that were chosen, dropped or pasted; what the device can see to be wrong with one is said at the field. */
async function choose(files: readonly File[], page: number | null = null): Promise<void> {
  if (files.length === 0) return;
  const inspected = await Promise.all(
    files.map(async (file) => ({ file, page, ...(await inspectFile(file, settings.limits)) })),
  );
  const problem = inspected.find(({ problem }) => problem !== null)?.problem ?? '';
  fieldError('picture', problem);
  const fit = inspected.filter((one) => one.problem === null);
  if (fit.length === 0 && state.running !== null) return;
  change(chooseFiles(state, fit));
  tell(fit.map(({ file, warning }) => `${nameOf(file)} is chosen. ${warning}`).join(' '));
  if (location.hash.startsWith('#answer') || location.hash.startsWith('#sample')) goToForm();
  // What sends a file and what shows an answer are there by the time they are needed.
  if (fit.length > 0) for (const load of [loadRun, loadAnswer]) void load().catch(() => {});
}

function goToForm(): void {
  history.pushState(null, '', location.pathname);
  void route();
}

async function check(): Promise<void> {
  const run = await loadRun().catch(() => null);
  if (run === null)
    return fieldError('form', 'The rest of this page could not be loaded. Check your connection and try again.');
  return run.runChecks({
    settings,
    vendor,
    state: () => state,
    change,
    answered(answer, file, isFirst) {
      answers.set(answer.id, answer);
      pictures.set(answer.id, file);
      // Where pictures cannot be kept, the answer is.
      void keep(answer, file).catch(() => {});
      if (isFirst) location.hash = `answer=${answer.id}`;
    },
  });
}

/** Keeps an answer on this device, and its picture where the reader asked for that; a picture goes with its answer. */
async function keep(answer: Answer, picture: Blob): Promise<void> {
  keepAnswer(store, answer);
  const kept = keptAnswers(store);
  showKept(kept, settings);
  await forgetPicturesBut(kept.map(({ id }) => id));
  if (keepsPictures(store)) await keepPicture(answer.id, picture);
}

/** The choice to keep pictures, offered in the list of answers and at each answer. */
const keepBoxes = document.querySelectorAll<HTMLInputElement>('.keep');

/** Takes the choice, and keeps or forgets the pictures of the answers that are listed. */
async function setKeeping(keeps: boolean): Promise<void> {
  choosePictures(store, keeps);
  showKeeping();
  if (!keepsPictures(store)) return forgetPictures();
  for (const { id } of keptAnswers(store)) {
    const picture = pictures.get(id);
    if (picture && keepsPictures(store)) await keepPicture(id, picture);
  }
}

function showKeeping(): void {
  for (const box of keepBoxes) box.checked = keepsPictures(store);
}

async function loadSample(verdict: string): Promise<{ answer: Answer; picture: Blob } | null> {
  const link = document.querySelector<HTMLAnchorElement>(`[data-sample="${CSS.escape(verdict)}"]`);
  if (!link) return null;
  const [report, picture] = await Promise.all([
    fetch(link.dataset.answer ?? '').then((answer) => answer.json() as Promise<CheckReportWithEvidence>),
    fetch(link.href).then((answer) => answer.blob()),
  ]);
  const answer: Answer = {
    id: `sample-${verdict}`,
    origin: 'sample',
    name: link.href.replace(/^.*\//, ''),
    sha256: await sha256OfFile(picture),
    at: `${settings.samplesCheckedOn}T12:00:00Z`,
    vendor: link.dataset.vendor ?? '',
    client: null,
    note: '',
    report,
  };
  return { answer, picture };
}

/** Shows what the address asks for: an answer, a sample's, a shared claim, or the form. */
async function route(): Promise<void> {
  const mine = ++wish;
  const isWanted = (): boolean => mine === wish;
  // Open over what is hidden it would leave the whole page dead, and a phone has no Esc.
  byId<HTMLDialogElement>('viewer').close();
  const [, kind, id = ''] = /^#(answer|sample)[=-]([\w-]+)$/.exec(location.hash) ?? [];
  say('sample-error', '');
  try {
    const sample = kind === 'sample' ? await loadSample(id) : null;
    const answer = sample?.answer ?? answers.get(id) ?? keptAnswers(store).find((kept) => kept.id === id);
    if (kind !== undefined && answer) {
      if (answers.get(answer.id) === undefined) answers.set(answer.id, answer);
      const picture = sample?.picture ?? pictures.get(answer.id) ?? (await keptPicture(answer.id));
      if (picture) pictures.set(answer.id, picture);
      await open(answers.get(answer.id) ?? answer, isWanted);
      if (isWanted()) moveToAnswer();
      return;
    }
  } catch {
    say('sample-error', 'The sample could not be loaded. Check your connection and try again.');
  }
  if (!isWanted()) return;
  claim = readShare(location.hash, settings) ?? claim;
  showClaim(claim, settings);
  showForm();
  // It stands above the list, which is longer than a phone; without an error there is nothing to move to.
  byId('sample-error').scrollIntoView({ block: 'nearest' });
}

function moveToAnswer(): void {
  byId('result-title').focus({ preventScroll: true });
  byId('result').scrollIntoView();
}

function showForm(): void {
  state = showAnswer(state, null);
  show('result', false);
  byId('answer-said').textContent = '';
  document.title = title;
  byId('check').dataset.view = 'form';
}

async function open(answer: Answer, isWanted: () => boolean): Promise<void> {
  const [{ openAnswer }, vendors] = await Promise.all([loadAnswer(), answer.vendor === '' ? [] : loadVendors()]);
  const file = pictures.get(answer.id) ?? null;
  const actions = {
    clientSaid(client: Answer['client']) {
      const said = { ...answer, client };
      answers.set(answer.id, said);
      if (answer.origin === 'check') keepAgain(store, said);
      void open(said, () => state.shown === said.id).then(moveToAnswer);
    },
    another,
    checkPage:
      file && ((page: number) => void choose([new File([file], answer.name, { type: file.type })], page).then(check)),
  };
  await openAnswer(answer, file, { ...settings, vendors }, actions, isWanted);
  if (!isWanted()) return;
  state = showAnswer(state, answer.id);
  byId('check').dataset.view = 'answer';
  document.title = `${settings.labels[answer.report.verdict]}: ${answer.name} · ${title}`;
  showTogether();
  compareWithClaim(claim, answer, settings);
  for (const id of ['share-block', 'keep-here']) show(id, answer.origin === 'check');
}

/** The same file chosen again shows the places of an answer whose picture was not kept. */
async function showPictureAgain(file: File | undefined): Promise<void> {
  const shown = shownAnswer();
  if (!file || !shown) return;
  if ((await sha256OfFile(file)) !== shown.sha256)
    return say('show-again-said', 'This is not the file that was checked.');
  say('show-again-said', '');
  pictures.set(shown.id, file);
  await open(shown, () => true);
}

/** Begins anew: nothing of the last certificate stays, its vendor included. */
function another(): void {
  claim = null;
  byId<HTMLInputElement>('picture').value = '';
  byId<HTMLInputElement>('camera-input').value = '';
  vendor.value = '';
  fieldError('picture', '');
  fieldError('vendor', '');
  if (state.running === null) change(NOTHING_CHOSEN);
  goToForm();
  byId('check-title').scrollIntoView();
  byId('picture').focus();
}

/** Forgets what this visit holds besides what the device keeps: the way back would show it again. */
function forgetHere(): void {
  if (answers.size > 0)
    void loadAnswer().then(
      ({ forgetShown }) => forgetShown(),
      () => {},
    );
  answers.clear();
  pictures.clear();
  change(forgetAnswered(state));
  showKept([], settings);
}

wireFiles((files) => void choose(files));
vendor.addEventListener('focus', () => void suggestVendors(byId('vendor-names')), { once: true });
byId('again').addEventListener('click', another);
byId('forget').addEventListener('click', () => {
  forgetAnswers(store);
  void setKeeping(false);
  forgetHere();
  // The button is gone with the list: on to what follows it.
  byId('samples-title').focus({ preventScroll: true });
  tell('Your answers are forgotten.');
});
// What another tab forgets is forgotten here, too: else it would be written back, or left to the next reader.
addEventListener('storage', (event) => {
  showKeeping();
  if (!isForgetting(event)) return;
  const isShowing = state.shown !== null;
  forgetHere();
  if (isShowing) goToForm();
  tell('Your answers are forgotten.');
});
byId<HTMLInputElement>('show-again-input').addEventListener(
  'change',
  (event) => void showPictureAgain((event.target as HTMLInputElement).files?.[0]),
);
for (const box of keepBoxes)
  box.addEventListener('change', () => void setKeeping(box.checked).catch(() => setKeeping(false)));
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-sample]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    history.pushState(null, '', `#sample-${link.dataset.sample}`);
    void route();
  });
}
// On paper nothing can be opened.
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('#result details.on-paper')) details.open = true;
});
// Every way to another hash, back and forward included; a popstate besides would open each answer twice.
addEventListener('hashchange', () => void route());
byId('check-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void check();
});
showKept(keptAnswers(store), settings);
showKeeping();
showKeptLimit(settings.perDay);
void route();
// An address that asks for an answer goes before a file that the browser put back into the form.
if (location.hash === '') void choose(filesChosenBefore());
