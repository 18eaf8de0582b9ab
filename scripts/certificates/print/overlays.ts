import type { Random } from '../random.ts';
import type { Overlay } from '../scenarios/scenario.ts';
import { html, type Markup } from './html.ts';
import type { FieldBox } from './in-page.ts';

/**
 * What somebody laid over a page that was left as it is.
 * @param seller whose watermark it is.
 */
export function overlayMarkup(
  kind: Overlay,
  fields: readonly FieldBox[],
  scale: number,
  seller: string,
  random: Random,
): Markup {
  const css = (field: FieldBox, margin: number) => {
    const [x, y, width, height] = field.box.map((side) => side / scale) as FieldBox['box'];
    return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  };
  if (kind === 'watermark') return watermark(seller, random);
  if (kind === 'redaction') {
    return html`${fields
      .filter((field) => field.name === 'client')
      .map((field) => {
        const at = css(field, 3);
        return html`<div style="position:absolute;background:#000;left:${at.x}px;top:${at.y}px;width:${at.width + 14}px;height:${at.height}px"></div>`;
      })}`;
  }
  const chosen = random
    .shuffle(fields.filter(({ name }) => ['purity', 'client', 'batch', 'content', 'reported'].includes(name)))
    .slice(0, random.whole(1, 3));
  const colour = random.pick(['#e00000', '#ff0033', '#d60093', '#0a7d00']);
  return html`${chosen.map((field, i) => {
    const at = css(field, 6);
    const caption = random.pick(['see here', 'lab tested', `(${i + 1})`, 'this batch', 'passed']);
    return html`<div style="position:absolute;border:3px solid ${colour};border-radius:${random.pick([0, 6, 30])}px;left:${at.x}px;top:${at.y}px;width:${at.width}px;height:${at.height}px"></div>
      <div style="position:absolute;color:${colour};font:bold 15px sans-serif;left:${at.x}px;top:${at.y - 19}px;white-space:nowrap">${caption}</div>`;
  })}`;
}

function watermark(seller: string, random: Random): Markup {
  const colour = random.pick(['#c62828', '#1565c0', '#555555', '#2e7d32']);
  const [angle, size, opacity] = [random.between(-42, -22), random.whole(30, 58), random.between(0.1, 0.22)];
  const rowsOfText = Array.from({ length: random.whole(2, 5) }, (_, i) => i);
  return html`<div style="position:absolute;inset:0;overflow:hidden;pointer-events:none">${rowsOfText.map(
    (i) =>
      html`<div style="position:absolute;left:${random.whole(-20, 120)}px;top:${150 + (i * 880) / rowsOfText.length}px;transform:rotate(${angle}deg);font:bold ${size}px sans-serif;color:${colour};opacity:${opacity};white-space:nowrap">${seller}</div>`,
  )}</div>`;
}
