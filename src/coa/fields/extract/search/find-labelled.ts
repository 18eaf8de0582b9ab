import { cellOf } from '../../../layout/cells.ts';
import type { PageGraph } from '../../../layout/page-graph.ts';
import type { Accepts, LabelledValue, Page } from './labelled/labelled-value.ts';
import { valuesOfLabelsIn } from './labelled/labels-in-cell.ts';
import { valuesOfBrackets, valuesOfBroken, valuesOfLeadIn } from './labelled/other-labels.ts';
import { isSetOver, isTakenByCaption, valuesOfCaptions, valuesOverLabels } from './labelled/values-over-labels.ts';
import { isLabelOfAnother, isSetUnder, preferUnder } from './labelled/values-under-labels.ts';

/** Finds every label on the page and the values beside or below it. */
export function findLabelled(graph: PageGraph, accepts: Accepts): LabelledValue[] {
  const { cells } = graph;
  const page: Page = { graph, accepts };
  const found = [
    ...cells.flatMap((cell) => valuesOfLabelsIn(cell, page)),
    ...cells.flatMap((cell) => valuesOfLeadIn(cell, page)),
    ...cells.flatMap((cell) => valuesOfBrackets(cell, page)),
    ...cells.flatMap((cell) => valuesOfBroken(cell, page)),
  ];
  const over = valuesOverLabels(page);
  const valuesOver = over.map(({ value }) => value);
  if (isSetOver(valuesOver, found)) return [...found.filter(({ place }) => place === 'same-cell'), ...valuesOver];
  const captioned = valuesOfCaptions(over, graph);
  if (captioned.length > 0) return [...found.filter((value) => !isTakenByCaption(value, captioned)), ...captioned];
  if (isSetUnder(found)) return preferUnder(found);
  const column = found.filter(({ place }) => place === 'right').map(({ words }) => cellOf(words));
  return found.filter((value) => !isLabelOfAnother(value, column, page));
}
