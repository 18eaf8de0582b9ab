import { html, type Markup } from '../print/html.ts';
import { logo, qrCode, vial } from '../print/marks.ts';
import type { Template } from '../print/template.ts';

/** A small card, wider than high, as put into parcels: a drawn vial, few fields, a large QR code. */
export const halfPage: Template = {
  id: 'half-page',
  split: 'train',
  issuers: ['laboratory', 'vendor'],
  features: ['mass', 'key', 'qr'],
  render({ certificate: c, print: p, random, style }) {
    const line = (label: string, value: Markup | string | null) =>
      value !== null && html`<tr><td>${label}</td><td>${value}</td></tr>`;
    return {
      width: 794,
      height: 540,
      css: `body{font:14px ${style.sans}} .sheet{padding:30px 34px;border-top:14px solid ${style.colour}} .top{display:flex;align-items:center;gap:10px;margin-bottom:14px} .top h1{font-size:21px;margin:0}
        .three{display:grid;grid-template-columns:120px 1fr 170px;gap:22px} td{padding:4.5px 10px 4.5px 0} td:first-child{color:#555} td:last-child{font-weight:bold} .code{text-align:center;overflow-wrap:anywhere;font-size:12px;line-height:1.5}`,
      body: html`<div class="top">${logo(random, 36, style.colour)}<h1>${c.issuer.name}</h1><span style="margin-left:auto">${random.pick(['CoA', 'Lab result', 'Test summary'])} ${p.reportNumber}</span></div>
        <div class="three">${vial(random, 220)}<table>${line('Compound', html`${p.product} ${p.claim}`)}${line(random.pick(['Tested for', 'Brand']), p.client)}${line('Lot', p.batch)}${line('Purity', p.purity)}
        ${line('Content', p.content)}${line(c.massIs === 'M' ? 'MS' : 'MS [M+H]+', p.mass)}${line('Received', p.received)}${line('Analysed', p.analysed)}${line('Reported', p.reported)}</table>
        <div class="code">${qrCode(c.qr, 150)}${p.key && html`<br>Key<br><b>${p.key}</b>`}<br>${c.verifyAt ?? c.issuer.site}</div></div>
        <p style="font-size:11.5px;color:#555">HPLC-UV and LC-MS. Result for the vial received. For research use only.</p>`,
    };
  },
};
