import type { Laboratory } from '../dataset/laboratory.ts';

const NEED_WORDS = { report_number: 'report number', key: 'key', batch: 'batch' };

/** The steps by which a buyer has a report confirmed by its laboratory, one sentence or two each. */
export function verificationSteps(laboratory: Laboratory): string[] {
  const { name, verification } = laboratory;
  const compare = 'Compare everything with the page you were shown: client, product, batch, dates, purity and mass. A report that the laboratory knows can still have been altered in the copy.';
  const last = 'If the laboratory does not know the report, or shows something else, ask the laboratory before you conclude anything: look-ups fail and keys are misread.';
  if (!verification) {
    return [
      `No public look-up of ${name} was found. Write to the laboratory and ask whether it issued the report.`,
      'Take its address from a source other than the certificate or the shop, and send the whole page with its report number.',
      compare,
    ];
  }
  const needs = verification.needs.map((need) => NEED_WORDS[need]);
  const labels = laboratory.identifiers.filter(({ field }) => field !== 'batch').map(({ label, example }) => `“${label}”, for example ${example}`);
  const find = needs.length > 0 ? `Find the ${needs.join(' and the ')} on the page.` : 'Find the verification address or code on the page.';
  return [
    labels.length > 0 ? `${find} It is printed after ${labels.join('; ')}.` : find,
    `Go to ${verification.url} by typing the address or by the link below. Do not use a link or a QR code on the certificate until you have compared its host with the ones below.`,
    verification.how,
    compare,
    last,
  ];
}
