import type { Box } from '../../geometry/box.ts';

/**
 * What a file says about itself, apart from its picture: facts for checks, read from the raw bytes. All of it can be
 * removed or written by anybody, so what is missing says nothing.
 */
export interface Container {
  /** Format by the leading bytes. */
  format: string;
  /** Media type under which the file was sent; null when none was given. */
  declaredType: string | null;
  /** Programs named as having made or saved the file. */
  software: SoftwareTag[];
  /** Marks by which generators of pictures label what they make. */
  generatorMarks: GeneratorMark[];
  credentials: ContentCredentials | null;
  thumbnail: Thumbnail | null;
  /** What follows the end of the picture; null when nothing does, or when the format does not say where it ends. */
  trailing: { bytes: number; kind: TrailingKind } | null;
  /** Pictures that it shows one after another; the first is judged. */
  frames: number;
  /** Whether a picture is a PDF besides: what its PDF shows was not looked at. */
  isPdfToo: boolean;
  /** What only a PDF says; null for a picture. */
  pdf: PdfFacts | null;
}

/** A place in a file that names a program, and what kind of program that is. */
export interface SoftwareTag {
  /** Where it stands, such as "EXIF Software". */
  where: string;
  text: string;
  kind: 'generator' | 'editor' | 'other';
}

/** A statement in a file that a program made the picture up. */
export interface GeneratorMark {
  /** Where it stands, such as "PNG text “parameters”". */
  where: string;
  /** What it says, shortened. */
  text: string;
  /** Whether it is about the whole picture or only a part put into it. */
  extent: 'whole' | 'part';
  /** False for a signed mark whose signature or whose tie to this file is broken. */
  sound: boolean;
}

/** Content Credentials (C2PA 2.x): a signed statement of where a picture comes from. */
export interface ContentCredentials {
  /** The program that made the claim. */
  generator: string;
  /** Name in the signer's certificate. It is not held against a list of trusted signers: that needs the network. */
  signer: string;
  /**
   * `intact`: the signature holds and the file is as it was signed. `changed`: the file was altered after it was signed.
   * `invalid`: the signature or a part of the statement does not hold. `unverified`: present, but could not be validated.
   */
  state: 'intact' | 'changed' | 'invalid' | 'unverified';
}

/** A small picture of the picture that cameras and editors store beside it. */
export interface Thumbnail {
  width: number;
  height: number;
  /** Correlation of its brightness with the picture's at the best fit, −1 to 1. */
  likeness: number;
}

/** What the bytes behind the end of a picture are, as far as they tell. */
export type TrailingKind = 'padding' | 'phone' | 'archive' | 'document' | 'picture' | 'text' | 'unknown';

/** What a PDF says of itself and of the page that was read. */
export interface PdfFacts {
  pages: number;
  /** The page that was read, from 1. */
  pageRead: number;
  producer: string;
  creator: string;
  /** Dates as the document information writes them (`D:YYYYMMDD…`), or "". */
  created: string;
  modified: string;
  /** How often the file was saved; every save after the first one was added to the end and left the former in place. */
  saves: number;
  signatures: number;
  /** Kinds of annotations drawn over the page, such as "free text", with their number. */
  annotations: Record<string, number>;
  fonts: { name: string; embedded: boolean }[];
  /** What the text layer of the page read says beside its picture; null when there is none. */
  textLayer: TextLayerFacts | null;
}

/** How the text layer of a page agrees with what the page shows. */
export interface TextLayerFacts {
  words: number;
  /** Words of it that can be seen on the page. */
  visible: number;
  /** Share of letters on which layer and picture agree where both have some, 0 to 1. */
  agreement: number;
  /** Words that are in the layer but hidden, and what is seen in their place; boxes in pixels of the rendered page. */
  contradictions: { hidden: string; shown: string; box: Box }[];
  /** Its words on view, where layer and picture agree on the whole: each with the family of its font (see `familyOf`). */
  set: readonly SetWord[];
}

/** A word of a text layer; its box is in pixels of the rendered page. */
export interface SetWord {
  text: string;
  family: string;
  box: Box;
}
