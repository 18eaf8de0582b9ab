import { html } from '../print/html.ts';
import { logo, qrCode, signature } from '../print/marks.ts';
import { rows, type Template } from '../print/template.ts';

/** A quality-system document: ruled title block, tests with method, specification and result, table of signatures. */
export const specTable: Template = {
  id: 'spec-table',
  split: 'held-out',
  issuers: ['laboratory', 'vendor'],
  features: ['mass', 'key', 'qr', 'balance', 'identified', 'number-below'],
  render({ certificate: c, print: p, random, style }) {
    const fact = (label: string, value: Parameters<typeof rows>[0][number] | null) =>
      value === null || value[0] === null ? null : [html`<b>${label}</b>`, value[0] ?? ''];
    return {
      css: `body{font:13px ${random.pick([style.serif, style.sans])}} .sheet{padding:44px 48px} table{width:100%;border-collapse:collapse;margin-bottom:16px} td{border:1px solid #222;padding:6px 8px} .title td{text-align:center} .title h1{font-size:17px;margin:4px 0}
        .tests tr:first-child td{background:${style.colour};color:#fff;font-weight:bold} .tests td:nth-child(5){font-weight:bold}`,
      body: html`<table class="title"><tr><td style="width:120px">${logo(random, 54, style.colour)}</td><td><b>${c.issuer.name}</b><h1>CERTIFICATE OF ANALYSIS</h1>${c.issuer.site}</td><td style="width:130px">Doc. COA-F-02<br>Rev. 04<br>Page 1 of 1</td></tr></table>
        <table>${rows([
          fact(random.pick(['Name of client', 'Prepared for']), p.client === null ? null : [p.client]),
          fact('Name of sample', [html`${p.product} ${p.claim} (lyophilised)`]),
          fact(random.pick(['Lot / Batch', 'Batch number']), [p.batch]),
          fact(random.pick(['A.R. No.', 'Certificate ID']), [p.reportNumber]),
          fact('Sample receipt date', [p.received]),
          fact(random.pick(['Analysis completed', 'Date of testing']), p.analysed === null ? null : [p.analysed]),
          fact(random.pick(['Date of issue', 'Approval date']), p.reported === null ? null : [p.reported]),
          fact('CAS registry number', c.cas === null ? null : [c.cas]),
        ])}</table>
        <table class="tests">${rows([
          ['Sr.', 'Test', 'Method', 'Specification', 'Result'],
          ['1', 'Description', 'Visual', 'White to off-white cake', 'White cake'],
          ['2', 'Identification', 'LC-MS', `Complies with ${c.product}`, p.identified],
          [
            '3',
            c.massIs === 'M' ? 'Molecular mass' : 'Molecular ion [M+H]+',
            'ESI-MS',
            `${p.expectedMass} ± 1.0 Da`,
            p.mass ?? 'Complies',
          ],
          ['4', 'Chromatographic purity', 'HPLC', `Not less than ${p.leastPurity} %`, p.purity],
          ['5', 'Assay per vial', 'HPLC', p.claim, p.content],
          ['6', 'Water', 'Karl Fischer', 'Not more than 8.0 %', `${p.number(c.balance.water, 1)} %`],
          ['7', 'Counter-ion', 'IC', 'Not more than 12.0 %', `${p.number(c.balance.counterIon, 1)} %`],
          ['8', 'Net peptide', 'Nitrogen', 'Not less than 80.0 %', `${p.number(c.balance.peptide, 1)} %`],
          ['9', 'Bacterial endotoxins', 'LAL', '< 5 EU/mg', '< 1 EU/mg'],
        ])}</table>
        <p>Remark: the sample ${random.pick(['complies with', 'meets'])} the above specification.</p>
        <table>${rows([
          ['', 'Analysed by', 'Checked by', 'Approved by'],
          ['Sign', signature(random, 90, 30), signature(random, 90, 30), signature(random, 90, 30)],
          ['Role', 'Chemist', 'Reviewer', 'Head QC'],
        ])}</table>
        ${(p.key || c.qr) && html`<div style="display:flex;justify-content:space-between;align-items:center"><div>Authenticity of ${p.reportNumberBelow}: ${c.verifyAt}${p.key && html`<br>Unique key ${p.key}`}</div>${qrCode(c.qr, 82)}</div>`}`,
    };
  },
};
