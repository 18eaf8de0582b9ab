import type { Compound } from '../dataset/compound.ts';
import type { Laboratory } from '../dataset/laboratory.ts';
import { indexCompounds } from './fields/extract/match-compound.ts';
import { type Field, type Fields, namedFields, replaceFields } from './fields/fields.ts';
import { findFields } from './fields/find-fields.ts';
import { foundMore, lookAgain, needsSecondLook } from './fields/look-again.ts';
import type { Box } from './geometry/box.ts';
import { centreWithin } from './geometry/box.ts';
import type { Container } from './image/container/container.ts';
import type { Picture } from './image/decode/decode-picture.ts';
import { greyOf } from './image/grey.ts';
import type { OpenedPage, Timed } from './image/open-picture.ts';
import { mergeTextLayer } from './image/pdf/merge-text-layer.ts';
import { type PreparedPage, preparePage } from './image/prepare/prepare-page.ts';
import { applyToBox } from './image/transform.ts';
import { type Cell, groupCells } from './layout/cells.ts';
import type { Word } from './layout/word.ts';
import { readUnread } from './ocr/find-unread.ts';
import { meanwhile } from './ocr/meanwhile.ts';
import { type Code, readCodes } from './ocr/read-codes.ts';
import type { TextReader } from './ocr/read-text.ts';

/** What reading needs besides the page. */
export interface ReadingContext {
  reader: TextReader;
  laboratories: readonly Laboratory[];
  compounds: readonly Compound[];
}

/** Everything that was read from one page. */
export interface PageReading {
  picture: Picture;
  prepared: PreparedPage;
  words: Word[];
  /** Whether there was not enough time to read all of it. */
  cutShort: boolean;
  /** Null when they could not be looked for. */
  codes: Code[] | null;
  fields: Fields;
  container: Container;
}

/** Prepares a page, reads its words and codes, and finds its fields. */
export async function readPage(opened: OpenedPage, context: ReadingContext, timed: Timed): Promise<PageReading> {
  const { picture, layer, container } = opened;
  const grey = await timed('prepare', () => greyOf(picture));
  const looking = timed('codes', () => readCodes(grey, context.reader)).catch(() => null);
  const prepared = await meanwhile(() => timed('prepare', () => preparePage(picture, grey)));
  const { words: read, cutShort } = await timed('read', () =>
    prepared.noise ? { words: [], cutShort: false } : context.reader.read(prepared.page),
  );
  const codes = await looking;
  const all =
    cutShort || prepared.noise
      ? read
      : await timed('read what was missed', () => readUnread(read, prepared, context.reader));
  const merged = layer.length === 0 ? null : mergeTextLayer(all, layer, prepared.toPicture);
  let words = merged?.words ?? all;
  const compounds = indexCompounds(context.compounds);
  const find = (cells: Cell[]): Fields =>
    findFields({
      cells,
      codes: codes ?? [],
      pageHeight: prepared.page.height,
      letters: prepared.letters,
      laboratories: context.laboratories,
      compounds,
      toPicture: (box) => applyToBox(prepared.toPicture, box),
    });
  const cells = groupCells(words, prepared.letters);
  let fields = find(cells);
  if (!cutShort && needsSecondLook(fields)) {
    const again = await timed('look again', () => lookAgain(cells, fields, prepared, context.reader));
    const better = again === null ? null : find(groupCells(again, prepared.letters));
    if (again !== null && better !== null && foundMore(better, fields)) {
      words = again;
      fields = better;
    }
  }
  if (merged === null || container.pdf === null)
    return { picture, prepared, words, cutShort, codes, fields, container };
  const inPicture = (found: readonly Word[]): Box[] => found.map((word) => applyToBox(prepared.toPicture, word));
  return {
    picture,
    prepared,
    words,
    cutShort,
    codes,
    fields: confirmByLayer(fields, inPicture(merged.agreed), inPicture(merged.alone)),
    container: { ...container, pdf: { ...container.pdf, textLayer: merged.facts } },
  };
}

/** Picture and text layer are two readings: of the fields returned, one all of whose words they read alike was read twice. */
export function confirmByLayer(fields: Fields, agreed: readonly Box[], alone: readonly Box[]): Fields {
  const confirmed = new Map<string, Field<unknown>>();
  for (const [name, field] of namedFields(fields)) {
    const { box } = field;
    if (box === null) continue;
    if (agreed.some((word) => centreWithin(word, box)) && !alone.some((word) => centreWithin(word, box)))
      confirmed.set(name, { ...field, readings: Math.max(field.readings, 2) });
  }
  return replaceFields(fields, confirmed);
}
