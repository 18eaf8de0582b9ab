import type { Laboratory } from '../../dataset/laboratory.ts';
import type { Box } from '../geometry/box.ts';
import { type Cell, cellOf } from '../layout/cells.ts';
import type { PageGraph } from '../layout/page-graph.ts';
import type { Word } from '../layout/word.ts';
import type { Code } from '../ocr/read-codes.ts';
import type { CompoundIndex } from './extract/sample/compounds/compound-index.ts';
import type { Field } from './fields.ts';

/** What fields are found from. */
export interface FieldClues {
  /** In pixels of the prepared page. */
  graph: PageGraph;
  codes: readonly Code[];
  laboratories: readonly Laboratory[];
  compounds: CompoundIndex;
  /** Turns a box of the prepared page into one of the upright picture. */
  toPicture: ToPicture;
}

/** The box in the upright picture of a place on the prepared page. */
export type ToPicture = (cell: { left: number; top: number; right: number; bottom: number }) => Box;

/** The field that was read once from `words`. */
export function fieldOf<Value>(
  found: { text: string; words: Word[]; confidence: number; label: string },
  value: Value,
  toPicture: ToPicture,
): Field<Value> {
  const { text, confidence, label } = found;
  return { text, value, confidence, box: toPicture(cellOf(found.words)), label, readings: 1 };
}

/** The field that was read once from a whole cell. */
export function fieldOfCell<Value>(cell: Cell, value: Value, label: string, toPicture: ToPicture): Field<Value> {
  return { text: cell.text, value, confidence: cell.confidence, box: toPicture(cell), label, readings: 1 };
}
