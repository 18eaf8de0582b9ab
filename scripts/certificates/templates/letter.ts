import { html, type Markup } from '../print/html.ts';
import { qrCode, signature } from '../print/marks.ts';
import { rows, type Template } from '../print/template.ts';

/** A letter: plain letterhead, dotted leaders between label and value, a small table of results, no chart. */
export const letter: Template = {
  id: 'letter',
  split: 'train',
  issuers: ['laboratory', 'vendor'],
  features: ['mass', 'key', 'qr', 'identified'],
  render({ certificate: c, print: p, random, style }) {
    const line = (label: string, value: Markup | string | null) =>
      value !== null && html`<div class="line"><span>${label}</span><i></i><b>${value}</b></div>`;
    const labelFor = random.pick(['Submitted by', 'Sponsor', 'On behalf of']);
    return {
      css: `body{font:14px ${style.serif}} .sheet{padding:56px 72px} .head{display:flex;justify-content:space-between;border-bottom:1px solid #000;padding-bottom:10px}
        .head b{font-size:21px;letter-spacing:.5px} .head small{text-align:right;line-height:1.5} h1{font-size:19px;text-align:center;letter-spacing:3px;margin:30px 0 24px;font-weight:normal}
        .line{display:flex;align-items:baseline;margin:7px 0} .line i{flex:1;border-bottom:1px dotted #555;margin:0 8px} .line b{font-weight:${random.pick(['400', '700'])}}
        table{border-collapse:collapse;width:100%;margin:12px 0} td,th{border-top:1px solid #000;border-bottom:1px solid #000;padding:6px 4px;text-align:left} p{line-height:1.5}
        .foot{display:flex;justify-content:space-between;margin-top:34px;align-items:flex-end}`,
      body: html`<div class="head"><b>${c.issuer.name}</b><small>${c.issuer.address.map((l) => html`${l}<br>`)}${c.issuer.site}</small></div>
        <h1>${random.pick(['REPORT OF ANALYSIS', 'ANALYTICAL REPORT', 'LABORATORY REPORT'])}</h1>
        ${line(random.pick(['Report No.', 'Our reference', 'Report number']), p.reportNumber)} ${line(labelFor, p.client)}
        ${line(random.pick(['Material', 'Article tested']), html`${p.product} ${p.claim}`)} ${line(random.pick(['Batch No.', 'Lot']), p.batch)}
        ${line(random.pick(['Received', 'Date of receipt']), p.received)} ${line(random.pick(['Tested', 'Date of analysis']), p.analysed)} ${line(random.pick(['Date issued', 'Reported']), p.reported)}
        <p>The article identified above was examined by reversed-phase liquid chromatography with detection at 214 nm and by electrospray mass spectrometry. The findings were:</p>
        <table><tr><th>Determination</th><th>Finding</th></tr>${rows([
          ['Identity', p.identified],
          ['Purity by HPLC', p.purity],
          p.mass && [c.massIs === 'M' ? 'Molecular mass found' : 'Mass found, [M+H]+', p.mass],
          ['Content per vial', p.content],
          ['Water (Karl Fischer)', `${p.number(c.balance.water, 1)} %`],
        ])}</table>
        <p>The findings relate only to the article received. This report may be reproduced only in full.</p>
        <div class="foot"><div>${signature(random)}<br>Head of Laboratory</div>
        ${(p.key || c.qr) && html`<div style="text-align:right">${p.key && html`To confirm this report visit ${c.verifyAt}<br>Verification key: ${p.key}<br>`}${qrCode(c.qr, 76)}</div>`}</div>`,
    };
  },
};
