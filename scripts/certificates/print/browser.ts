import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../../chromium.ts';
import type { Markup } from './html.ts';
import { type Box, changeField, drawOnCanvas, type FieldBox, type FieldChange, readFields } from './in-page.ts';
import type { Sheet } from './template.ts';

/** Letters are drawn alike on every machine. */
const DRAWING_ARGUMENTS = [...CHROMIUM_ARGUMENTS, '--font-render-hinting=none'];

const VIEWPORT = { width: 1123, height: 1123 };

/** Printed at the foot of every page, so that none can be taken for a laboratory's. */
const NOTICE = 'Made for software tests: names and figures are invented.';

/** A page as rendered, before it became a file. */
export interface RenderedPage {
  png: Buffer;
  fields: FieldBox[];
  hasQr: boolean;
}

/** Whether Chromium is where it is expected, so that pages can be drawn; tests that draw some are skipped without it. */
export function chromiumIsInstalled(): boolean {
  return existsSync(CHROMIUM);
}

/** One headless Chromium for a whole run, with one page for each scale. */
export class Renderer {
  readonly #browser: Browser;
  readonly #pages = new Map<number, Page>();

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @throws Error that says how to install Chromium when it is missing. */
  static async open(): Promise<Renderer> {
    if (!chromiumIsInstalled())
      throw new Error(
        `Expected Chromium at ${CHROMIUM}. Install it (Debian: apt-get install chromium) or name it in the variable CHROMIUM.`,
      );
    return new Renderer(await chromium.launch({ executablePath: CHROMIUM, args: DRAWING_ARGUMENTS }));
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  /**
   * Renders a sheet.
   * @param scale pixels of the picture to one CSS pixel.
   * @param overlay markup laid over the sheet; `fields` is at hand for it.
   */
  async render(sheet: Sheet, scale: number, overlay?: (fields: FieldBox[]) => Markup): Promise<RenderedPage> {
    const page = await this.#page(scale);
    const { width = 794, height = 1123 } = sheet;
    const css = `*{box-sizing:border-box}html,body{margin:0;background:#fff}.sheet{font-variant-numeric:lining-nums;position:relative;width:${width}px;min-height:${height}px;background:#fff}.notice{position:absolute;right:8px;bottom:3px;font:8px sans-serif;color:#8a8a8a}${sheet.css}`;
    await page.setContent(
      `<!doctype html><meta charset="utf-8"><style>${css}</style><div class="sheet">${sheet.body.text}<div class="notice">${NOTICE}</div></div>`,
      { waitUntil: 'load' },
    );
    const fields = await page.evaluate(readFields, scale);
    if (overlay)
      await page.evaluate(
        (markup) => document.querySelector('.sheet')?.insertAdjacentHTML('beforeend', markup),
        overlay(fields).text,
      );
    const png = await page.locator('.sheet').screenshot({ animations: 'disabled' });
    return { png, fields, hasQr: (await page.locator('[data-code=qr]').count()) > 0 };
  }

  /** Where field number `index` of the page rendered last would stand with another text. */
  async measure(scale: number, index: number, text: string): Promise<Box> {
    const page = await this.#page(scale);
    const before = await page.evaluate(changeField, { index, change: { text } });
    const fields = await page.evaluate(readFields, scale);
    await page.evaluate(changeField, { index, change: { text: before } });
    return (fields[index] as FieldBox).box;
  }

  /** A part of the page rendered last, as it would be with another text in its field number `index`. */
  async redraw(scale: number, index: number, change: FieldChange, clip: Box): Promise<Buffer> {
    const page = await this.#page(scale);
    const before = await page.evaluate(changeField, { index, change });
    const [x, y, width, height] = clip.map((side) => side / scale) as Box;
    const png = await page.screenshot({
      clip: { x, y, width, height },
      animations: 'disabled',
      fullPage: y + height > VIEWPORT.height,
    });
    await page.evaluate(changeField, { index, change: { text: before } });
    return png;
  }

  /** Text drawn on nothing, as an image editor would: PNG with alpha, and how far below its top the baseline lies. */
  async drawText(text: string, font: FieldBox['font']): Promise<{ png: Buffer; baseline: number }> {
    const page = await this.#page(1);
    const { url, baseline } = await page.evaluate(drawOnCanvas, { text, font });
    return { png: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'), baseline };
  }

  async #page(scale: number): Promise<Page> {
    const known = this.#pages.get(scale);
    if (known) return known;
    const context = await this.#browser.newContext({ deviceScaleFactor: scale, viewport: VIEWPORT });
    const page = await context.newPage();
    this.#pages.set(scale, page);
    return page;
  }
}
