import type { Capture } from './captures/capture.ts';
import { CAPTURES, UNREADABLE } from './captures/index.ts';
import type { Document } from './documents/document.ts';
import { type EditedPage, editPage } from './edits/edit-page.ts';
import type { MadeLabel, Split } from './labels.ts';
import { expectedVerdict, printedFacts } from './make-label.ts';
import { encode, softwareTag } from './pixels/encode.ts';
import { decode, throughJpeg } from './pixels/raster.ts';
import type { RenderedPage, Renderer } from './print/browser.ts';
import { overlayMarkup } from './print/overlays.ts';
import { printer } from './print/printer.ts';
import { chooseStyle, type Style } from './print/style.ts';
import type { Sheet, Template } from './print/template.ts';
import { Random } from './random.ts';
import type { Made, Scenario, Variant } from './scenarios/scenario.ts';
import { TEMPLATES } from './templates/index.ts';
import type { World } from './world.ts';

/** One page to be made. Equal requests with equal data give equal pictures. */
export interface PageRequest {
  /** File name without extension. */
  name: string;
  seed: string;
  split: Split;
  /** A scenario with one of its variants, or a page that is no certificate. */
  subject: { scenario: Scenario; variant: Variant } | { document: Document };
  /** Id of the capture; ignored for unreadable pages. */
  capture: string;
  /** Id of the template; chosen among those that fit when absent. */
  template?: string;
  /** Id of the editing method; chosen when absent. */
  method?: string;
  /** Leaves out the edits: the same page as it was before them. */
  untouched?: boolean;
}

/** A page that was made: the bytes of its picture, and what is true of it. */
export interface MadePage {
  bytes: Buffer;
  label: MadeLabel;
}

/** Templates of the split that can show what the variant is meant to show, for pages of this issuer. */
export function fittingTemplates(
  variant: Variant,
  split: Split,
  issuer: Made['certificate']['issuer']['kind'],
): Template[] {
  return TEMPLATES.filter(
    (template) =>
      template.split === split &&
      template.issuers.includes(issuer) &&
      variant.needs.every((feature) => template.features.includes(feature)),
  );
}

/** Makes one page: picture file and label. */
export async function makePage(request: PageRequest, world: World, renderer: Renderer): Promise<MadePage> {
  const { subject, seed } = request;
  const style = chooseStyle(request.split, new Random(`${seed}/style`));
  const random = new Random(`${seed}/content`);
  if ('document' in subject) return makeDocument(request, subject.document, style, random, world, renderer);
  const { scenario, variant } = subject;
  const made = variant.make({ world, random });
  const fitting = fittingTemplates(variant, request.split, made.certificate.issuer.kind);
  const template = fitting.find(({ id }) => id === request.template) ?? random.pick(fitting);
  const certificate = { ...made.certificate, decimalComma: template.id === 'bilingual' && random.chance(0.3) };
  const sheet: Sheet = template.render({
    certificate,
    print: printer(certificate),
    random: new Random(`${seed}/template`),
    style,
  });
  const capture = scenario.unreadable ? UNREADABLE : captureOf(request.capture);
  const { overlay } = made;
  const seller = made.vendor ?? made.certificate.client ?? '';
  const rendered = await renderer.render(
    sheet,
    capture.scale,
    overlay && ((fields) => overlayMarkup(overlay, fields, capture.scale, seller, random)),
  );
  const facts = printedFacts({ ...made, certificate }, rendered.fields, rendered.hasQr);
  const edits = request.untouched ? undefined : made.edits;
  const shown = request.untouched ? { ...scenario, id: 'genuine', verdict: 'as-laboratory' as const } : scenario;
  const known = {
    verdict: expectedVerdict(shown, certificate, world.partner.id),
    scenario: shown.id,
    variant: request.untouched ? 'report' : variant.id,
    ...facts,
    template: template.id,
  };
  return finish(request, rendered, capture, edits ? { edits, renderer } : null, known);
}

/** Makes a page that is no certificate. */
async function makeDocument(
  request: PageRequest,
  document: Document,
  style: Style,
  random: Random,
  world: World,
  renderer: Renderer,
): Promise<MadePage> {
  const sheet = document.render({ random, style, world });
  const capture = captureOf(request.capture);
  const rendered = await renderer.render(sheet, capture.scale);
  const lab = document.namesPartner
    ? { lab: world.partner.name, lab_id: world.partner.id }
    : { lab: null, lab_id: null };
  const known = {
    verdict: 'unclear' as const,
    scenario: 'not_certificate',
    variant: document.id,
    vendor: random.chance(0.6) ? random.pick(world.sellers).domain : null,
    ...lab,
    client: null,
    sample: null,
    batch: null,
    purity: null,
    mass: null,
    report_number: null,
    key: null,
    dates: {},
    qr: null,
    template: document.id,
  };
  return finish(request, rendered, capture, null, known);
}

function captureOf(id: string): Capture {
  const capture = CAPTURES.find((one) => one.id === id);
  if (!capture) throw new Error(`Unknown capture "${id}". Known: ${CAPTURES.map((one) => one.id).join(', ')}.`);
  return capture;
}

type Known = Omit<
  MadeLabel,
  'file' | 'capture' | 'tamper' | 'tampered_fields' | 'metadata' | 'boxes' | 'size' | 'split'
>;

/** From the rendered page to the file: JPEG past, edits, capture, software tag. */
async function finish(
  request: PageRequest,
  rendered: RenderedPage,
  capture: Capture,
  editing: { edits: NonNullable<Made['edits']>; renderer: Renderer } | null,
  known: Known,
): Promise<MadePage> {
  const random = new Random(`${request.seed}/picture`);
  const fresh = await decode(rendered.png);
  const page = random.chance(0.5) ? await throughJpeg(fresh, random.whole(62, 94)) : fresh;
  const edited: EditedPage | null =
    editing && (await editPage(page, rendered, editing.edits, capture.scale, editing.renderer, random, request.method));
  const captured = await capture.take(page, edited?.boxes ?? [], random);
  const metadata = softwareTag(edited !== null, random);
  const { bytes, extension } = await encode(captured, metadata);
  const { width, height } = captured.raster;
  return {
    bytes,
    label: {
      file: `${request.name}.${extension}`,
      ...known,
      capture: capture.id,
      tamper: edited?.method ?? null,
      tampered_fields: edited?.fields ?? null,
      metadata,
      boxes: captured.boxes.map(([x, y, w, h]) => [Math.round(x), Math.round(y), Math.round(w), Math.round(h)]),
      size: [width, height],
      split: request.split,
    },
  };
}
