import { chromatogram } from '../print/chart.ts';
import { html, type Markup } from '../print/html.ts';
import { logo, qrCode, signature } from '../print/marks.ts';
import { rows, type Template } from '../print/template.ts';

/** A coloured column at the side holds the facts, label above value in white; results and chart beside it. */
export const sideColumn: Template = {
  id: 'side-column',
  split: 'held-out',
  issuers: ['laboratory', 'vendor'],
  features: ['mass', 'key', 'qr', 'trace', 'peaks', 'identified'],
  render({ certificate: c, print: p, random, style }) {
    const item = (label: string, value: Markup | string | null) =>
      value !== null && html`<div class="item"><label>${label}</label>${value}</div>`;
    return {
      css: `body{font:13px ${style.sans}} .sheet{display:grid;grid-template-columns:228px 1fr} .side{background:${style.colour};color:#fff;padding:34px 24px} .item{margin:0 0 15px;font-size:14px;overflow-wrap:anywhere} .item label{display:block;font-size:10.5px;text-transform:uppercase;letter-spacing:.8px;opacity:.8;margin-bottom:2px}
        .main{padding:38px 34px 60px} h1{font-size:25px;margin:0 0 4px} h2{font-size:14px;color:${style.colour};margin:22px 0 8px} table{width:100%;border-collapse:collapse} td{padding:6px 6px;border-bottom:1px solid #ccc} tr:first-child td{font-weight:bold}`,
      body: html`<div class="side">${logo(random, 58, '#ffffff')}<h3>${c.issuer.name}</h3>
        ${item(random.pick(['Account', 'Purchaser', 'Customer name']), p.client)}${item('Report', p.reportNumber)}${item(random.pick(['Batch/Lot#', 'Lot No.']), p.batch)}${item(random.pick(['Arrived', 'Sample in']), p.received)}
        ${item(random.pick(['Analysis Date', 'Run date']), p.analysed)}${item(random.pick(['Release date', 'Report date']), p.reported)}${item('Manufacturer', p.manufacturer)}${item('Website', c.issuer.site)}
        ${c.qr && html`<div style="background:#fff;padding:10px;display:inline-block;margin-top:10px">${qrCode(c.qr, 118)}</div>`}${p.key && html`<div class="item" style="margin-top:10px"><label>Lookup code</label>${p.key}</div>`}${c.verifyAt && html`<div style="font-size:11px">${c.verifyAt}</div>`}</div>
        <div class="main"><h1>${p.product}</h1><div>${random.pick(['Certificate of Analysis', 'Quality report'])} for one vial labelled ${p.claim}</div>
        <h2>Summary</h2><table>${rows([
          ['Assay', 'Technique', 'Outcome'],
          ['Purity', 'UPLC-PDA', p.purity],
          ['Assay / vial', 'UPLC, external standard', p.content],
          p.mass && [c.massIs === 'M' ? 'Monoisotopic or average mass' : 'Protonated molecule', 'HRMS', p.mass],
          ['Identification', 'Retention and mass', p.identified],
        ])}</table>
        <h2>Chromatogram</h2>${chromatogram(c, random, { width: 490, height: 230, colour: '#222', font: style.sans })}
        <h2>Integration</h2><table>${rows([['Peak', 'tR (min)', 'Area (µV·s)', 'Area (%)'], ...c.peaks.map((peak, i) => [i + 1, peak.time.toFixed(2), peak.area.toFixed(0), peak.percent.toFixed(c.purityDecimals)])])}</table>
        <div style="margin-top:24px">${signature(random)}<br>Released by: Technical Lead</div></div>`,
    };
  },
};
