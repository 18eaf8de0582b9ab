import { expect, test } from 'vitest';
import { graphOf, LETTERS, placed } from '../testing/page.ts';
import { pageGraph } from './build-graph.ts';
import type { Cell } from './cells.ts';
import { figureBefore, figureFarOver, figuresFarUnder } from './figures-of-cards.ts';

test('figures of cards stand far under their titles, and before their captions', () => {
  const card = graphOf('Purity\n\n\n\n\n# 99.41 %\n\nContent');
  expect(figuresFarUnder(card.cells.find(({ text }) => text === 'Purity')!, card).map(({ text }) => text)).toEqual([
    '99.41 %',
  ]);
  const line = graphOf('# 10.9 mg\n');
  const caption = { ...graphOf('                      per vial').cells[0]!, left: 400, right: 500, top: 4, bottom: 20 };
  const both = pageGraph([...line.cells, caption], LETTERS, { top: 0, bottom: 1000 });
  expect(figureBefore(caption, both).map(({ text }) => text)).toEqual(['10.9 mg']);
  expect(figureBefore(line.cells[0]!, both)).toEqual([]);
});

test('the figure of a dial stands far over its caption, with nothing between', () => {
  const [figure, between, caption] = [placed('99.27', 96, 0), placed('ring', 100, 100), placed('Purity', 92, 160)];
  const over = (...printed: Cell[]): Cell[] => figureFarOver(caption, pageGraph(printed, LETTERS));
  expect(over(figure, caption)).toEqual([figure]);
  expect(over(figure, between, caption)).toEqual([between]);
  expect(over({ ...figure, left: 300, right: 360 }, caption)).toEqual([]);
});
