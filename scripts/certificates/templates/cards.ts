import { chromatogram } from '../print/chart.ts';
import { html, type Markup } from '../print/html.ts';
import { logo, qrCode } from '../print/marks.ts';
import { rows, type Template } from '../print/template.ts';

/** A web-application look: rounded cards, large figures under small labels, a chart and a QR code. */
export const cards: Template = {
  id: 'cards',
  split: 'train',
  issuers: ['laboratory', 'vendor'],
  features: ['mass', 'key', 'qr', 'trace', 'identified'],
  render({ certificate: c, print: p, random, style }) {
    const tile = (label: string, value: Markup | string | null) =>
      value !== null && html`<div class="tile"><small>${label}</small><b>${value}</b></div>`;
    const item = (label: string, value: Markup | string | null) =>
      value !== null && html`<div><small>${label}</small>${value}</div>`;
    return {
      css: `body{font:13.5px ${style.sans};color:#1f2430} .sheet{padding:34px 38px;background:#f4f6f9} small{display:block;color:#6a7283;font-size:11px;margin-bottom:3px}
        .top{display:flex;align-items:center;gap:12px;margin-bottom:18px} .top h1{font-size:22px;margin:0} .top span.r{margin-left:auto;text-align:right}
        .card{background:#fff;border:1px solid #e2e6ee;border-radius:12px;padding:16px 20px;margin-bottom:14px} .grid{display:grid;grid-template-columns:repeat(3,1fr);gap:14px 20px}
        .tiles{display:grid;grid-template-columns:repeat(${p.mass ? 4 : 3},1fr);gap:12px;margin-bottom:14px} .tile{background:#fff;border-radius:12px;border-left:5px solid ${style.colour};padding:12px 14px} .tile b{font-size:20px}
        td{padding:7px 10px;border-top:1px solid #eceff4} table{width:100%;border-collapse:collapse} h2{font-size:14px;margin:0 0 10px}`,
      body: html`<div class="top">${logo(random, 42, style.colour)}<div><h1>${c.issuer.name}</h1><small>${c.issuer.site}</small></div>
        <span class="r"><b style="font-size:16px">Certificate of Analysis</b><small>${random.pick(['Report', 'Report ID', 'Ref.'])} ${p.reportNumber}</small></span></div>
        <div class="card"><div class="grid">${item(random.pick(['Customer', 'Prepared for']), p.client)}${item('Product', html`${p.product} ${p.claim}`)}${item(random.pick(['Batch', 'Lot ID']), p.batch)}
        ${item('Received', p.received)}${item(random.pick(['Analysed', 'Test date']), p.analysed)}${item(random.pick(['Reported', 'Issued']), p.reported)}</div></div>
        <div class="tiles">${tile('Purity', p.purity)}${tile('Net content', p.content)}${tile(c.massIs === 'M' ? 'Measured mass' : 'Measured [M+H]+', p.mass)}${tile('Identity', random.pick(['Confirmed', 'Conforms']))}</div>
        <div class="card"><h2>HPLC-UV 220 nm</h2>${chromatogram(c, random, { width: 670, height: 240, colour: style.colour, font: style.sans, grid: true, fill: random.chance(0.5) })}</div>
        <div class="card"><h2>Results</h2><table>${rows([
          ['Identity (LC-MS)', p.identified, random.pick(['Pass', 'Conforms'])],
          ['Purity (HPLC, area)', p.purity, `NLT ${p.leastPurity} %`],
          ['Net content', p.content, p.claim],
          ['Residual solvents', '< 0.1 %', 'NMT 0.5 %'],
        ])}</table></div>
        ${(p.key || c.qr) && html`<div class="card" style="display:flex;gap:16px;align-items:center">${qrCode(c.qr, 84)}<div>Verify online: ${c.verifyAt}${p.key && html`<br>Access key <b style="letter-spacing:1px">${p.key}</b>`}</div></div>`}
        <small>Results apply to the sample as received. Issued electronically; valid without signature.</small>`,
    };
  },
};
