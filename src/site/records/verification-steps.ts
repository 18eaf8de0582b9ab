import { labelOfNeeded, saysWhere } from '../../coa/report/label-of-needed.ts';
import type { Laboratory } from '../../dataset/laboratory.ts';

/** The steps by which a buyer has a report confirmed by its laboratory, one sentence or two each. */
export function verificationSteps(laboratory: Laboratory): string[] {
  const { name, verification } = laboratory;
  const compare =
    'Compare everything with the page you were shown: client, product, batch, dates, purity and mass. The laboratory may know the report and the copy may still have been altered.';
  const last =
    'If the laboratory does not know the report, or shows something else, ask the laboratory before you conclude anything: look-ups fail and keys are misread.';
  if (!verification) {
    return [
      `No public look-up of ${name} was found. Write to the laboratory and ask whether it issued the report.`,
      'Take its address from a source other than the certificate or the shop, and send the whole page with its report number.',
      compare,
    ];
  }
  const needs = verification.needs.map((need) => {
    const printed = laboratory.identifiers.find(({ field }) => field === need);
    // Our own name for it, with the laboratory's beside it.
    const called = `the ${labelOfNeeded(need, [])}`;
    if (!printed) return called;
    const where = saysWhere(printed.label) ? printed.label : `printed after “${printed.label}”`;
    return `${called} (${where}, for example ${printed.example})`;
  });
  return [
    needs.length > 0
      ? `On the page, find ${needs.join(' and ')}.`
      : 'On the page, find the verification address or code.',
    `Go to ${verification.url} by typing the address or by our link. Do not use a link or a QR code on the certificate until you have compared its host with the hosts listed here.`,
    verification.how,
    compare,
    last,
  ];
}
