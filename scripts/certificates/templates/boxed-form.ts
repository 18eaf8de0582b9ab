import { html, type Markup } from '../print/html.ts';
import { barcode, qrCode, signature } from '../print/marks.ts';
import type { Template } from '../print/template.ts';

/** A form: every fact in a ruled box with its label small in the corner, a barcode of the report number. */
export const boxedForm: Template = {
  id: 'boxed-form',
  split: 'held-out',
  issuers: ['laboratory', 'vendor'],
  features: ['mass', 'key', 'qr', 'balance', 'identified'],
  render({ certificate: c, print: p, random, style }) {
    const box = (number: number, label: string, value: Markup | string | null, span = 1) =>
      html`<div class="box" style="grid-column:span ${span}"><small>${number}. ${label}</small><div>${value ?? '—'}</div></div>`;
    return {
      css: `body{font:14px ${style.sans}} .sheet{padding:40px 44px} .top{display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:12px} h1{font-size:18px;margin:0 0 4px}
        .form{display:grid;grid-template-columns:repeat(4,1fr);border-left:1.5px solid #000;border-top:1.5px solid #000} .box{border-right:1.5px solid #000;border-bottom:1.5px solid #000;padding:4px 7px 9px;min-height:44px}
        .box small{font-size:10px;color:#333} .box div{font-size:15px;margin-top:4px;font-family:${random.pick([style.mono, style.sans])}} .sec{grid-column:span 4;background:${style.colour};color:#fff;padding:4px 8px;font-weight:bold;border-right:1.5px solid #000}`,
      body: html`<div class="top"><div><h1>${c.issuer.name}</h1><div>${c.issuer.address.join(', ')}</div><div>${c.issuer.site}</div></div><div style="text-align:right">${barcode(c.reportNumber.replace(/[^ -~]/g, ''), 210, 44)}<div>Form QA-17 · Analytical certificate</div></div></div>
        <div class="form"><div class="sec">A  SUBMISSION</div>${box(1, random.pick(['Submitting party', 'Report to']), p.client, 2)}${box(2, 'Certificate No.', p.reportNumber, 2)}${box(3, 'Article', html`${p.product} ${p.claim}`, 2)}${box(4, random.pick(['Batch No.', 'Lot number']), p.batch)}${box(5, 'Container', 'Glass vial')}
        ${box(6, 'Date received', p.received)}${box(7, random.pick(['Date tested', 'Testing completed']), p.analysed)}${box(8, random.pick(['Date of certificate', 'Date issued']), p.reported)}${box(9, 'Condition', 'Intact')}
        <div class="sec">B  FINDINGS</div>${box(10, 'Identity', p.identified, 2)}${box(11, 'Purity, area percent', p.purity, 2)}${box(12, 'Quantity found', p.content, 2)}${box(13, c.massIs === 'M' ? 'Molecular mass' : 'Molecular ion [M+H]+', p.mass, 2)}
        ${box(14, 'Water', `${p.number(c.balance.water, 1)} %`)}${box(15, 'Counter-ion', `${p.number(c.balance.counterIon, 1)} %`)}${box(16, 'Net peptide', `${p.number(c.balance.peptide, 1)} %`)}${box(17, 'Endotoxin', '< 0.5 EU/mg')}
        <div class="sec">C  RELEASE</div>${box(18, 'Authorised signatory', html`${signature(random, 150, 40)}`, 2)}${box(19, 'Verification', html`${p.key}${c.verifyAt ? html`<br><span style="font-size:11px">${c.verifyAt}</span>` : 'Not offered'}`, 2)}</div>
        <p style="display:flex;justify-content:space-between;font-size:11.5px">The findings concern only the article described in part A. ${qrCode(c.qr, 92)}</p>`,
    };
  },
};
