import { html, type Markup } from '../print/html.ts';
import { qrCode } from '../print/marks.ts';
import type { Template } from '../print/template.ts';

/** A report shown in a laboratory's web portal, as a browser prints it: title line, list of facts, address below. */
export const portal: Template = {
  id: 'portal',
  split: 'held-out',
  issuers: ['laboratory', 'vendor'],
  features: ['mass', 'key', 'qr', 'peaks', 'identified'],
  render({ certificate: c, print: p, random, style }) {
    const item = (label: string, value: Markup | string | null) =>
      value !== null && html`<li><span>${label}</span><strong>${value}</strong></li>`;
    const address = c.qr?.replace('https://', '') ?? c.issuer.site;
    return {
      css: `body{font:15px ${style.sans};color:#111827} .sheet{padding:26px 40px 50px} .browser{display:flex;justify-content:space-between;font-size:11px;color:#333;margin-bottom:26px} h1{font-size:26px;margin:0} .ok{color:${style.colour};margin:6px 0 18px}
        ul{list-style:none;margin:0;padding:0} li{display:grid;grid-template-columns:200px 1fr;padding:9px 0;border-bottom:1px solid #e5e7eb} li>span{color:#6b7280} strong{font-weight:600} h2{font-size:17px;margin:26px 0 6px} .p{display:flex;justify-content:space-between;max-width:420px;padding:4px 0}`,
      body: html`<div class="browser"><span>${p.day(c.dates.reported ?? c.dates.analysed ?? c.dates.received)}, ${c.injectedAt.slice(0, 5)}</span><span>${c.issuer.name} – Report ${c.reportNumber}</span></div>
        <h1>${c.issuer.name}</h1><div class="ok">${random.pick(['Report found', 'Result released', 'Final report'])}</div>
        <ul>${item('Report reference', p.reportNumber)}${item(random.pick(['Registered client', 'Customer']), p.client)}${item('Sample name', html`${p.product} ${p.claim}`)}${item(random.pick(['Batch reference', 'Lot']), p.batch)}
        ${item('Date received', p.received)}${item('Date analysed', p.analysed)}${item('Date released', p.reported)}</ul>
        <h2>Results</h2><ul>${item('Identity', p.identified)}${item('Purity (HPLC)', p.purity)}${item('Amount per vial', p.content)}${item(c.massIs === 'M' ? 'Molecular mass (MS)' : '[M+H]+ (MS)', p.mass)}</ul>
        <h2>Peaks</h2>${c.peaks.map((peak) => html`<div class="p"><span>${peak.time.toFixed(2)} min</span><span>${p.number(peak.area, 0)}</span><span>${p.number(peak.percent, c.purityDecimals)} %</span></div>`)}
        ${p.key && html`<h2>Verification</h2><ul>${item('Unique key', p.key)}${item('Where', c.verifyAt)}</ul>`}<div style="margin-top:20px">${qrCode(c.qr, 110)}</div>
        <div class="browser" style="margin:24px 0 0"><span>${address}</span><span>1/1</span></div>`,
    };
  },
};
