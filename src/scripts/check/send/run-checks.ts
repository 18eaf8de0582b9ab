import type { CheckPageSettings } from '../../../site/check/check-page-settings.ts';
import { loadVendors } from '../choose/load-vendors.ts';
import { preparePicture, sha256OfFile } from '../choose/prepare-picture.ts';
import { vendorHost } from '../choose/vendor-host.ts';
import { byId, show, tell } from '../elements.ts';
import type { Answer } from '../kept/answer.ts';
import {
  type CheckState,
  type ChosenFile,
  endFile,
  nameOf,
  nextWaiting,
  retryFailed,
  startFile,
} from '../state/check-state.ts';
import { type ErrorPlace, fieldError } from '../wire-form.ts';
import type { Limit } from './limit.ts';
import { isByService, type Stage, sendCheck } from './send-check.ts';
import { showLimit, showShare, showStage, startClock } from './show-progress.ts';

/** What running checks needs of the page. */
export interface Running {
  settings: CheckPageSettings;
  vendor: HTMLInputElement;
  state: () => CheckState;
  change: (to: CheckState) => void;
  /** Called with each answer and the picture as it was sent; `isFirst` for the one to be shown. */
  answered: (answer: Answer, picture: Blob, isFirst: boolean) => void;
}

/** How a check ended: whether the next file is to follow. */
type End = 'go-on' | 'stop';

/** Checks the files that wait, one after another, each with an answer of its own. */
export async function runChecks(running: Running): Promise<void> {
  const { vendor } = running;
  const host = vendorHost(vendor.value) ?? vendorHost(vendor.value, await loadVendors());
  // Only now: while the vendors were loaded another press may have begun.
  if (running.state().running !== null) return;
  fieldError('vendor', '');
  fieldError('picture', '');
  byId('without-shop').onclick = () => {
    vendor.value = '';
    void runChecks(running);
  };
  if (nextWaiting(running.state()) === null) running.change(retryFailed(running.state()));
  if (nextWaiting(running.state()) === null) return fieldError('picture', 'Choose a picture of a certificate.');
  if (host === null)
    return fieldError(
      'vendor',
      'We have not audited a shop of this name. Enter its web address, such as vendor.example, or check without the shop.',
    );
  show('progress', true);
  byId('progress').scrollIntoView({ block: 'nearest' });
  // Before the button is turned off, which would leave the keyboard nowhere.
  byId('progress-title').focus({ preventScroll: true });
  byId<HTMLButtonElement>('start').disabled = true;
  let next = nextWaiting(running.state());
  let isFirst = true;
  let end: End = 'go-on';
  while (next !== null && end === 'go-on') {
    running.change(startFile(running.state(), next.id));
    tellFile(next, running.state());
    end = await checkOne(next, host, running, isFirst);
    isFirst &&= running.state().files.every(({ answer }) => answer === null);
    next = nextWaiting(running.state());
  }
  const { activeElement } = document;
  const isLost = activeElement === document.body || byId('progress').contains(activeElement);
  show('progress', false);
  tell(end === 'go-on' ? ended(running.state()) : '');
  if (byId('other-ways').hidden) byId<HTMLButtonElement>('start').disabled = false;
  if (isLost && (end === 'stop' || isFirst)) byId(byId('other-ways').hidden ? 'start' : 'other-ways').focus();
}

/** Which file is being checked; of several it is told, in place of the parts of each. */
function tellFile({ id, file }: ChosenFile, { files }: CheckState): void {
  const at = files.findIndex((one) => one.id === id) + 1;
  const said = files.length > 1 ? `${at} of ${files.length}: ${nameOf(file)}` : nameOf(file);
  byId('progress-file').textContent = said;
  if (files.length > 1) tell(said);
}

/** What became of several files; "" of one alone, whose answer or failure tells it. */
function ended({ files }: CheckState): string {
  const answered = files.filter(({ answer }) => answer !== null).length;
  if (files.length < 2) return '';
  return answered === files.length
    ? `All ${answered} files have an answer.`
    : `${answered} of ${files.length} files are answered.`;
}

async function checkOne(
  chosen: ChosenFile,
  host: string,
  { settings, state, change, answered }: Running,
  isFirst: boolean,
): Promise<End> {
  const cancel = new AbortController();
  byId('cancel').onclick = () => cancel.abort();
  const stopClock = startClock(
    isByService()
      ? 'Large or blurred pages take up to twenty.'
      : 'A slow device can take more than a minute over a large page.',
  );
  const fail = (message: string, place: ErrorPlace = 'picture'): void => {
    change(endFile(state(), { failure: message }));
    fieldError(place, message);
  };
  const onStage = (stage: Stage | 'preparing'): void => showStage(stage, state().files.length < 2);
  try {
    onStage('preparing');
    const { blob, note } = await preparePicture(chosen.file, chosen.turns, settings.limits);
    const sha256 = await sha256OfFile(chosen.file);
    if (cancel.signal.aborted) return cancelled(state, change, 'Nothing was sent.');
    const result = await sendCheck({ blob, page: chosen.page, vendor: host }, onStage, showShare, cancel.signal);
    if (result.kind === 'cancelled')
      return cancelled(state, change, isByService() ? 'It may have counted as a check.' : 'Nothing was sent.');
    if (isCounted(result.limit)) showLimit(result.limit, settings.perDay);
    if (result.kind === 'failure') {
      fail(result.message, result.field);
      const isDevices = result.byService === true;
      show('use-service', isDevices);
      // What one file has against it is no reason not to check the next; a lost connection, a used-up day or a device that
      // cannot is.
      return leavesMore(result.limit) && result.field !== 'vendor' && !isDevices ? 'go-on' : 'stop';
    }
    const id = crypto.randomUUID().slice(0, 8);
    change(endFile(state(), { answer: id }));
    const answer: Answer = {
      id,
      origin: 'check',
      name: nameOf(chosen.file),
      sha256,
      at: new Date().toISOString(),
      vendor: host,
      client: null,
      note,
      report: result.report,
    };
    answered(answer, blob, isFirst);
    return isCounted(result.limit) && result.limit.remaining === 0 ? 'stop' : 'go-on';
  } catch (error) {
    fail(error instanceof Error ? error.message : 'Something went wrong on this page. Load it again.');
    return 'go-on';
  } finally {
    stopClock();
  }
}

const isCounted = (limit: Limit | 'none' | null): limit is Limit => limit !== null && limit !== 'none';
const leavesMore = (limit: Limit | 'none' | null): boolean => limit === 'none' || (limit?.remaining ?? 0) > 0;

function cancelled(state: () => CheckState, change: (to: CheckState) => void, andNow: string): End {
  change(endFile(state(), 'cancelled'));
  byId('form-said').textContent = `Cancelled. ${andNow}`;
  byId<HTMLButtonElement>('start').disabled = false;
  byId('start').focus();
  return 'stop';
}
