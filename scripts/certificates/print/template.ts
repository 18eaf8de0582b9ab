import type { Certificate } from '../content/certificate.ts';
import type { Split } from '../labels.ts';
import type { Random } from '../random.ts';
import { html, type Markup } from './html.ts';
import type { Printed } from './printer.ts';
import type { Style } from './style.ts';

/** What a template can print beside the fields that all of them print. */
export type Feature =
  | 'peaks'
  | 'trace'
  | 'trace-batch'
  | 'spectrum'
  | 'mass'
  | 'key'
  | 'qr'
  | 'number-below'
  | 'balance'
  | 'identified';

/** What a template prints from. */
export interface TemplateContext {
  certificate: Certificate;
  print: Printed;
  random: Random;
  style: Style;
}

/** A rendered sheet: CSS, body, and its size in CSS pixels (the height is the least one). */
export interface Sheet {
  css: string;
  body: Markup;
  width?: number;
  height?: number;
}

/** One layout family. */
export interface Template {
  /** Equals the file name. */
  id: string;
  /** Whether weights and thresholds may be fitted to it. */
  split: Split;
  /** Who issues pages of this kind. */
  issuers: readonly Certificate['issuer']['kind'][];
  features: readonly Feature[];
  render(context: TemplateContext): Sheet;
}

/** Rows of a table. */
export function rows(cells: readonly (readonly (Markup | string | number)[] | null)[]): Markup {
  return html`${cells.filter((row) => row !== null).map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}`;
}
