import { chromatogram, spectrum } from '../print/chart.ts';
import { html, type Markup } from '../print/html.ts';
import { logo, qrCode } from '../print/marks.ts';
import type { Template } from '../print/template.ts';

/** An infographic: slanted ribbon, purity inside a ring, chromatogram and spectrum side by side. */
export const ring: Template = {
  id: 'ring',
  split: 'held-out',
  issuers: ['laboratory', 'vendor'],
  features: ['mass', 'key', 'qr', 'trace', 'spectrum'],
  render({ certificate: c, print: p, random, style }) {
    const item = (label: string, value: Markup | string | null) =>
      value !== null && html`<div class="item"><b>${label}</b><span>${value}</span></div>`;
    const around = 2 * Math.PI * 70;
    const look = { width: 346, height: 210, colour: style.colour, font: style.sans };
    return {
      css: `body{font:14px ${style.sans}} .sheet{padding:0 44px 40px} .ribbon{margin:0 -44px 24px;padding:26px 44px 44px;background:#0d1b2a;color:#fff;clip-path:polygon(0 0,100% 0,100% 66%,0 100%);display:flex;gap:16px;align-items:center} .ribbon h1{font-size:24px;margin:0}
        .two{display:grid;grid-template-columns:220px 1fr;gap:34px;align-items:center} .item{display:flex;justify-content:space-between;border-bottom:1px dashed #9aa;padding:6px 0} .item b{font-weight:500;color:#456} h2{font-size:14px;margin:18px 0 6px;color:${style.colour}}`,
      body: html`<div class="ribbon">${logo(random, 50, '#7dd3fc')}<div><h1>${c.issuer.name}</h1>${random.pick(['test results', 'peptide quality report', 'analysis certificate'])}</div></div>
        <div class="two"><div style="position:relative;width:200px;height:200px"><svg width="200" height="200"><circle cx="100" cy="100" r="70" fill="none" stroke="#e2e8f0" stroke-width="20"/><circle cx="100" cy="100" r="70" fill="none" stroke="${style.colour}" stroke-width="20" stroke-dasharray="${(around * Math.min(100, c.purity)) / 100} ${around}" transform="rotate(-90 100 100)"/></svg>
        <div style="position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center"><b style="font-size:23px">${p.purity}</b><span>purity</span></div></div>
        <div>${item(random.pick(['Made out to', 'Client']), p.client)}${item('Compound', html`${p.product} ${p.claim}`)}${item(random.pick(['Lot code', 'Batch']), p.batch)}${item('Test ID', p.reportNumber)}${item('Content found', p.content)}${item(c.massIs === 'M' ? 'Mass found' : '[M+H]+ found', p.mass)}</div></div>
        <h2>Timeline</h2>${item('Sample received', p.received)}${item('Analysed', p.analysed)}${item(random.pick(['Published', 'Reported']), p.reported)}
        <div style="display:flex;gap:14px"><div><h2>Chromatogram</h2>${chromatogram(c, random, { ...look, fill: true })}</div><div><h2>Mass spectrum</h2>${spectrum(c, random, look)}</div></div>
        ${(p.key || c.qr) && html`<div style="display:flex;gap:18px;align-items:center;margin-top:20px;background:#f1f5f9;padding:14px">${qrCode(c.qr, 96, '0d1b2a')}<div>Check this result yourself: ${c.verifyAt}${p.key && html`<br>Enter key <b>${p.key}</b>`}</div></div>`}`,
    };
  },
};
