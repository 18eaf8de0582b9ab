import { chromatogram } from '../print/chart.ts';
import { html, type Markup } from '../print/html.ts';
import { qrCode } from '../print/marks.ts';
import { rows, type Template } from '../print/template.ts';

/** What a chromatography data system prints: run header, trace with its signal line, peak table; the summary last. */
export const areaReport: Template = {
  id: 'area-report',
  split: 'held-out',
  issuers: ['laboratory', 'vendor'],
  features: ['mass', 'key', 'qr', 'peaks', 'trace', 'trace-batch', 'number-below'],
  render({ certificate: c, print: p, random, style }) {
    const line = (label: string, value: Markup | string | null) =>
      value !== null && html`<tr><td>${label}</td><td>: ${value}</td></tr>`;
    const mainHeight = random.between(600, 1900);
    const total = c.peaks.reduce((sum, peak) => sum + peak.area, 0);
    const injected = html`${p.day(c.dates.analysed ?? c.dates.received)} ${c.injectedAt}`;
    return {
      css: `body{font:13px ${style.sans}} .sheet{padding:40px 50px} h1{font-size:17px;margin:0} hr{border:0;border-top:2px solid #000;margin:8px 0} .head td{padding:1.5px 8px 1.5px 0;white-space:nowrap} .cols{display:flex;gap:46px}
        .peaks{border-collapse:collapse;width:100%;font-family:${style.mono};font-size:12px} .peaks td{padding:3px 8px;text-align:right} .peaks tr:first-child td,.peaks tr:last-child td{border-top:1px solid #000;border-bottom:1px solid #000}`,
      body: html`<div style="display:flex;justify-content:space-between"><h1>${c.issuer.name}</h1><span>${c.issuer.site}</span></div><hr><b>Area Percent Report with Summary of Analysis</b><hr>
        <div class="cols"><table class="head">${line('Sample Name', p.product)}${line('Label claim', p.claim)}${line(random.pick(['Lot', 'Batch No.']), p.batch)}${line(random.pick(['Customer', 'Ordered by']), p.client)}</table>
        <table class="head">${line('Report', p.reportNumber)}${line('Sample login', p.received)}${line('Acquired', p.analysed)}${line(random.pick(['Reported', 'Printed']), p.reported)}</table></div>
        <p style="margin:10px 0 4px">Acq. method: PEP_C18_30MIN.M   Inj. volume: 10.0 µL   Location: P1-${random.pick(['A', 'B', 'C'])}${random.whole(1, 9)}</p>
        ${chromatogram(c, random, { width: 694, height: 280, colour: '#0b2fbf', font: style.sans, title: html`DAD1 B, Sig=214,4 Ref=off (${c.batchOnTrace}_${injected}.D)` })}
        <table class="peaks">${rows([
          ['#', 'RetTime', 'Type', 'Width', 'Area', 'Height', 'Area %'],
          ...c.peaks.map((peak, i) => [
            i + 1,
            peak.time.toFixed(3),
            random.pick(['BB', 'BV', 'VB']),
            random.between(0.06, 0.14).toFixed(4),
            peak.area.toFixed(1),
            (peak.height * mainHeight).toFixed(2),
            peak.percent.toFixed(Math.max(2, c.purityDecimals)),
          ]),
          [
            '',
            'Totals',
            '',
            '',
            total.toFixed(1),
            '',
            p.number(
              c.peaks.reduce((sum, peak) => sum + peak.percent, 0),
              2,
            ),
          ],
        ])}</table><hr>
        <div class="cols"><table class="head">${line('Main component', p.purity)}${line('Quantity', p.content)}${line(c.massIs === 'M' ? 'MS result' : 'MS [M+H]+', p.mass)}</table>
        <div>${p.key && html`Report ${p.reportNumberBelow} can be confirmed at<br>${c.verifyAt} with key ${p.key}`}</div>${qrCode(c.qr, 78)}</div><hr><div>Reviewed: Laboratory Supervisor   *** End of Report ***</div>`,
    };
  },
};
