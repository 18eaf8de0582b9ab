import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from '../chromium.ts';
import { MadeLabel } from './labels.ts';
import { makePage } from './make-page.ts';
import { decode } from './pixels/raster.ts';
import { plan } from './plan.ts';
import { chromiumIsInstalled, Renderer } from './print/browser.ts';
import { loadWorld } from './world.ts';

const world = loadWorld();
const requests = plan(60, 'test');
const first = (scenario: string, capture: string) => {
  const request = requests.find(({ subject }) => 'scenario' in subject && subject.scenario.id === scenario);
  if (!request) throw new Error(`Expected the scenario ${scenario} in the plan.`);
  return { ...request, capture };
};

if (!chromiumIsInstalled()) console.warn(`Not tested: making pages needs Chromium at ${CHROMIUM}.`);

describe.skipIf(!chromiumIsInstalled())(`makePage (needs Chromium at ${CHROMIUM})`, () => {
  let renderer: Renderer;
  beforeAll(async () => {
    renderer = await Renderer.open();
  });
  afterAll(async () => renderer.close());

  test('the same request gives the same file and label; another seed another page', { timeout: 30_000 }, async () => {
    const request = first('genuine', 'scan');
    const [one, two] = [await makePage(request, world, renderer), await makePage(request, world, renderer)];
    expect(two.label).toEqual(one.label);
    expect(two.bytes.equals(one.bytes)).toBe(true);
    const other = await makePage({ ...request, seed: 'other' }, world, renderer);
    expect(other.label.report_number).not.toBe(one.label.report_number);
  });

  test.each(['inpaint_draw', 'cover_retype', 'paste_other_page', 'stretched', 'digit_swap'])(
    '%s changes the page inside the labelled boxes',
    { timeout: 30_000 },
    async (method) => {
      const request = { ...first('fab_pixel', 'png2x'), method };
      const { bytes, label } = await makePage(request, world, renderer);
      expect(MadeLabel.parse(label)).toMatchObject({
        verdict: 'fabricated',
        tamper: method,
        tampered_fields: [expect.any(String)],
      });
      const page = await decode(bytes);
      const [x, y, width, height] = label.boxes![0] as [number, number, number, number];
      const levels = Array.from(
        { length: width },
        (_, i) => page.data[((y + (height >> 1)) * page.width + x + i) * 3] as number,
      );
      expect(Math.max(...levels) - Math.min(...levels), 'there is ink in the edited box').toBeGreaterThan(60);
    },
  );

  test('a page that is no certificate is labelled so', { timeout: 30_000 }, async () => {
    const request = requests.find(({ subject }) => 'document' in subject);
    const { label } = await makePage(request as (typeof requests)[number], world, renderer);
    expect(label).toMatchObject({ scenario: 'not_certificate', verdict: 'unclear', client: null, dates: {} });
  });
});

describe('plan', () => {
  test('is the same for the same seed', () => {
    expect(plan(60, 'test')).toEqual(requests);
    expect(plan(60, 'another')).not.toEqual(requests);
  });

  test('a set of 240 pages holds every scenario, capture and, but for the rarest, template', () => {
    const pages = plan(240, '1');
    expect(Math.abs(pages.length - 240)).toBeLessThan(12);
    const scenarios = new Set(
      pages.map(({ subject }) => ('scenario' in subject ? subject.scenario.id : 'not_certificate')),
    );
    expect(scenarios.size).toBe(19);
    expect(new Set(pages.map(({ capture }) => capture)).size).toBe(9);
    expect(new Set(pages.flatMap(({ template }) => template ?? [])).size).toBeGreaterThanOrEqual(14);
  });

  test('keeps to the splits asked for', () => {
    expect(new Set(plan(100, '1', ['held-out']).map(({ split }) => split))).toEqual(new Set(['held-out']));
  });
});
