import { html } from '../print/html.ts';
import { signature } from '../print/marks.ts';
import { rows, type Template } from '../print/template.ts';

/** A manufacturer's quality sheet: numbered tests in a ruled table, storage and expiry, no verification. */
export const makerSheet: Template = {
  id: 'maker-sheet',
  split: 'train',
  issuers: ['manufacturer'],
  features: ['mass', 'balance'],
  render({ certificate: c, print: p, random, style }) {
    return {
      css: `body{font:13.5px ${style.serif}} .sheet{padding:50px 60px} h1{font-size:22px;text-align:center;margin:0} h2{text-align:center;font-size:17px;margin:8px 0 24px;font-weight:normal;text-decoration:underline}
        table{width:100%;border-collapse:collapse;margin-bottom:18px} td{border:1px solid #333;padding:7px 8px} .sign{display:flex;justify-content:space-between;margin-top:30px}`,
      body: html`<h1>${c.issuer.name}</h1><h2>Product Quality Certificate</h2>
        <table>${rows([
          ['Product name', p.product, 'Batch number', p.batch],
          ['CAS No.', c.cas ?? '–', 'Quantity', `${p.number(random.between(0.5, 9), 2)} kg`],
          [
            'Manufacture date',
            p.day(c.dates.received),
            'Retest date',
            p.day(`${Number(c.dates.received.slice(0, 4)) + 2}${c.dates.received.slice(4, 8)}01`),
          ],
        ])}</table>
        <table>${rows([
          ['No.', 'Items of analysis', 'Standard', 'Results'],
          ['1', 'Appearance', 'White powder', 'White powder'],
          ['2', 'Molecular weight', `${p.expectedMass} ± 1.0`, p.massNumber ?? 'Conforms'],
          ['3', 'Purity (HPLC)', `≥ ${p.leastPurity} %`, p.purity],
          ['4', 'Single impurity', '≤ 1.0 %', `${p.number(Math.min(0.6, (100 - c.purity) * 0.5), 2)} %`],
          ['5', 'Peptide content', '≥ 80.0 %', `${p.number(c.balance.peptide, 1)} %`],
          ['6', 'Acetate', '≤ 12.0 %', `${p.number(c.balance.counterIon, 1)} %`],
          ['7', 'Moisture', '≤ 8.0 %', `${p.number(c.balance.water, 1)} %`],
          ['8', 'Bacterial endotoxin', '≤ 5 EU/mg', '< 1 EU/mg'],
        ])}</table>
        <p>Conclusion: the above product complies with the enterprise standard. Keep sealed at −20 °C.</p>
        <div class="sign"><div>Inspector: ${signature(random, 90, 34)}</div><div>QA: ${signature(random, 90, 34)}</div>${p.reported && html`<div>Date: ${p.reported}</div>`}</div>`,
    };
  },
};
