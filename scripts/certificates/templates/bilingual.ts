import { html } from '../print/html.ts';
import { logo, qrCode, signature, stamp } from '../print/marks.ts';
import { rows, type Template } from '../print/template.ts';

/** Labels in English and German, some pages with decimal commas; a round stamp. */
export const bilingual: Template = {
  id: 'bilingual',
  split: 'held-out',
  issuers: ['laboratory', 'vendor'],
  features: ['mass', 'key', 'qr', 'identified'],
  render({ certificate: c, print: p, random, style }) {
    const two = (english: string, german: string) => html`${english} <i>/ ${german}</i>`;
    return {
      css: `body{font:14px ${style.sans}} .sheet{padding:48px 58px} .top{display:flex;justify-content:flex-end;gap:14px;align-items:center;margin-bottom:26px} .top b{font-size:19px} h1{font-size:21px;margin:0 0 18px;color:${style.colour}} i{color:#555;font-size:12px}
        table{width:100%;border-collapse:collapse;margin-bottom:22px} td{padding:7px 6px;vertical-align:top} .facts td:first-child{width:46%} .res td{border-bottom:1px solid ${style.colour}} .res tr:first-child td{border-top:2px solid ${style.colour};font-weight:bold}`,
      body: html`<div class="top"><div style="text-align:right"><b>${c.issuer.name}</b><br>${c.issuer.address.join(' · ')}<br>${c.issuer.site}</div>${logo(random, 56, style.colour)}</div>
        <h1>${two('Test certificate', 'Prüfzertifikat')}</h1>
        <table class="facts">${rows([
          [two('Certificate No.', 'Zertifikat-Nr.'), p.reportNumber],
          p.client && [two('Customer', 'Auftraggeber'), p.client],
          [two('Sample', 'Probe'), html`${p.product} ${p.claim}`],
          [two('Batch', 'Charge'), p.batch],
          [two('Received', 'Probeneingang'), p.received],
          p.analysed && [two('Tested', 'Prüfdatum'), p.analysed],
          p.reported && [two('Issued', 'Ausgestellt'), p.reported],
        ])}</table>
        <table class="res">${rows([
          [two('Parameter', 'Merkmal'), two('Method', 'Verfahren'), two('Result', 'Ergebnis')],
          [two('Identity', 'Identität'), 'LC-MS', p.identified],
          [two('Purity', 'Reinheit'), 'HPLC 214 nm', p.purity],
          [two('Content', 'Gehalt'), 'HPLC', p.content],
          p.mass && [two('Molecular mass', 'Molekülmasse'), c.massIs === 'M' ? 'ESI-MS' : 'ESI-MS, [M+H]+', p.mass],
          [two('Appearance', 'Aussehen'), two('visual', 'visuell'), two('white', 'weiß')],
        ])}</table>
        <div style="display:flex;justify-content:space-between;align-items:center"><div>${signature(random)}<br>${two('Laboratory manager', 'Laborleitung')}</div>${stamp([c.issuer.name.split(' ')[0] ?? '', 'GEPRÜFT'], style.colour, random.between(-20, 20))}<div style="text-align:center">${qrCode(c.qr, 88)}${p.key && html`<div>${two('Key', 'Schlüssel')}: ${p.key}</div>`}${c.verifyAt && html`<small>${c.verifyAt}</small>`}</div></div>`,
    };
  },
};
