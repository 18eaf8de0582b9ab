import { html, type Markup } from '../print/html.ts';
import { qrCode, signature, stamp } from '../print/marks.ts';
import { rows, type Template } from '../print/template.ts';

/** A diploma: ornamental frame, centred text, a stamp beside the signature. */
export const framed: Template = {
  id: 'framed',
  split: 'train',
  issuers: ['laboratory', 'vendor'],
  features: ['mass', 'key', 'qr', 'identified', 'number-below'],
  render({ certificate: c, print: p, random, style }) {
    const line = (label: string, value: Markup | string | null) =>
      value !== null && html`<div>${label} <b>${value}</b></div>`;
    return {
      css: `body{font:15px ${style.serif}} .sheet{padding:30px} .frame{border:9px double ${style.colour};outline:2px solid #b08d3c;outline-offset:-20px;padding:62px 70px;min-height:900px;text-align:center;line-height:1.75}
        h1{font-size:34px;color:${style.colour};margin:6px 0 2px;font-weight:normal;letter-spacing:1px} h2{font-size:17px;letter-spacing:4px;margin:0 0 22px;font-weight:normal} table{margin:20px auto;border-collapse:collapse;min-width:440px}
        td{border:1px solid #b9b9b9;padding:6px 14px;text-align:left} .sign{display:flex;justify-content:space-around;align-items:center;margin-top:18px}`,
      body: html`<div class="frame"><div>${c.issuer.name}</div><h1>Certificate of Analysis</h1><h2>No. ${p.reportNumber}</h2>
        ${line(random.pick(['Tested for', 'Issued to']), p.client)} ${line('Product:', html`${p.product}, ${p.claim}`)} ${line(random.pick(['Lot:', 'Batch:']), p.batch)}
        ${line('Sample received:', p.received)} ${line('Analysis performed:', p.analysed)} ${line('Date of issue:', p.reported)}
        <table>${rows([
          [html`<b>Parameter</b>`, html`<b>Result</b>`],
          ['Identity', p.identified],
          ['HPLC purity', p.purity],
          ['Amount in vial', p.content],
          p.mass && [c.massIs === 'M' ? 'Molecular weight (MS)' : 'MS, [M+H]+', p.mass],
          c.cas === null ? null : ['CAS number', c.cas],
        ])}</table>
        <div class="sign"><div>${signature(random)}<br>Quality Manager</div>${stamp([c.issuer.kind === 'vendor' ? 'IN-HOUSE QC' : 'LABORATORY', 'APPROVED'], style.colour, random.between(-18, 18))}${qrCode(c.qr, 84)}</div>
        ${p.key && html`<div>Verify at ${c.verifyAt}, certificate ${p.reportNumberBelow}, code ${p.key}</div>`}<small>${[...c.issuer.address, c.issuer.site].filter(Boolean).join(' · ')}</small></div>`,
    };
  },
};
