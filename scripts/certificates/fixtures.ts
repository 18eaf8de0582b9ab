import { DOCUMENTS } from './documents/index.ts';
import type { PageRequest } from './make-page.ts';
import { fabPixel } from './scenarios/edited.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { TEMPLATES } from './templates/index.ts';
import type { World } from './world.ts';

/** [file name, scenario or kind of document, variant, template, capture, seed] of each committed picture. */
const FIXTURES = [
  ['genuine-png', 'genuine', 'report', 'printout', 'png1x', 'a'],
  ['genuine-jpeg', 'genuine', 'report', 'spec-table', 'jpeg80', 'a'],
  ['genuine-qr', 'genuine', 'report', 'half-page', 'png2x', 'a'],
  ['genuine-phone', 'genuine', 'report', 'cards', 'phone', 'a'],
  ['reallab', 'reallab', 'report', 'ring', 'webp_screen', 'a'],
  ['reallab-png', 'reallab', 'report', 'cards', 'png1x', 'a'],
  ['selfmade-vendor', 'selfmade', 'in_house', 'boxed-form', 'jpeg80', 'a'],
  ['selfmade-manufacturer', 'selfmade', 'manufacturer', 'maker-sheet', 'png1x', 'a'],
  ['stale', 'stale', 'old', 'letter', 'png1x', 'a'],
  ['borrowed', 'borrowed', 'another_client', 'portal', 'jpeg90', 'a'],
  ['fab-chem', 'fab_chem', 'other_compound', 'framed', 'jpeg90', 'a'],
  ['fab-pixel', 'fab_pixel', 'one_number', 'side-column', 'png2x', 'h'],
  ['unknown-lab', 'unknown_lab', 'report', 'memo', 'jpeg80', 'a'],
  ['not-certificate', 'not_certificate', 'till_receipt', '', 'jpeg80', 'a'],
] as const;

/** The pages of `fixtures/certificates`, in the order of its labels.json. */
export function fixtureRequests(): PageRequest[] {
  return FIXTURES.map(([name, scenarioId, variantId, template, capture, seed]) => {
    const document = DOCUMENTS.find(({ id }) => id === variantId);
    const scenario = SCENARIOS.find(({ id }) => id === scenarioId);
    const variant = scenario?.variants.find(({ id }) => id === variantId);
    const base = { name, seed: `fixture/${name}/${seed}`, capture };
    if (document) return { ...base, split: document.split, subject: { document } };
    const split = TEMPLATES.find(({ id }) => id === template)?.split;
    if (!scenario || !variant || !split)
      throw new Error(`Unknown scenario, variant or template for the fixture ${name}.`);
    return { ...base, split, template, subject: { scenario, variant } };
  });
}

/**
 * The pages of `fixtures/pages`: one with its purity covered and set anew by another program, which nothing that is
 * printed contradicts, and the same page before that.
 */
export function pairRequests(): PageRequest[] {
  const variant = fabPixel.variants.find(({ id }) => id === 'one_number');
  if (variant === undefined) throw new Error('Unknown variant one_number of fab_pixel.');
  const edited: PageRequest = {
    name: 'edited',
    seed: 'fixture/pixels/a',
    capture: 'png1x',
    split: 'train',
    template: 'printout',
    method: 'cover_retype',
    subject: { scenario: fabPixel, variant },
  };
  return [edited, { ...edited, name: 'untouched', untouched: true }];
}

/** The world without real laboratories: no page in their name is published. */
export function inventedOnly(world: World): World {
  return { ...world, laboratories: world.laboratories.filter(({ demonstration }) => demonstration) };
}
