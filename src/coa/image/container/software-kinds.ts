import type { SoftwareTag } from './container.ts';

/** Programs that make pictures from a description, as they name themselves in a file. */
const GENERATORS: readonly RegExp[] = [
  /novelai/,
  /midjourney/,
  /stable[ -]?diffusion/,
  /comfyui/,
  /invoke ?ai/,
  /automatic1111/,
  /fooocus/,
  /easy diffusion/,
  /draw things/,
  /swarmui/,
  /dall[·.\- ]?e/,
  /gpt-?image/,
  /chatgpt/,
  /adobe firefly/,
  /bing image creator/,
  /nano banana/,
  /leonardo\.?ai/,
  /ideogram/,
  /playground ai/,
  /craiyon/,
  /dreamstudio/,
  /flux\.1/,
  /made with google ai/,
];

/** Programs whose purpose is to change pictures or pages. Those that only take, show, scan or print them are not here. */
const EDITORS: readonly RegExp[] = [
  /gimp/,
  /adobe photoshop(?! (lightroom|camera raw))/,
  /photoshop express/,
  /pixelmator/,
  /affinity (photo|designer|publisher)/,
  /paint\.net/,
  /paintshop/,
  /krita/,
  /photopea/,
  /canva/,
  /picsart/,
  /snapseed/,
  /fotor/,
  /befunky/,
  /pixlr/,
  /photoscape/,
  /photoroom/,
  /coreldraw/,
  /corel photo-paint/,
  /inkscape/,
  /adobe illustrator/,
  /lunapic/,
  /ipiccy/,
  /polarr/,
  /meitu/,
  /ilovepdf/,
  /ilovepdf\.com/,
  /sejda/,
  /smallpdf/,
  /pdfescape/,
  /pdf-xchange editor/,
  /foxit (phantom ?pdf|pdf editor)/,
  /nitro (pro|pdf)/,
  /pdfelement/,
  /wondershare/,
  /dochub/,
  /pdffiller/,
  /master pdf editor/,
  /infix/,
];

/** A pattern of any of some programs' names, as whole words. */
const naming = (programs: readonly RegExp[]): RegExp =>
  new RegExp(`\\b(?:${programs.map(({ source }) => source).join('|')})\\b`, 'i');

const GENERATOR = naming(GENERATORS);
const EDITOR = naming(EDITORS);

/** What kind of program a name in a file is; one we do not know is `other`, which speaks neither for nor against. */
export function kindOfSoftware(name: string): SoftwareTag['kind'] {
  if (GENERATOR.test(name)) return 'generator';
  return EDITOR.test(name) ? 'editor' : 'other';
}
