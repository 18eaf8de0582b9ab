import { chromatogram, spectrum } from '../print/chart.ts';
import { html, type Markup } from '../print/html.ts';
import { logo, qrCode, signature } from '../print/marks.ts';
import type { Template } from '../print/template.ts';

/** A landscape sheet: facts in a narrow column on the left, chromatogram above spectrum on the right. */
export const landscape: Template = {
  id: 'landscape',
  split: 'train',
  issuers: ['laboratory', 'vendor'],
  features: ['mass', 'key', 'qr', 'trace', 'trace-batch', 'spectrum'],
  render({ certificate: c, print: p, random, style }) {
    const item = (label: string, value: Markup | string | null) =>
      value !== null && html`<dt>${label}</dt><dd>${value}</dd>`;
    const look = { width: 700, height: 270, colour: random.pick(['#111', style.colour]), font: style.sans };
    return {
      width: 1123,
      height: 794,
      css: `body{font:13px ${style.sans}} .sheet{padding:36px 40px} .top{display:flex;align-items:center;gap:14px;border-bottom:3px solid ${style.colour};padding-bottom:12px;margin-bottom:16px}
        .top b{font-size:22px} .top h1{font-size:20px;margin:0 0 0 auto;color:${style.colour}} .two{display:grid;grid-template-columns:310px 1fr;gap:26px} dl{margin:0;display:grid;grid-template-columns:118px 1fr;gap:7px 6px}
        dt{color:#555} dd{margin:0;font-weight:600} .res{background:#f1f3f5;padding:12px;margin:14px 0} h2{font-size:13px;margin:0 0 8px}`,
      body: html`<div class="top">${logo(random, 40, style.colour)}<b>${c.issuer.name}</b><span>${c.issuer.site}</span><h1>${random.pick(['Certificate of Analysis', 'Peptide Test Report'])}</h1></div>
        <div class="two"><div><dl>${item(random.pick(['Requested by', 'Client name']), p.client)}${item('Manufacturer', p.manufacturer)}${item('Sample', html`${p.product} ${p.claim}`)}${item(random.pick(['Lot #', 'Batch #']), p.batch)}
        ${item(random.pick(['Report #', 'Lab ID']), p.reportNumber)}${item('Received', p.received)}${item('Analysed', p.analysed)}${item('Issued', p.reported)}</dl>
        <div class="res"><h2>Results</h2><dl>${item('Purity', p.purity)}${item('Quantity', p.content)}${item(c.massIs === 'M' ? 'Mass (ESI)' : '[M+H]+ (ESI)', p.mass)}${item('CAS', c.cas)}</dl></div>
        ${signature(random)}<div>Analyst</div>
        ${(p.key || c.qr) && html`<div style="display:flex;gap:12px;margin-top:14px;align-items:center">${qrCode(c.qr, 80)}<div>${c.verifyAt}${p.key && html`<br>Key: ${p.key}`}</div></div>`}</div>
        <div>${chromatogram(c, random, { ...look, title: html`Sig=214,4 Ref=off  ${c.batchOnTrace}  ${p.day(c.dates.analysed ?? c.dates.received)} ${c.injectedAt}` })}
        ${spectrum(c, random, { ...look, title: html`ESI+ Scan` })}</div></div>`,
    };
  },
};
