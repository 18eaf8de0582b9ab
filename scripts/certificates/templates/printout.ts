import { html, type Markup } from '../print/html.ts';
import { qrCode } from '../print/marks.ts';
import type { Template } from '../print/template.ts';

const WIDTH = 24;

/** A printout of a laboratory information system: fixed pitch, dot leaders, rules of characters. */
export const printout: Template = {
  id: 'printout',
  split: 'train',
  issuers: ['laboratory', 'vendor'],
  features: ['mass', 'key', 'qr', 'peaks', 'balance', 'identified'],
  render({ certificate: c, print: p, random, style }) {
    const line = (label: string, value: Markup | string | null) =>
      value !== null && html`${label.padEnd(WIDTH, '.')}: ${value}\n`;
    const rule = random.pick(['-', '=', '_']).repeat(72);
    const total = c.peaks.reduce((sum, peak) => sum + peak.percent, 0);
    const cell = (text: string) => text.padStart(13);
    return {
      css: `.sheet{padding:52px 56px} pre{font:14px/1.5 ${style.mono};margin:0;white-space:pre-wrap}`,
      body: html`<pre>${c.issuer.name.toUpperCase()}
${c.issuer.address.join(', ')}${c.issuer.address.length > 0 && '\n'}${c.issuer.site}
${rule}
${' '.repeat(20)}${random.pick(['CERTIFICATE OF ANALYSIS', 'ANALYSIS REPORT', 'TEST CERTIFICATE'])}
${rule}
${line(random.pick(['Customer', 'Client']), p.client)}${line(random.pick(['Report No', 'Job No']), p.reportNumber)}${line('Sample', html`${p.product} ${p.claim}`)}${line(random.pick(['Batch/Lot', 'Batch']), p.batch)}${line('Date received', p.received)}${line('Date analysed', p.analysed)}${line(random.pick(['Date reported', 'Date issued']), p.reported)}${line('Method', 'RP-HPLC C18, 214 nm; ESI-MS')}${rule}
RESULTS
${line('Identity', p.identified)}${line('Purity (area %)', p.purity)}${line('Peptide content', p.content)}${line(c.massIs === 'M' ? 'Mol. mass found' : 'Found [M+H]+', p.mass)}${line('Net peptide', `${p.number(c.balance.peptide, 1)} %`)}${line('Counter-ion', `${p.number(c.balance.counterIon, 1)} %`)}${line('Water', `${p.number(c.balance.water, 1)} %`)}
PEAK TABLE
${cell('No')}${cell('RT/min')}${cell('Area')}${cell('Area %')}
${c.peaks.map((peak, i) => `${cell(String(i + 1))}${cell(peak.time.toFixed(3))}${cell(peak.area.toFixed(0))}${cell(peak.percent.toFixed(c.purityDecimals))}\n`)}${cell('')}${cell('')}${cell('Total')}${cell(total.toFixed(c.purityDecimals))}
${rule}
${p.key && html`Confirm at ${c.verifyAt} key ${p.key}\n`}Authorised by: Duty Analyst
The results refer to the sample submitted.
</pre>${c.qr && html`<div style="margin-top:16px">${qrCode(c.qr, 96)}</div>`}`,
    };
  },
};
