import type { TextEntry } from './blocks.ts';
import type { GeneratorMark } from './container.ts';

const SHOWN = 60;

/** IPTC digital source types (cv.iptc.org/newscodes/digitalsourcetype) of what a trained model made, and how much of it. */
export const SOURCE_TYPES: Readonly<Record<string, GeneratorMark['extent']>> = {
  trainedAlgorithmicMedia: 'whole',
  compositeWithTrainedAlgorithmicMedia: 'part',
};

/**
 * How generators record their settings: under which keyword, and what such a record must contain. A keyword alone is
 * never enough, since other programs use the same words.
 */
const RECORDS: readonly (readonly [where: RegExp, contains: readonly RegExp[]])[] = [
  // Stable Diffusion web UIs; the record of a mere enlargement has no sampler.
  [
    /^(parameters|EXIF UserComment|XMP UserComment|JPEG comment|GIF comment)$/,
    [/\bSteps: \d+/, /\b(Sampler|CFG scale): /],
  ],
  [/^(parameters|EXIF UserComment)$/, [/"sui_image_params"\s*:/]],
  [/^(parameters|EXIF UserComment)$/, [/"(base_model|refiner_model)"\s*:/, /"(sampler|steps)"\s*:/]],
  // ComfyUI: the graph that was run, and the graph as drawn.
  [/^(prompt|EXIF (Make|Model|ImageDescription|UserComment))$/, [/"class_type"\s*:\s*"/, /"inputs"\s*:/]],
  [/^(workflow|EXIF (Make|Model|ImageDescription|UserComment))$/, [/"nodes"\s*:\s*\[/, /"links"\s*:\s*\[/]],
  // InvokeAI, past and present.
  [/^(invokeai_metadata|sd-metadata|Dream)$/, [/"(positive_prompt|model|prompt)"\s*:|-s ?\d+/]],
  // NovelAI and others that write their settings as an object.
  [/^(Comment|EXIF UserComment)$/, [/"sampler"\s*:/, /"(steps|seed)"\s*:/]],
  [/^(Description|EXIF ImageDescription)$/, [/\bJob ID: [0-9a-f]{8}-[0-9a-f]{4}-/]],
];

/** Marks of generators among the texts of a file. */
export function findRecords(texts: readonly TextEntry[]): GeneratorMark[] {
  return texts
    .filter(({ where, text }) =>
      RECORDS.some(([keyword, contains]) => keyword.test(where) && contains.every((pattern) => pattern.test(text))),
    )
    .map(({ where, text }) => ({ where, text: shown(text), extent: 'whole', sound: true }));
}

/** The beginning of a text, up to a whole word. */
function shown(text: string): string {
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN).replace(/\s\S*$/, '')}…`;
}
