import { html } from '../print/html.ts';
import { signature, stamp } from '../print/marks.ts';
import { rows, type Template } from '../print/template.ts';

/** A manufacturer's certificate: open table with rules between sections, a round red stamp over the signatures. */
export const makerStamp: Template = {
  id: 'maker-stamp',
  split: 'held-out',
  issuers: ['manufacturer'],
  features: ['mass', 'balance'],
  render({ certificate: c, print: p, random, style }) {
    return {
      css: `body{font:14px ${style.sans}} .sheet{padding:46px 64px} .top{border-bottom:4px solid ${style.colour};padding-bottom:8px;font-size:20px;font-weight:bold} h1{font-size:24px;letter-spacing:6px;text-align:center;margin:26px 0} table{width:100%;border-collapse:collapse;margin-bottom:20px} td{padding:6px 4px} .t td{border-bottom:1px solid #bbb} .t tr:first-child td{border-top:2px solid #000;border-bottom:2px solid #000;font-weight:bold} .end{position:relative;min-height:150px} .end .s{position:absolute;right:60px;top:-24px}`,
      body: html`<div class="top">${c.issuer.name}</div><h1>COA</h1>
        <table>${rows([
          ['Product:', p.product, 'Lot:', p.batch],
          ['CAS:', c.cas ?? '–', 'Formula:', c.formula ?? '–'],
          ['Production date:', p.day(c.dates.received), 'Test date:', p.analysed ?? '–'],
        ])}</table>
        ${c.sequence && html`<p>Sequence: ${c.sequence}</p>`}
        <table class="t">${rows([
          ['Test item', 'Requirement', 'Test result'],
          ['Appearance', 'White loose powder', 'Meets requirement'],
          ['Solubility', 'Clear in water, 1 mg/mL', 'Meets requirement'],
          ['Amino acid composition', '± 10 % of theory', 'Meets requirement'],
          ['Mass identification', `${p.expectedMass} ± 1`, p.massNumber ?? 'Meets requirement'],
          ['HPLC purity', `Min. ${p.leastPurity} %`, p.purity],
          ['Net peptide', 'Min. 80 %', `${p.number(c.balance.peptide, 1)} %`],
          ['Residual acetate', 'Max. 12 %', `${p.number(c.balance.counterIon, 1)} %`],
          ['Water content', 'Max. 8 %', `${p.number(c.balance.water, 1)} %`],
        ])}</table>
        <div class="end">Result: qualified.<br><br>Tested by ${signature(random, 100, 34)}&#160;&#160; Reviewed by ${signature(random, 100, 34)}${p.reported && html`<br>Released on ${p.reported}`}<div class="s">${stamp(['QUALITY DEPT', 'QUALIFIED'], '#c62828', random.between(-25, 10))}</div></div>`,
    };
  },
};
