import bwipjs from 'bwip-js/node';
import type { Random } from '../random.ts';
import { html, Markup } from './html.ts';

/** A QR code as SVG, `size` CSS pixels square; nothing when there is no text. */
export function qrCode(text: string | null, size: number, colour = '000000'): Markup {
  if (text === null) return new Markup('');
  const options = { bcid: 'qrcode', text, barcolor: colour, eclevel: 'M' };
  const svg = bwipjs.toSVG(options);
  return new Markup(
    `<span class="qr" data-code="qr">${svg.replace('<svg', `<svg width="${size}" height="${size}"`)}</span>`,
  );
}

/** A Code 128 barcode as SVG. */
export function barcode(text: string, width: number, height: number): Markup {
  const svg = bwipjs.toSVG({ bcid: 'code128', text, height: 10 });
  return new Markup(svg.replace('<svg', `<svg width="${width}" height="${height}" preserveAspectRatio="none"`));
}

/** A laboratory's mark: an invented geometric figure. */
export function logo(random: Random, size: number, colour: string): Markup {
  const shapes = [
    html`<path d="M50 4 92 28v44L50 96 8 72V28Z" fill="none" stroke="${colour}" stroke-width="9"/><circle cx="50" cy="50" r="15" fill="${colour}"/>`,
    html`<path d="M8 78h12l8-50 10 62 12-80 12 80 10-40 8 28h12" fill="none" stroke="${colour}" stroke-width="7" stroke-linejoin="round"/>`,
    html`<circle cx="38" cy="50" r="30" fill="${colour}" opacity=".8"/><circle cx="64" cy="50" r="30" fill="${colour}" opacity=".45"/>`,
    html`<path d="M38 6h24M42 6v34L14 90h72L58 40V6" fill="none" stroke="${colour}" stroke-width="8" stroke-linejoin="round"/><path d="M28 70h44l8 16H20Z" fill="${colour}"/>`,
    html`<rect x="8" y="8" width="84" height="84" rx="16" fill="${colour}"/><path d="M26 70 44 34l14 22 8-12 10 26" fill="none" stroke="#fff" stroke-width="7"/>`,
    html`<path d="M10 90 50 10l40 80Z" fill="none" stroke="${colour}" stroke-width="8"/><path d="M30 72h40" stroke="${colour}" stroke-width="8"/>`,
  ];
  return html`<svg class="logo" width="${size}" height="${size}" viewBox="0 0 100 100">${random.pick(shapes)}</svg>`;
}

/** A scribble in place of a signature. */
export function signature(random: Random, width = 120, height = 40): Markup {
  let path = `M4 ${height * 0.7}`;
  for (let x = 10; x < width - 8; x += random.between(9, 18)) {
    path += ` Q${(x - 4).toFixed(0)} ${random.between(0, height).toFixed(0)} ${x.toFixed(0)} ${random.between(height * 0.25, height * 0.8).toFixed(0)}`;
  }
  return html`<svg width="${width}" height="${height}"><path d="${path}" fill="none" stroke="#1b2a5a" stroke-width="1.6"/></svg>`;
}

/** A round stamp with text in it. */
export function stamp(lines: readonly string[], colour: string, tilt: number): Markup {
  return html`<svg width="150" height="150" viewBox="0 0 150 150" style="transform:rotate(${tilt}deg);opacity:.75">
    <circle cx="75" cy="75" r="66" fill="none" stroke="${colour}" stroke-width="4"/><circle cx="75" cy="75" r="56" fill="none" stroke="${colour}" stroke-width="1.5"/>
    ${lines.map((line, i) => html`<text x="75" y="${75 + (i - (lines.length - 1) / 2) * 17 + 4}" text-anchor="middle" font-size="${line.length > 13 ? 10 : 13}" font-weight="bold" fill="${colour}">${line}</text>`)}
  </svg>`;
}

/** A drawn vial in place of a product photograph. */
export function vial(random: Random, height: number): Markup {
  const cap = random.pick(['#7b1fa2', '#1565c0', '#c62828', '#37474f', '#2e7d32', '#f9a825']);
  return html`<svg width="${height * 0.5}" height="${height}" viewBox="0 0 60 120"><rect width="60" height="120" fill="#eceff1"/>
    <rect x="17" y="6" width="26" height="12" rx="2" fill="${cap}"/><rect x="20" y="18" width="20" height="10" fill="#b0bec5"/>
    <path d="M22 28h16v6q10 4 10 12v62q0 5-5 5H17q-5 0-5-5V46q0-8 10-12Z" fill="#fff" stroke="#90a4ae"/><rect x="13" y="96" width="34" height="14" fill="#fafafa" stroke="#cfd8dc"/></svg>`;
}
