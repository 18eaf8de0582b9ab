import type { Certificate } from '../content/certificate.ts';
import type { Random } from '../random.ts';
import { html, type Markup } from './html.ts';

/** How a chart is drawn; sizes in CSS pixels. */
export interface ChartLook {
  width: number;
  height: number;
  /** Colour of the trace. */
  colour: string;
  font: string;
  grid?: boolean;
  fill?: boolean;
  /** Signal line above the trace, such as `DAD1 A, Sig=214`. */
  title?: Markup;
}

/** The chromatogram as SVG: a trace of Gaussian peaks with noise, axes, and retention times over the larger peaks. */
export function chromatogram(certificate: Certificate, random: Random, look: ChartLook): Markup {
  const { width, height, font } = look;
  const drawnEnd = Math.ceil(Math.max(...certificate.peaks.map((peak) => peak.time)) + random.between(2, 5));
  const end = certificate.method?.minutes ?? drawnEnd;
  const top = random.between(700, 2400);
  const plot = { left: 44, right: width - 8, top: look.title ? 26 : 12, bottom: height - 30 };
  const x = (minutes: number) => plot.left + ((plot.right - plot.left) * minutes) / end;
  const y = (share: number) => plot.bottom - (plot.bottom - plot.top - 14) * share;
  const drawnWidth = random.between(0.07, 0.13);
  const spread = certificate.method?.peakWidth ?? drawnWidth;
  const trace = Array.from({ length: 420 }, (_, i) => {
    const minutes = (end * i) / 419;
    const peaks = certificate.peaks.reduce(
      (sum, peak) => sum + peak.height * Math.exp(-(((minutes - peak.time) / spread) ** 2) / 2),
      0,
    );
    const front =
      0.05 * Math.exp(-(((minutes - 1.1) / 0.09) ** 2) / 2) - 0.03 * Math.exp(-(((minutes - 1.35) / 0.08) ** 2) / 2);
    return `${x(minutes).toFixed(1)},${y(Math.min(1, peaks + front + random.normal() * 0.0015 + 0.012)).toFixed(1)}`;
  }).join(' ');
  const step = end > 16 ? 4 : 2;
  const minutes = Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step);
  const shares = [0, 0.25, 0.5, 0.75, 1];
  const labelled = certificate.peaks.filter((peak) => peak.height > 0.002);
  return html`<svg width="${width}" height="${height}" font-family="${font}" font-size="9" fill="#222">
    ${look.title && html`<text x="${plot.left}" y="14" font-size="9">${look.title}</text>`}
    ${look.grid && shares.map((s) => html`<path d="M${plot.left} ${y(s)}H${plot.right}" stroke="#ddd"/>`)}
    <path d="M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}" fill="none" stroke="#444"/>
    ${minutes.map((m) => html`<path d="M${x(m)} ${plot.bottom}v4" stroke="#444"/><text x="${x(m)}" y="${plot.bottom + 14}" text-anchor="middle">${m}</text>`)}
    ${shares.map((s) => html`<text x="${plot.left - 5}" y="${y(s) + 3}" text-anchor="end">${Math.round(top * s)}</text>`)}
    <text x="${plot.right}" y="${height - 4}" text-anchor="end">min</text><text x="4" y="${plot.top + 6}">mAU</text>
    <polyline points="${trace}" fill="${look.fill ? `${look.colour}33` : 'none'}" stroke="${look.colour}" stroke-width="1.1"/>
    ${labelled.map((peak) => {
      const [px, py] = [x(peak.time), Math.max(plot.top + 20, y(peak.height) - 3)];
      return html`<text transform="translate(${px + 3} ${py}) rotate(-90)" font-size="8">${peak.time.toFixed(3)}</text>`;
    })}
  </svg>`;
}

/** A mass spectrum as SVG: one stick for each charge state with its m/z, and small sticks of noise. */
export function spectrum(certificate: Certificate, random: Random, look: ChartLook): Markup {
  const { width, height, font, colour } = look;
  const masses = certificate.charges.map((charge) => charge.mz);
  const low = Math.floor(Math.min(...masses) / 200) * 200 - 100;
  const high = Math.ceil(Math.max(...masses) / 200) * 200 + 100;
  const bottom = height - 28;
  const x = (mz: number) => 40 + ((width - 56) * (mz - low)) / (high - low);
  const tallest = random.whole(0, masses.length - 1);
  const sticks = certificate.charges.map(({ z, mz }, i) => ({
    z,
    mz,
    share: i === tallest ? 1 : random.between(0.2, 0.8),
  }));
  const noise = Array.from({ length: 40 }, () => ({
    mz: random.between(low + 20, high - 20),
    share: random.between(0.004, 0.05),
  }));
  const y = (share: number) => bottom - (bottom - 34) * share;
  const ticks = [0, 1, 2, 3, 4].map((i) => low + ((high - low) * i) / 4);
  return html`<svg width="${width}" height="${height}" font-family="${font}" font-size="9" fill="#222">
    ${look.title && html`<text x="40" y="12">${look.title}</text>`}
    <path d="M40 20V${bottom}H${width - 8}" fill="none" stroke="#444"/>
    ${noise.map((n) => html`<path d="M${x(n.mz)} ${bottom}V${y(n.share)}" stroke="${colour}" stroke-width=".7"/>`)}
    ${sticks.map(
      (s) => html`<path d="M${x(s.mz)} ${bottom}V${y(s.share)}" stroke="${colour}" stroke-width="1.4"/>
      <text x="${x(s.mz)}" y="${y(s.share) - 4}" text-anchor="middle">${s.mz.toFixed(2)}</text><text x="${x(s.mz) + 4}" y="${y(s.share) + 8}" font-size="7">[M+${s.z === 1 ? '' : s.z}H]${s.z === 1 ? '' : s.z}+</text>`,
    )}
    ${ticks.map((mz) => html`<text x="${x(mz)}" y="${bottom + 12}" text-anchor="middle">${Math.round(mz)}</text>`)}
    <text x="${width - 8}" y="${height - 3}" text-anchor="end">m/z</text>
  </svg>`;
}
