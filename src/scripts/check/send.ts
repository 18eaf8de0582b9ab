import type { CheckReportWithEvidence } from '../../coa/report/report.ts';
import { remainingChecks } from './remaining.ts';

/** Events of a running check, each tied to something that has happened. */
export type Stage = 'sending' | 'reading';

export type Answer =
  | { kind: 'report'; report: CheckReportWithEvidence; remaining: number | null }
  | { kind: 'failure'; message: string; remaining: number | null }
  | { kind: 'cancelled' };

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

/** The report in an answer with status 200; null when it is none, such as the page of a network that asks to log in first. */
export function reportIn(body: string): CheckReportWithEvidence | null {
  try {
    const report = JSON.parse(body) as Partial<CheckReportWithEvidence> | null;
    return report?.verdict !== undefined && report.evidence !== undefined ? (report as CheckReportWithEvidence) : null;
  } catch {
    return null;
  }
}

/**
 * Sends one check. XMLHttpRequest, because fetch does not tell when the body has left the device.
 * @param onStage called when sending starts and when the picture has arrived
 */
export function sendCheck(
  body: { image: string; vendor?: string },
  onStage: (stage: Stage) => void,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/check-coa?evidence=1');
    request.setRequestHeader('Content-Type', 'application/json');
    request.upload.onload = () => onStage('reading');
    request.onload = () => {
      const remaining = remainingChecks(request.getResponseHeader('RateLimit'));
      const report = request.status === 200 ? reportIn(request.responseText) : null;
      if (report) resolve({ kind: 'report', report, remaining });
      else if (request.status === 200)
        resolve({
          kind: 'failure',
          message:
            'Something between you and this service answered in its place. Check whether your network asks you to log in, then try again.',
          remaining,
        });
      else resolve({ kind: 'failure', message: failureMessage(request.status, request.responseText), remaining });
    };
    request.onerror = () =>
      resolve({
        kind: 'failure',
        message: 'The service could not be reached. Check your connection and try again.',
        remaining: null,
      });
    request.onabort = () => resolve({ kind: 'cancelled' });
    signal.addEventListener('abort', () => request.abort());
    onStage('sending');
    request.send(JSON.stringify(body));
  });
}
