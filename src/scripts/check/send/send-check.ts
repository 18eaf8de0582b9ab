import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { dataUrlOf } from '../choose/prepare-picture.ts';
import type { ErrorPlace } from '../wire-form.ts';
import { type Limit, readLimit } from './limit.ts';

/** Events of a running check, each tied to something that has happened. */
export type Stage = 'sending' | 'reading';

/**
 * `limit`: checks left of the day; null when it was not said, `none` where nothing is counted. `byService`: the device is what
 * failed, so the service may check the file.
 */
export type Answer =
  | { kind: 'report'; report: CheckReportWithEvidence; limit: Limit | 'none' | null }
  | {
      kind: 'failure';
      message: string;
      limit: Limit | 'none' | null;
      field: ErrorPlace;
      byService?: boolean;
    }
  | { kind: 'cancelled' };

/** A picture to be checked. */
export interface PictureToCheck {
  blob: Blob;
  /** The page of a PDF to be checked, from 1; null for the first that is a certificate. */
  page: number | null;
  /** Host of the vendor; "" when none was named. */
  vendor: string;
}

/**
 * Has a picture checked.
 * @param onStage called when sending starts and when the picture has arrived
 * @param onShare called with the share of the picture that has left the device, 0 to 1
 */
export type Send = (
  picture: PictureToCheck,
  onStage: (stage: Stage) => void,
  onShare: (share: number) => void,
  signal: AbortSignal,
) => Promise<Answer>;

/** Words for a refused check, from its problem+json where it has one (RFC 9457). */
export function failureMessage(status: number, body: string): string {
  try {
    const problem = JSON.parse(body) as { title?: unknown; detail?: unknown };
    const words = [problem.title, problem.detail].filter(
      (part): part is string => typeof part === 'string' && part !== '',
    );
    if (words.length > 0) return words.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
  } catch {
    // No JSON: an answer from something between here and the service.
  }
  return `The service answered with status ${status}. Try again in a minute.`;
}

/** Statuses with which a picture is refused: its form, its size, its type, what is in it. */
const OF_PICTURE = [400, 413, 415, 422];

/**
 * What a refusal is about: the vendor where the problem names that field alone, the picture where its status says so, and else
 * neither, as where the checks of the day are used up.
 */
export function refusedField(status: number, body: string): ErrorPlace {
  try {
    const { errors } = JSON.parse(body) as { errors?: { field?: unknown }[] };
    if (errors?.length && errors.every(({ field }) => field === 'vendor')) return 'vendor';
  } catch {
    // No JSON: its status says enough.
  }
  return OF_PICTURE.includes(status) ? 'picture' : 'form';
}

/** The report in an answer with status 200; null when it is none, such as the page of a network that asks to log in first. */
export function reportIn(body: string): CheckReportWithEvidence | null {
  try {
    const report = JSON.parse(body) as Partial<CheckReportWithEvidence> | null;
    return report?.verdict !== undefined && report.evidence !== undefined ? (report as CheckReportWithEvidence) : null;
  } catch {
    return null;
  }
}

const ANSWERED_BY_ANOTHER =
  'Something between you and this service answered in its place. Check whether your network asks you to log in, then try again.';
const UNREACHABLE =
  'The service could not be reached. Check your connection and try again; a checker that was loaded to this device works without one.';

/** Sends one check to the service. XMLHttpRequest, because fetch does not tell when the body has left the device. */
const sendToService: Send = async ({ blob, page, vendor }, onStage, onShare, signal) => {
  const image = await dataUrlOf(blob, page);
  if (signal.aborted) return { kind: 'cancelled' };
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/check-coa?evidence=1');
    request.setRequestHeader('Content-Type', 'application/json');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onShare(loaded / total);
    };
    request.upload.onload = () => onStage('reading');
    request.onload = () => {
      const { status, responseText: text } = request;
      const limit = readLimit(request.getResponseHeader('RateLimit'), Date.now());
      const report = status === 200 ? reportIn(text) : null;
      if (report) resolve({ kind: 'report', report, limit });
      else
        resolve({
          kind: 'failure',
          message: status === 200 ? ANSWERED_BY_ANOTHER : failureMessage(status, text),
          field: refusedField(status, text),
          limit,
        });
    };
    request.onerror = () => resolve({ kind: 'failure', message: UNREACHABLE, field: 'form', limit: null });
    request.onabort = () => resolve({ kind: 'cancelled' });
    signal.addEventListener('abort', () => request.abort());
    onStage('sending');
    request.send(JSON.stringify(vendor ? { image, vendor } : { image }));
  });
};

let chosen: Send = sendToService;

/** Has pictures checked where the reader wants it: by the service when null. */
export function sendBy(send: Send | null): void {
  chosen = send ?? sendToService;
}

/** Whether pictures are checked by the service. */
export const isByService = (): boolean => chosen === sendToService;

/** Has a picture checked, by the service unless the reader chose otherwise. */
export const sendCheck: Send = (...picture) => chosen(...picture);
