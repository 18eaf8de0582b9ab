// The functions below run in the rendered page; they may use nothing from outside themselves.

/** One field as it stands on the rendered page, in pixels of the picture. */
export interface FieldBox {
  name: string;
  text: string;
  box: Box;
  font: { family: string; size: number; weight: string; italic: boolean; colour: string };
}

/** `[x, y, width, height]` in pixels. */
export type Box = [number, number, number, number];

/** How a field of the live page is changed: its text, and one character that is given a style. */
export interface FieldChange {
  text: string;
  /** Index of the character that is styled. */
  character?: number;
  style?: string;
}

/** Runs in the page. */
export function readFields(scale: number): FieldBox[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-field]'), (element) => {
    const rectangle = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return {
      name: element.dataset['field'] ?? '',
      text: element.textContent ?? '',
      box: [
        rectangle.x * scale,
        (rectangle.y + window.scrollY) * scale,
        rectangle.width * scale,
        rectangle.height * scale,
      ],
      font: {
        family: style.fontFamily,
        size: Number.parseFloat(style.fontSize) * scale,
        weight: style.fontWeight,
        italic: style.fontStyle === 'italic',
        colour: style.color,
      },
    };
  });
}

/** Runs in the page; returns the text that stood there. */
export function changeField({ index, change }: { index: number; change: FieldChange }): string {
  const element = document.querySelectorAll<HTMLElement>('[data-field]')[index];
  if (!element) throw new Error(`Expected a field number ${index}.`);
  const before = element.textContent ?? '';
  if (change.character === undefined) {
    element.textContent = change.text;
  } else {
    const range = document.createRange();
    const node = element.firstChild as Text;
    range.setStart(node, change.character);
    range.setEnd(node, change.character + 1);
    const styled = document.createElement('span');
    // As wide as the character it replaces, so that what follows does not move.
    styled.setAttribute(
      'style',
      `display:inline-block;text-align:center;width:${range.getBoundingClientRect().width}px;${change.style ?? ''}`,
    );
    styled.textContent = change.text.charAt(change.character);
    element.replaceChildren(change.text.slice(0, change.character), styled, change.text.slice(change.character + 1));
  }
  return before;
}

/** Runs in the page. */
export function drawOnCanvas({ text, font }: { text: string; font: FieldBox['font'] }): {
  url: string;
  baseline: number;
} {
  const canvas = document.createElement('canvas');
  const css = `${font.italic ? 'italic ' : ''}${font.weight} ${font.size}px ${font.family}`;
  const measuring = canvas.getContext('2d') as CanvasRenderingContext2D;
  measuring.font = css;
  const measured = measuring.measureText(text);
  canvas.width = Math.ceil(measured.width) + 4;
  canvas.height = Math.ceil(measured.fontBoundingBoxAscent + measured.fontBoundingBoxDescent) + 2;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.font = css;
  context.fillStyle = font.colour;
  context.fillText(text, 0, measured.fontBoundingBoxAscent);
  return { url: canvas.toDataURL('image/png'), baseline: measured.fontBoundingBoxAscent };
}
