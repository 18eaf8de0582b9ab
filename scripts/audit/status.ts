import { basename } from 'node:path';
import { lastReleased, readDataFiles } from '../../data/index.ts';
import { daysBetween } from '../../src/dataset/days-between.ts';
import { faultsIn } from '../../src/dataset/describe-issue.ts';
import { pendingChanges } from '../../src/dataset/history/pending-changes.ts';
import { monthsBefore } from '../../src/dataset/months-before.ts';
import { isStanding } from '../../src/dataset/vendor/standing.ts';
import { AUTHORING_FIELDS, Vendor } from '../../src/dataset/vendor/vendor.ts';
import { isDraft } from '../../src/dataset/vendor/vendor-draft.ts';
import { monthsAfter } from './blank-vendor.ts';
import { asRecord } from './publish.ts';
import { isVendorPath, nextSite, tryOut, type VendorFile, vendorFile, type Workspace } from './workspace.ts';

/** Months after which a review rating is out of date. */
const RATING_MONTHS = 6;

/** Days that a vendor has to answer, and days after which silence is on record and nothing waits any more. */
const ANSWER_DAYS = 14;
const SILENCE_DAYS = 60;

/** One thing that waits for the auditor. */
export interface Task {
  kind:
    | 'overdue review'
    | 'review due'
    | 'draft'
    | 'to confirm'
    | 'missing source'
    | 'no archived copy'
    | 'stale rating'
    | 'not contacted'
    | 'answer overdue'
    | 'change without reason'
    | 'not valid';
  vendor: string;
  what: string;
}

/**
 * Everything that waits for the auditor, vendor by vendor, and what the build would stop at. It reads drafts and files
 * with problems as well.
 */
export function status(workspace: Workspace): Task[] {
  const tasks = vendorTasks(workspace);
  // Recording a change sets the version, too.
  const isRecorded = tasks.every(({ kind }) => kind !== 'change without reason');
  const { problems } = tryOut(workspace, [], isRecorded ? undefined : nextSite(workspace));
  const stopping = problems.flatMap(({ file, field, expected }): Task[] => {
    const vendor = isVendorPath(file) ? basename(file, '.json') : file;
    const isTold = tasks.some(
      (task) =>
        (task.vendor === vendor && (task.what === field || task.what.startsWith(`${field}: `))) || task.vendor === file,
    );
    return isTold ? [] : [{ kind: 'not valid', vendor, what: `${field === '' ? '' : `${field}: `}${expected}` }];
  });
  return [...tasks, ...stopping];
}

function vendorTasks(workspace: Workspace): Task[] {
  const { folder, today } = workspace;
  const released = new Map(lastReleased(folder)?.vendors.map((vendor) => [vendor.id, vendor]));
  return readDataFiles(folder)
    .filter(({ path }) => isVendorPath(path))
    .flatMap(({ path, content }): Task[] => {
      if (content instanceof SyntaxError)
        return [{ kind: 'not valid', vendor: path, what: `not JSON: ${content.message}` }];
      const file = content as VendorFile;
      const waiting = ((file['unconfirmed_certificates'] ?? []) as { id: string }[]).map(
        ({ id }): Task => ({ kind: 'to confirm', vendor: file.id, what: `certificate ${id}` }),
      );
      if (isDraft(file)) return [...waiting, ...draftTasks(workspace, file)];
      const parsed = Vendor.safeParse(structuredClone(file));
      if (!parsed.success)
        return [
          ...waiting,
          ...problemsOf(parsed, file).map(
            (what): Task => ({ kind: /supports/.test(what) ? 'missing source' : 'not valid', vendor: file.id, what }),
          ),
        ];
      for (const field of AUTHORING_FIELDS) delete parsed.data[field];
      const before = released.get(file.id);
      const silent =
        before === undefined
          ? []
          : pendingChanges(before, parsed.data).map(
              ({ field }): Task => ({ kind: 'change without reason', vendor: file.id, what: field }),
            );
      return [...waiting, ...silent, ...recordTasks(parsed.data, today)];
    });
}

type Parsed = ReturnType<typeof Vendor.safeParse>;

function problemsOf({ error }: Parsed, file: VendorFile): string[] {
  return faultsIn(error?.issues ?? [], file).map(({ field, expected }) => `${field}: ${expected}`);
}

/** What a draft lacks: by itself, then among the other records, as publishing it would find. */
function draftTasks(workspace: Workspace, file: VendorFile): Task[] {
  const task = (what: string): Task => ({ kind: 'draft', vendor: file.id, what });
  const record = asRecord(workspace, file);
  const parsed = Vendor.safeParse(structuredClone(record));
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))];
    return [task(`still to fill in: ${fields.join(', ')}`)];
  }
  const candidate = vendorFile(workspace, record);
  const problems = tryOut(workspace, [candidate], nextSite(workspace)).problems.filter(
    ({ file: path }) => path === candidate.path,
  );
  return problems.length === 0
    ? [task(`whole: npm run audit -- publish ${file.id}`)]
    : problems.map(({ field, expected }) => task(`still to mend: ${field}: ${expected}`));
}

function recordTasks(vendor: Vendor, today: string): Task[] {
  const { id, next_review_at: due, review_rating: rating, right_of_reply: reply } = vendor;
  const task = (kind: Task['kind'], what: string): Task => ({ kind, vendor: id, what });
  if (!isStanding(vendor)) return [];
  return [
    ...(due < today
      ? [task('overdue review', `was due on ${due}`)]
      : due <= monthsAfter(today, 1)
        ? [task('review due', `by ${due}`)]
        : []),
    ...vendor.certificates
      .filter(({ published_at: address, archive_url: copy }) => address !== null && copy === null)
      .map((certificate) => task('no archived copy', `certificate ${certificate.id}`)),
    ...(rating && rating.captured_at < monthsBefore(today, RATING_MONTHS)
      ? [task('stale rating', `${rating.site}, seen on ${rating.captured_at}`)]
      : []),
    ...(reply.contacted_at === null
      ? [task('not contacted', 'tell the vendor of the findings and ask for comment')]
      : []),
    ...(reply.contacted_at !== null && reply.answered_at === null && isAnswerOverdue(reply.contacted_at, today)
      ? [task('answer overdue', `asked on ${reply.contacted_at}; ask once more`)]
      : []),
  ];
}

function isAnswerOverdue(asked: string, today: string): boolean {
  const days = daysBetween(asked, today);
  return days > ANSWER_DAYS && days <= SILENCE_DAYS;
}

/** The tasks as a person reads them, most pressing kind first. */
export function statusText(tasks: readonly Task[], vendors: number): string {
  const order: Task['kind'][] = [
    'not valid',
    'change without reason',
    'overdue review',
    'missing source',
    'to confirm',
    'draft',
    'stale rating',
    'review due',
    'answer overdue',
    'not contacted',
    'no archived copy',
  ];
  const blocks = order.flatMap((kind) => {
    const of = tasks.filter((task) => task.kind === kind);
    return of.length === 0 ? [] : [`${kind} (${of.length})`, ...of.map(({ vendor, what }) => `  ${vendor}: ${what}`)];
  });
  return [
    ...blocks,
    tasks.length === 0 ? `${vendors} vendors; nothing waits.` : `${vendors} vendors; ${tasks.length} to do.`,
  ].join('\n');
}
