import { describe, expect, it } from 'vitest';
import type { Word } from '../layout/word.ts';
import { cutBack } from './cut-back.ts';

/** A word 20 pixels high. */
const word = (text: string, left: number, right: number, top = 0): Word => ({
  text,
  confidence: 0.9,
  left,
  top,
  right,
  bottom: top + 20,
});

/** Lines of words ten pixels a letter, as the page's other words are. */
const REST = Array.from({ length: 10 }, (_, line) => word('Analysis', 0, 80, 100 + 30 * line));

const cut = (...words: Word[]): [string, number, number][] =>
  cutBack([...words, ...REST])
    .slice(0, words.length)
    .map(({ text, left, right }) => [text, left, right]);

describe('the box of a word that reaches over words beside it', () => {
  it('is cut back to its own letters', () => {
    expect(cut(word('99.80%', 500, 650), word('±', 565, 575), word('0.18%', 580, 630))).toEqual([
      ['99.80%', 500, 564],
      ['±', 565, 575],
      ['0.18%', 580, 630],
    ]);
    expect(cut(word('January', 430, 550), word('Dated', 430, 472))[0]).toEqual(['January', 473, 550]);
  });

  it('stays where its letters need all of it, where nothing is left of it, and where nothing is drawn over', () => {
    expect(cut(word('Certificate', 0, 110), word('.', 100, 104))[0]).toEqual(['Certificate', 0, 110]);
    expect(cut(word('Purity', 0, 120), word('98', 4, 20), word('99', 90, 110))[0]).toEqual(['Purity', 0, 120]);
    expect(cut(word('Purity', 0, 120), word('98', 124, 144))[0]).toEqual(['Purity', 0, 120]);
    expect(cut(word('Purity', 0, 120), word('98', 60, 80, 30))[0]).toEqual(['Purity', 0, 120]);
  });

  it('is cut back where a rule under the line makes it twice as high as its letters', () => {
    const ruled = (text: string, left: number, right: number) => ({ ...word(text, left, right), bottom: 38 });
    const line = [ruled('Semaglutide', 500, 900), ruled('powder', 620, 680), ruled('10', 690, 710)];
    expect(cut(...line, ruled('mg/vial', 720, 900))[0]).toEqual(['Semaglutide', 500, 619]);
    expect(cut(line[0]!, line[1]!, ruled('10', 755, 775))[0]).toEqual(['Semaglutide', 500, 900]);
  });

  it('is held against a usual width where the page has too few words', () => {
    expect(cutBack([word('99.80%', 0, 150), word('0.18%', 80, 130)])[0]).toMatchObject({ left: 0, right: 79 });
  });
});
