import type { Verdict } from '../../src/coa/verdict/verdicts.ts';
import type { Certificate } from './content/certificate.ts';
import type { MadeLabel } from './labels.ts';
import type { FieldBox } from './print/in-page.ts';
import type { Made, Scenario } from './scenarios/scenario.ts';

/** The verdict expected of a page of a scenario. */
export function expectedVerdict(scenario: Scenario, { issuer }: Certificate, partnerId: string): Verdict {
  if (scenario.verdict !== 'as-laboratory') return scenario.verdict;
  return issuer.id === partnerId ? 'genuine-independent' : 'real-lab-not-partnerlab';
}

type Facts = Pick<
  MadeLabel,
  | 'vendor'
  | 'lab'
  | 'lab_id'
  | 'client'
  | 'sample'
  | 'batch'
  | 'purity'
  | 'mass'
  | 'content'
  | 'report_number'
  | 'key'
  | 'dates'
  | 'qr'
>;

/** What the label says of the page's contents: only what the template printed. */
export function printedFacts(
  { certificate: c, vendor, overlay }: Made,
  fields: readonly FieldBox[],
  hasQr: boolean,
): Facts {
  const printed = new Set(fields.map(({ name }) => name));
  const ifPrinted = <T>(name: string, value: T): T | null => (printed.has(name) ? value : null);
  const { received, analysed, reported } = c.dates;
  return {
    vendor,
    lab: c.issuer.kind === 'laboratory' ? c.issuer.name : null,
    lab_id: c.issuer.id,
    client: overlay === 'redaction' ? null : ifPrinted('client', c.client),
    sample: ifPrinted('product', c.product),
    batch: ifPrinted('batch', c.batch),
    purity: ifPrinted('purity', c.purity),
    mass: ifPrinted('mass', c.mass),
    content: ifPrinted('content', c.content),
    report_number: ifPrinted('report_number', c.reportNumber),
    key: ifPrinted('key', c.key),
    dates: {
      ...(printed.has('received') && { received }),
      ...(printed.has('analysed') && analysed !== null && { analysed }),
      ...(printed.has('reported') && reported !== null && { reported }),
    },
    qr: hasQr ? c.qr : null,
  };
}
