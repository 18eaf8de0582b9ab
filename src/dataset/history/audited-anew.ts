import { z } from 'zod';
import { unsupportedClaims } from '../vendor/claims.ts';
import { TOLD_FIELDS } from '../vendor/told.ts';
import type { Vendor } from '../vendor/vendor.ts';

/** What a release said of a vendor, as far as a new audit is held to it. Older releases may lack newer fields. */
const ReleasedAudit = z.object({
  audited_at: z.string(),
  verdict: z.string(),
  coa_type: z.string(),
  coa_access: z.string(),
  verdict_basis: z.array(z.string()),
  findings: z.array(z.object({ text: z.string() })).default([]),
  corrections: z.array(z.unknown()).default([]),
  right_of_reply: z.object({ not_asked_because: z.string().nullable().default(null) }),
});

/** What was seen at an audit: it rests on what was seen since the one before. */
const SEEN = ['coa_type', 'coa_access', 'verdict_basis'] as const;

/**
 * What a changed audit lacks, measured against the last release: the vendor was told of what is new, or the record says
 * why not; and what was seen anew rests on a source of after the audit before. An objection of the vendor's own that was
 * accepted since then stands for telling it of the fields that were mended by it.
 * @param before the vendor as released; one of a form that lacks what is compared is passed over
 * @returns the field and what was expected there
 */
export function auditedAnewProblems(before: object, after: Vendor): { field: string; expected: string }[] {
  const parsed = ReleasedAudit.safeParse(before);
  if (!parsed.success) return [];
  const released = parsed.data;
  return [...untold(released, after), ...unseen(released, after)];
}

type ReleasedAudit = z.infer<typeof ReleasedAudit>;
type Compared = Pick<ReleasedAudit, (typeof TOLD_FIELDS)[number] | 'coa_access'>;

function untold(before: ReleasedAudit, after: Vendor): { field: string; expected: string }[] {
  const objected = after.corrections
    .slice(before.corrections.length)
    .filter(({ raised_by, outcome }) => raised_by === 'vendor' && outcome === 'accepted')
    .flatMap(({ fields = [] }) => fields);
  const changed = TOLD_FIELDS.filter(
    (field) => said(before, field) !== said(after, field) && !objected.includes(field),
  );
  const { contacted_at: asked, not_asked_because: reason } = after.right_of_reply;
  // Beside an earlier question, the reason of an earlier change says nothing of this one.
  const isExplained = reason !== null && (asked === null || reason !== before.right_of_reply.not_asked_because);
  if (changed.length === 0 || isExplained || (asked ?? '') > before.audited_at) return [];
  return [
    {
      field: 'right_of_reply.contacted_at',
      expected: `Expected the day on which the vendor was told of what changed (${changed.join(', ')}), after the audit before, ${before.audited_at}. Tell it, wait for its answer or the end of the term, and note day, means and term; or say under "not_asked_because" why it was not asked again.`,
    },
  ];
}

function unseen(before: ReleasedAudit, after: Vendor): { field: string; expected: string }[] {
  const isAnew = after.audited_at > before.audited_at;
  const isOtherwise = SEEN.some((field) => field !== 'verdict_basis' && said(before, field) !== said(after, field));
  // Mended words rest on what they rested on.
  if (!isAnew && !isOtherwise) return [];
  const since = after.sources.filter(({ captured_at: day }) => day > before.audited_at);
  return unsupportedClaims({ ...after, sources: since }).flatMap((claim) => {
    const [field = '', item] = claim.split('.');
    const isSeen = (SEEN as readonly string[]).includes(field);
    // A fact that stood there before was seen before.
    const stood = field === 'verdict_basis' && before.verdict_basis.includes(after.verdict_basis[Number(item)] ?? '');
    const isUnchanged =
      !isAnew && field !== 'verdict_basis' && said(before, field as 'coa_type') === said(after, field as 'coa_type');
    if (!isSeen || stood || isUnchanged) return [];
    return [
      {
        field: 'sources',
        expected: `Expected a source of "${claim}" that was seen after the audit before, ${before.audited_at}: add what was looked at this time, with its day, and list "${claim}" under its "supports".`,
      },
    ];
  });
}

/** A field as it is compared; of a finding its words, since its copies may be added later. */
function said(record: Compared, field: keyof Compared): string {
  return JSON.stringify(field === 'findings' ? record.findings.map(({ text }) => text) : record[field]);
}
