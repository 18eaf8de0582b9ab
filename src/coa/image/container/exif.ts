import type { ExpandedTags } from 'exifreader';
import type { TextEntry } from './blocks.ts';

/** What EXIF and IPTC say that bears on how a picture was made. */
export interface ExifFacts {
  software: TextEntry[];
  texts: TextEntry[];
  /** The thumbnail as a JPEG file; null when there is none. */
  thumbnail: Uint8Array | null;
}

const NOTHING: ExifFacts = { software: [], texts: [], thumbnail: null };
const LONGEST_TEXT = 20_000;
const EXIF_SOFTWARE = ['Software', 'ProcessingSoftware', 'HostComputer'];
const EXIF_TEXTS = ['UserComment', 'ImageDescription', 'Make', 'Model', 'XPComment'];
const IPTC_SOFTWARE = ['Originating Program'];
const IPTC_TEXTS = ['Credit', 'Caption/Abstract'];

/** Marks one of which stands before EXIF or IPTC data; where none does, the reader of them is not loaded. */
const MARKS = ['Exif\0\0', 'eXIf', 'EXIF', '8BIM', 'Raw profile type exif'].map((mark) => Buffer.from(mark, 'latin1'));

/** Reads EXIF and IPTC of a picture; damaged data reads as none. */
export async function readExif(bytes: Buffer, format: string): Promise<ExifFacts> {
  if (format !== 'tiff' && !MARKS.some((mark) => bytes.includes(mark))) return NOTHING;
  const { default: ExifReader } = await import('exifreader');
  let tags: ExpandedTags;
  try {
    tags = withoutWarnings(() =>
      ExifReader.load(bytes, {
        expanded: true,
        includeTags: {
          exif: [...EXIF_SOFTWARE, ...EXIF_TEXTS],
          iptc: [...IPTC_SOFTWARE, ...IPTC_TEXTS],
          thumbnail: true,
        },
      }),
    );
  } catch {
    return NOTHING;
  }
  const named = (kind: 'EXIF' | 'IPTC', names: readonly string[]): TextEntry[] =>
    names.flatMap((name) => {
      const group = (kind === 'EXIF' ? tags.exif : tags.iptc) as Record<string, { description?: unknown }> | undefined;
      const text = String(group?.[name]?.description ?? '')
        .slice(0, LONGEST_TEXT)
        .trim();
      return text === '' ? [] : [{ where: `${kind} ${name}`, text }];
    });
  const thumbnail =
    tags.Thumbnail?.type === 'image/jpeg' && tags.Thumbnail.image !== undefined
      ? new Uint8Array(tags.Thumbnail.image as ArrayBuffer)
      : null;
  return {
    software: [...named('EXIF', EXIF_SOFTWARE), ...named('IPTC', IPTC_SOFTWARE)],
    texts: [...named('EXIF', EXIF_TEXTS), ...named('IPTC', IPTC_TEXTS)],
    thumbnail,
  };
}

/** Runs work that comes back at once without its warnings: of a damaged file the reader tells the console, which is the service's log. */
function withoutWarnings<T>(work: () => T): T {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return work();
  } finally {
    console.warn = warn;
  }
}
