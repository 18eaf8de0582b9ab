import { formatByMagic, type PictureFormat } from '../decode/picture-header.ts';
import type { Blocks, TextEntry } from './blocks.ts';
import type { Container, GeneratorMark, SoftwareTag } from './container.ts';
import { CREDENTIALS, isSound, readCredentials } from './content-credentials.ts';
import { readExif } from './exif.ts';
import { findRecords, SOURCE_TYPES } from './generator-marks.ts';
import { readGifBlocks } from './gif-blocks.ts';
import { readJpegSegments } from './jpeg-segments.ts';
import { hasPdfMark } from './pdf-mark.ts';
import { readPngChunks } from './png-chunks.ts';
import { kindOfSoftware } from './software-kinds.ts';
import { readTrailing } from './trailing.ts';
import { readWebpChunks } from './webp-chunks.ts';
import { readXmp } from './xmp.ts';

/** What a picture's file says about itself; the thumbnail is still to be held against the picture. */
export interface ContainerReading {
  container: Container;
  /** A JPEG file; null when there is none. */
  thumbnail: Uint8Array | null;
}

const NO_BLOCKS: Blocks = { texts: [], credentials: null, frames: 1, end: null };
const WALKERS: Readonly<Partial<Record<PictureFormat, (bytes: Buffer) => Blocks>>> = {
  png: readPngChunks,
  jpeg: readJpegSegments,
  webp: readWebpChunks,
  gif: readGifBlocks,
};

/** Keywords of PNG texts that name a program. */
const SOFTWARE_KEYWORDS = /^(software|creator tool|creator)$/i;
const COMMENT_KEYWORDS = /^(comment|jpeg comment|gif comment)$/i;
const LONGEST_NAME = 200;
const MAX_TAGS = 20;

/**
 * Reads what a picture's file says about itself, from its raw bytes and within the budgets. It never throws: what is
 * damaged or hostile reads as not there.
 */
export async function readContainer(
  picture: Uint8Array,
  declaredType: string | null = null,
): Promise<ContainerReading> {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  const format = formatByMagic(bytes);
  const blocks = (format === null ? undefined : WALKERS[format])?.(bytes) ?? NO_BLOCKS;
  const exif = await readExif(bytes, format ?? '');
  const xmp = readXmp(bytes, blocks.texts);
  const signed = await readCredentials(bytes, format ?? '', blocks.credentials);

  const named: TextEntry[] = [
    ...exif.software,
    ...xmp.software,
    ...blocks.texts
      .filter(({ where }) => SOFTWARE_KEYWORDS.test(where))
      .map(({ where, text }) => ({ where: `text “${where}”`, text })),
    ...(signed === null || signed.credentials.generator === ''
      ? []
      : [{ where: CREDENTIALS, text: signed.credentials.generator }]),
  ];
  const software = [...tagsOf(named), ...tagsOf(commentsOf(blocks.texts)).filter(({ kind }) => kind === 'editor')];
  return {
    container: {
      format: format ?? 'unknown',
      declaredType,
      software: software.slice(0, MAX_TAGS),
      generatorMarks: [
        ...findRecords([...blocks.texts, ...exif.texts, ...xmp.texts]),
        ...sourceMarks(xmp.sourceTypes),
        ...[...software, ...tagsOf(xmp.texts)]
          .filter(({ kind }) => kind === 'generator')
          .map(({ where, text }): GeneratorMark => {
            const sound = where !== CREDENTIALS || signed === null || isSound(signed.credentials.state);
            return { where, text, extent: 'whole', sound };
          }),
        ...(signed?.marks ?? []),
      ].slice(0, MAX_TAGS),
      credentials: signed?.credentials ?? null,
      thumbnail: null,
      frames: blocks.frames,
      isPdfToo: hasPdfMark(bytes),
      trailing: readTrailing(bytes, blocks.end),
      pdf: null,
    },
    thumbnail: exif.thumbnail,
  };
}

/** What some editors write behind their name, "doc=… user=…": numbers of a document and of its owner's account, which are nobody's business. */
const ITS_NUMBERS = /\s+\w+=/;

/** Names of programs with their kinds, each name once. */
export function tagsOf(entries: readonly TextEntry[]): SoftwareTag[] {
  const tags = entries
    .filter(({ text }) => text.length <= LONGEST_NAME)
    .map(({ where, text }) => ({ where, text: text.split(ITS_NUMBERS, 1)[0]!, kind: kindOfSoftware(text) }));
  return tags.filter((tag, index) => tags.findIndex((other) => other.text === tag.text) === index);
}

function commentsOf(texts: readonly TextEntry[]): TextEntry[] {
  return texts.filter(({ where }) => COMMENT_KEYWORDS.test(where));
}

function sourceMarks(types: readonly string[]): GeneratorMark[] {
  return types.flatMap((type) => {
    const extent = SOURCE_TYPES[type];
    return extent === undefined ? [] : [{ where: 'XMP DigitalSourceType', text: type, extent, sound: true }];
  });
}
