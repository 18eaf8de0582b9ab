import type { Compound } from '../dataset/compound.ts';
import type { Laboratory } from '../dataset/laboratory.ts';
import { type ChosenSheet, chooseSheet, type FindIn } from './choose-sheet.ts';
import { indexCompounds } from './fields/extract/sample/compounds/compound-index.ts';
import { areOfSeveral } from './fields/extract/search/label-kinds.ts';
import { type Field, type Fields, namedFields, replaceFields } from './fields/fields.ts';
import { fillGaps, HARDLY_READ } from './fields/fill-gaps.ts';
import { findFields } from './fields/find-fields.ts';
import { linesToSee } from './fields/lines-to-see.ts';
import { lookAgain } from './fields/look-again/look-again.ts';
import { foundMore, lacksBatch, needsSecondLook } from './fields/look-again/worth-a-second-look.ts';
import { type OtherPage, type PageSummary, summaryOf } from './fields/page-summary.ts';
import { passedOverAbove, passedOverLabels } from './fields/passed-over.ts';
import { isMelted } from './forensics/codes/melted-code.ts';
import type { Box } from './geometry/box.ts';
import { centreWithin } from './geometry/box.ts';
import type { Container } from './image/container/container.ts';
import type { Picture } from './image/decode/decode-picture.ts';
import { greyOf } from './image/grey.ts';
import type { OpenedPage, Timed } from './image/open-picture.ts';
import { mergeTextLayer } from './image/pdf/merge-text-layer.ts';
import { type AsSent, layUpright } from './image/prepare/lay-upright.ts';
import type { PreparedPage } from './image/prepare/prepare-page.ts';
import { releasePixels } from './image/release-pixels.ts';
import { applyToBox, invert, moveBox } from './image/transform.ts';
import { pageGraph } from './layout/build-graph.ts';
import { groupCells } from './layout/cells.ts';
import type { Word } from './layout/word.ts';
import { cutBack } from './ocr/cut-back.ts';
import { cutToLine } from './ocr/cut-to-line.ts';
import { readUnread } from './ocr/find-unread.ts';
import { noteCutShort } from './ocr/note-cut-short.ts';
import { type Code, readCodes, type UndecodedCode } from './ocr/read-codes.ts';
import { readHugeWords, readLargeFigures } from './ocr/read-large.ts';
import { readTallResults } from './ocr/read-tall.ts';
import { readScene } from './ocr/scene/read-scene.ts';
import type { TextReader } from './ocr/text-reader.ts';
import { afterMessagesSent } from './threads/after-messages-sent.ts';

/** What reading needs besides the page. */
export interface ReadingContext {
  reader: TextReader;
  laboratories: readonly Laboratory[];
  compounds: readonly Compound[];
}

/** Everything that was read from one page. */
export interface PageReading {
  /** The picture as it was read: upright. */
  picture: Picture;
  sent: AsSent;
  prepared: PreparedPage;
  words: Word[];
  /** Whether there was not enough time to read all of it. */
  cutShort: boolean;
  /** Whether it was read, but the time was over for what was to be looked at once more. */
  secondLookCutShort: boolean;
  /** Null when they could not be looked for. */
  codes: Code[] | null;
  /** Places of QR codes that were found and could not be decoded. */
  unreadableCodes: Box[];
  /** Those of them that are none (see `isMelted`); null when codes could not be looked for. */
  meltedCodes: Box[] | null;
  fields: Fields;
  container: Container;
  /** What else the file holds: its other pages, and the other of two sheets side by side; words, codes and fields are those of the one to judge. */
  others: OtherPage[];
}

/** Gives back the memory of a page's pixels once nothing more is asked of them. */
export function releasePage({ picture, prepared }: Pick<PageReading, 'picture' | 'prepared'>): void {
  releasePixels(picture.rgba, prepared.grey.data, prepared.page.data);
}

/** Prepares a page, reads its words and codes, and finds its fields. */
export async function readPage(opened: OpenedPage, context: ReadingContext, timed: Timed): Promise<PageReading> {
  const { container } = opened;
  const secondLook = noteCutShort(context.reader);
  const {
    picture,
    sent,
    prepared,
    words: read,
    cutShort,
    codes,
    unreadableCodes,
    meltedCodes,
  } = await readWords(opened.picture, context.reader, secondLook.reader, timed);
  // A layer over a page that lies on its side is of no use: its letters stand one above the other.
  const layer = sent.turned === 0 ? opened.layer : [];
  const merged = layer.length === 0 ? null : mergeTextLayer(read, layer, prepared.toPicture);
  const find = findingIn(prepared, context);
  const sheet = chooseSheet({ words: merged?.words ?? read, codes }, prepared, find);
  const { words, fields: found } = cutShort ? sheet : await lookTwice(sheet, prepared, find, secondLook.reader, timed);
  const fields = areOfSeveral(found.labels) ? withoutValues(found) : found;
  const others = sheet.other === null ? [] : [{ ...sheet.other, page: container.pdf?.pageRead ?? 1 }];
  const page = {
    picture,
    sent,
    prepared,
    words,
    cutShort,
    secondLookCutShort: secondLook.wasCutShort(),
    codes: sheet.codes,
    unreadableCodes: unreadableCodes.filter(sheet.holds),
    meltedCodes: meltedCodes?.filter(sheet.holds) ?? null,
    others,
  };
  if (merged === null || container.pdf === null) return { ...page, fields, container };
  const inPicture = (found: readonly Word[]): Box[] => found.map((word) => applyToBox(prepared.toPicture, word));
  return {
    ...page,
    fields: confirmByLayer(fields, inPicture(merged.agreed), inPicture(merged.alone)),
    container: { ...container, pdf: { ...container.pdf, textLayer: merged.facts } },
  };
}

/**
 * Reads a page only to say what it is: once, at its own size, without a look at codes or a second one at what was read badly, which
 * take most of the time of a page that is judged. Null where there was no time to read all of it.
 */
export async function readSummary(
  { picture }: OpenedPage,
  context: ReadingContext,
  timed: Timed,
): Promise<PageSummary | null> {
  const upright = await timed('prepare', () => layUpright(picture, greyOf(picture)));
  const { prepared } = upright;
  const { words, cutShort } = await timed('other pages', () => readOnce(prepared, context.reader));
  const rows = { top: 0, bottom: prepared.page.height };
  const graph = pageGraph(groupCells(words, prepared.letters), prepared.letters, rows);
  const summary = summaryOf(findingIn(prepared, context)(graph, []));
  releasePage(upright);
  return cutShort ? null : summary;
}

/** How fields are found among the cells of a prepared page. */
function findingIn({ toPicture }: PreparedPage, { laboratories, compounds: known }: ReadingContext): FindIn {
  const compounds = indexCompounds(known);
  return (graph, codes) =>
    findFields({ graph, codes, laboratories, compounds, toPicture: (box) => applyToBox(toPicture, box) });
}

/** The words of a page that the reader finds by itself; none of one that is noise. */
async function readOnce(prepared: PreparedPage, reader: TextReader): Promise<{ words: Word[]; cutShort: boolean }> {
  if (prepared.noise) return { words: [], cutShort: false };
  const { words, cutShort } = await reader.read(prepared.page);
  return { words: cutToLine(cutBack(words), prepared), cutShort };
}

/** The fields of a page of several certificates: of no value can be said whose it is. */
function withoutValues(fields: Fields): Fields {
  const names = [...namedFields(fields)].map(([name]) => name);
  return { ...replaceFields(fields, new Map(names.map((name) => [name, null]))), compound: null };
}

/**
 * Prepares a picture and reads it: codes while it is prepared, then words, then words that the reader passed over.
 * @param again reads these.
 */
async function readWords(
  picture: Picture,
  reader: TextReader,
  again: TextReader,
  timed: Timed,
): Promise<
  Pick<
    PageReading,
    'picture' | 'sent' | 'prepared' | 'words' | 'cutShort' | 'codes' | 'unreadableCodes' | 'meltedCodes'
  >
> {
  const grey = await timed('prepare', () => greyOf(picture));
  const looking = timed('codes', () => readCodes(grey, reader)).catch(() => null);
  const upright = await afterMessagesSent(() => timed('prepare', () => layUpright(picture, grey)));
  const { prepared, sent } = upright;
  const { words, cutShort } = await timed('read', () => readOnce(prepared, reader));
  const toRead = invert(sent.toSent);
  const found = await looking;
  const codes = found?.read.map((code): Code => ({ ...code, box: moveBox(toRead, code.box) })) ?? null;
  const placesOf = (undecoded: readonly UndecodedCode[]): Box[] => undecoded.map(({ box }) => moveBox(toRead, box));
  const unreadableCodes = placesOf(found?.undecoded ?? []);
  const meltedCodes = found === null ? null : placesOf(found.undecoded.filter((code) => isMelted(grey, code)));
  if (cutShort || prepared.noise) return { ...upright, words, cutShort, codes, unreadableCodes, meltedCodes };
  const all = await timed('read what was missed', async () => {
    const figures = await readTallResults(await readUnread(words, prepared, again), prepared, again);
    return readLargeFigures(figures, prepared, again);
  });
  return { ...upright, words: all, cutShort, codes, unreadableCodes, meltedCodes };
}

/**
 * Looks again where fields are missing, and at the whole page much smaller where purity or product still is: cards and dials set them so
 * large that the reader makes nothing of them. What was read before stays where that finds no more. Where no more than the batch is
 * missing, only labels that were passed over are looked for: many pages print none.
 */
async function lookTwice(
  first: ChosenSheet,
  prepared: PreparedPage,
  find: FindIn,
  reader: TextReader,
  timed: Timed,
): Promise<Pick<PageReading, 'words' | 'fields'>> {
  type Seen = Pick<ChosenSheet, 'words' | 'graph' | 'fields'>;
  const seenIn = (words: Word[]): Seen => {
    const graph = pageGraph(groupCells(words, prepared.letters), prepared.letters, first.graph.rows);
    return { words, graph, fields: find(graph, first.codes ?? []) };
  };
  const better = (before: Seen, words: Word[] | null): Seen => {
    if (words === null) return before;
    const again = seenIn(words);
    return foundMore(again.fields, before.fields) ? again : before;
  };
  const readMore = async (): Promise<Seen> => {
    const again = better(first, await lookAgain(first.graph, first.fields, prepared, reader));
    const { purity, compound } = again.fields;
    const lacks = purity === null || purity.confidence < HARDLY_READ || compound === null;
    return lacks ? better(again, await readHugeWords(again.words, prepared, reader)) : again;
  };
  return timed('look again', async () => {
    const { words, graph, fields } = needsSecondLook(first.fields) ? await readMore() : first;
    const lacksMore = needsSecondLook(fields);
    if (!lacksMore && !lacksBatch(fields)) return { words, fields };
    const { cells } = graph;
    const lines = lacksMore ? linesToSee(graph) : [];
    const passedOver = [...passedOverLabels(cells, prepared.letters), ...passedOverAbove(cells, prepared.letters)];
    if (lines.length + passedOver.length === 0) return { words, fields };
    const seen = seenIn(await readScene(cells, { lines, passedOver }, prepared, reader));
    return { words, fields: fillGaps(fields, seen.fields) };
  });
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
