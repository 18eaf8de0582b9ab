import { spectrum } from '../print/chart.ts';
import { html } from '../print/html.ts';
import { logo, qrCode, signature } from '../print/marks.ts';
import type { Template } from '../print/template.ts';

/** A memorandum: To and From above, results told in sentences, a spectrum as figure. */
export const memo: Template = {
  id: 'memo',
  split: 'train',
  issuers: ['laboratory', 'vendor'],
  features: ['mass', 'key', 'qr', 'spectrum', 'identified'],
  render({ certificate: c, print: p, random, style }) {
    return {
      css: `body{font:14.5px/1.6 ${style.sans}} .sheet{padding:54px 66px} .top{display:flex;gap:12px;align-items:center} .top b{font-size:18px} table{margin:20px 0;border-spacing:0} td{padding:3px 22px 3px 0;vertical-align:top}
        td:first-child{font-weight:bold} h1{font-size:18px;border-top:2px solid #000;padding-top:14px;margin:16px 0 0} figure{margin:10px 0} figcaption{font-size:12px}`,
      body: html`<div class="top">${logo(random, 34, style.colour)}<b>${c.issuer.name}</b></div>
        <h1>${random.pick(['Analytical Memorandum', 'Certificate of Analysis', 'Summary of Results'])}</h1>
        <table>${p.client && html`<tr><td>To:</td><td>${p.client}</td></tr>`}<tr><td>From:</td><td>${c.issuer.name}${c.issuer.site && html`, ${c.issuer.site}`}</td></tr>
        <tr><td>Reference:</td><td>${p.reportNumber}</td></tr><tr><td>Subject:</td><td>${p.product} ${p.claim}, batch ${p.batch}</td></tr>
        <tr><td>Sample received:</td><td>${p.received}</td></tr>${p.analysed && html`<tr><td>Analysis date:</td><td>${p.analysed}</td></tr>`}${p.reported && html`<tr><td>Date of report:</td><td>${p.reported}</td></tr>`}</table>
        <p>One sealed vial containing a white lyophilised cake was examined. Reversed-phase HPLC (C18, 0.1 % TFA in water and acetonitrile, 220 nm) gave a chromatographic purity of ${p.purity}. The amount of peptide found was ${p.content} per vial.</p>
        <p>${p.mass ? html`Electrospray mass spectrometry gave ${c.massIs === 'M' ? 'a molecular mass of' : 'an [M+H]+ of'} ${p.mass}, consistent with ${p.identified} (theory ${p.expectedMass}).` : html`The retention time agrees with a reference standard of ${p.identified}.`}</p>
        <figure>${spectrum(c, random, { width: 640, height: 230, colour: style.colour, font: style.sans })}<figcaption>Figure 1. Positive-ion spectrum of the main component.</figcaption></figure>
        <p>These results describe the sample received and no other material.</p>${signature(random)}<div>Senior Analyst</div>
        ${(p.key || c.qr) && html`<p style="display:flex;gap:14px;align-items:center">${qrCode(c.qr, 72)}<span>${p.key && html`Report key ${p.key}. `}Confirm at ${c.verifyAt}</span></p>`}`,
    };
  },
};
