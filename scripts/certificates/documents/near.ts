import { html } from '../print/html.ts';
import { barcode, logo, signature, stamp } from '../print/marks.ts';
import { rows } from '../print/template.ts';
import { type Document, pounds, someDay } from './document.ts';

/** Pages that resemble a certificate of analysis, or come from a laboratory, and are none. */

const submissionForm: Document = {
  id: 'sample_submission_form',
  split: 'train',
  namesPartner: true,
  render(context) {
    const boxes = ['Purity by HPLC', 'Identity by mass spectrometry', 'Content', 'Endotoxin', 'Sterility'];
    return {
      css: `body{font:14px ${context.style.sans}} .sheet{padding:48px} td{border:1px solid #000;padding:9px;height:36px} table{width:100%;border-collapse:collapse;margin:14px 0}`,
      body: html`<h2>${context.world.partner.name}: sample submission form</h2><p>Fill in one form for each sample and put it into the parcel.</p><table>${rows(
        [
          ['Customer', ''],
          ['E-mail', ''],
          ['Sample name', ''],
          ['Batch / lot', ''],
          ['Amount in vial', ''],
          ['Date sent', ''],
        ],
      )}</table><p>Tests requested:</p>${boxes.map((box) => html`<p>☐ ${box}</p>`)}<p>I agree to the terms of business. Signature: ______________</p>`,
    };
  },
};

const quotation: Document = {
  id: 'laboratory_quotation',
  split: 'held-out',
  namesPartner: true,
  render(context) {
    const { random, world } = context;
    const buyer = random.pick(world.sellers);
    const tests = [
      ['Purity by HPLC', 95],
      ['Identity by LC-MS', 110],
      ['Net content', 80],
      ['Endotoxin (LAL)', 140],
    ] as const;
    return {
      css: `body{font:14px ${context.style.sans}} .sheet{padding:54px} table{width:100%;border-collapse:collapse;margin:20px 0} td{padding:8px;border-bottom:1px solid #bbb}`,
      body: html`<div style="display:flex;justify-content:space-between">${logo(random, 50, context.style.colour)}<div style="text-align:right"><b>${world.partner.name}</b><br>${world.partner.hosts[0]?.host}</div></div><h1>Quotation ${random.whole(1000, 9999)}</h1><p>Prepared for ${buyer.name} on ${someDay(context)}; valid for 30 days.</p><table>${rows([['Service', 'Samples', 'Price'], ...tests.map(([name, price]) => [name, random.whole(1, 6), pounds(price)])])}</table><p>Results usually follow within ten working days of receipt. This quotation reports no result.</p>`,
    };
  },
};

const attendance: Document = {
  id: 'training_certificate',
  split: 'train',
  render(context) {
    const { random, style } = context;
    return {
      width: 1123,
      height: 794,
      css: `body{font:20px/1.7 ${style.serif}} .sheet{padding:40px} .f{border:10px double ${style.colour};text-align:center;padding:70px;min-height:700px} h1{font-size:46px;margin:0;font-weight:normal}`,
      body: html`<div class="f"><h1>Certificate of Attendance</h1><p>This certifies that the participant attended the course</p><p><b>Good practice in liquid chromatography</b></p><p>${someDay(context)} · ${random.whole(4, 16)} hours · mark ${random.whole(70, 99)} %</p>${stamp(['TRAINING', 'CENTRE'], style.colour, random.between(-15, 15))}<p>${signature(random)}<br>Course Leader</p></div>`,
    };
  },
};

const calibration: Document = {
  id: 'calibration_certificate',
  split: 'held-out',
  render(context) {
    const { random, style } = context;
    const loads = [1, 10, 50, 100, 200];
    return {
      css: `body{font:14px ${style.sans}} .sheet{padding:54px} table{border-collapse:collapse;margin:18px 0} td{border:1px solid #555;padding:7px 16px}`,
      body: html`<h1>Certificate of Calibration</h1><p>Instrument: analytical balance, serial ${random.whole(100000, 999999)}<br>Calibrated: ${someDay(context)}<br>Certificate: CAL-${random.whole(1000, 9999)}<br>Temperature: 20.${random.whole(0, 9)} °C</p><table>${rows(
        [
          ['Load / g', 'Reading / g', 'Error / mg'],
          ...loads.map((load) => {
            const error = random.between(-0.3, 0.3);
            return [load, (load + error / 1000).toFixed(4), error.toFixed(1)];
          }),
        ],
      )}</table><p>Uncertainty 0.2 mg (k = 2). Next calibration in one year.</p>${signature(random)}<p>Calibration technician, Example Scales</p>`,
    };
  },
};

const safetySheet: Document = {
  id: 'safety_data_sheet',
  split: 'train',
  render(context) {
    const { random, world, style } = context;
    const compound = random.pick(world.compounds);
    return {
      css: `body{font:13.5px/1.5 ${style.sans}} .sheet{padding:50px} h2{background:#ddd;padding:4px 8px;font-size:15px}`,
      body: html`<h1>Safety data sheet</h1><p>Revision date ${someDay(context)} · version ${random.whole(1, 5)}.0</p><h2>1. Identification</h2><p>Product name: ${compound.name}<br>CAS No.: ${compound.cas[0]}<br>Supplier: ${random.pick(world.sellers).name}</p><h2>2. Hazards</h2><p>Not classified under Regulation (EC) No 1272/2008.</p><h2>3. Composition</h2><p>Formula ${compound.formula}; molecular weight ${compound.average_mass?.toFixed(2)} g/mol.</p><h2>4. First aid</h2><p>Rinse with water. If you feel unwell, seek advice and show this sheet.</p><h2>5. Fire-fighting</h2><p>Water spray, foam, dry powder.</p><h2>7. Storage</h2><p>Keep tightly closed at −20 °C, protected from light.</p>`,
    };
  },
};

const vialLabel: Document = {
  id: 'vial_label',
  split: 'held-out',
  render(context) {
    const { random, world, style } = context;
    return {
      width: 620,
      height: 300,
      css: `body{font:18px ${style.sans}} .sheet{padding:26px;border:2px solid #000} h1{margin:0;font-size:38px;color:${style.colour}} .two{display:flex;justify-content:space-between}`,
      body: html`<div class="two"><div><b>${random.pick(world.sellers).name}</b><h1>${random.pick(world.compounds).name}</h1><p>${random.pick([5, 10, 15])} mg · LOT ${random.text('ABCDEFGHJK', 2)}${random.whole(1000, 9999)}<br>EXP ${random.whole(1, 12)}/2028 · purity ≥ 99 %</p><small>For research use only. Not for human use.</small></div>${barcode(String(random.whole(100000000, 999999999)), 150, 60)}</div>`,
    };
  },
};

const warranty: Document = {
  id: 'warranty_certificate',
  split: 'train',
  render(context) {
    const { random, style } = context;
    return {
      css: `body{font:15px/1.6 ${style.serif}} .sheet{padding:70px;border:14px solid ${style.colour}}`,
      body: html`<h1>Certificate of Warranty</h1><p>Model: column oven CO-${random.whole(10, 90)}<br>Serial number: ${random.whole(100000, 999999)}<br>Date of purchase: ${someDay(context)}<br>Period: ${random.whole(12, 36)} months</p><p>The maker repairs or replaces, free of charge, whatever fails in this period under normal use. Lamps, seals and columns are excepted.</p>${signature(random)}<p>Customer Service</p>`,
    };
  },
};

const methodText: Document = {
  id: 'method_description',
  split: 'held-out',
  render(context) {
    const { random, style } = context;
    return {
      css: `body{font:14.5px/1.6 ${style.serif}} .sheet{padding:66px;column-count:2;column-gap:34px} h1{font-size:20px;column-span:all}`,
      body: html`<h1>Determination of peptide purity by reversed-phase chromatography: a method description</h1><p><b>Scope.</b> The method applies to synthetic peptides of 5 to 60 residues. It gives area per cent at ${random.pick([214, 220])} nm.</p><p><b>Apparatus.</b> A gradient pump, a C18 column of 150 × 4.6 mm and a diode-array detector.</p><p><b>Eluents.</b> A: water with 0.1 % trifluoroacetic acid. B: acetonitrile with 0.1 % trifluoroacetic acid. From 5 to 65 % B in ${random.whole(20, 40)} minutes.</p><p><b>Sample.</b> Dissolve 1 mg in 1 ml of water; inject 10 µl.</p><p><b>Evaluation.</b> Integrate all peaks above 0.05 % and divide the area of the main peak by the sum. Report to two decimals.</p><p><b>Precision.</b> Six injections gave a relative deviation of 0.${random.whole(1, 9)} %.</p><p>Revised ${someDay(context)}.</p>`,
    };
  },
};

const inspection: Document = {
  id: 'inspection_checklist',
  split: 'train',
  render(context) {
    const { random, style } = context;
    const points = [
      'Doors close',
      'Fire extinguishers in place',
      'First-aid box complete',
      'Floor clean and dry',
      'Labels legible',
      'Gas bottles fastened',
      'Waste separated',
    ];
    return {
      css: `body{font:15px ${style.sans}} .sheet{padding:54px} table{width:100%;border-collapse:collapse} td{border:1px solid #777;padding:9px}`,
      body: html`<h1>Monthly inspection</h1><p>Area: store ${random.pick(['A', 'B', 'C'])} · Date: ${someDay(context)}</p><table>${rows([['Point', 'Result', 'Remark'], ...points.map((point) => [point, random.pick(['OK', 'OK', 'OK', 'Not OK']), ''])])}</table><p>Inspected by: ${signature(random)}</p>`,
    };
  },
};

/** Pages that share words or form with a certificate and are none. */
export const NEAR_DOCUMENTS: readonly Document[] = [
  submissionForm,
  quotation,
  attendance,
  calibration,
  safetySheet,
  vialLabel,
  warranty,
  methodText,
  inspection,
];
