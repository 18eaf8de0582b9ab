import { addDays, DATE_FORMATS, type DateFormat, printDay, TODAY } from '../content/dates.ts';
import type { Split } from '../labels.ts';
import type { Style } from '../print/style.ts';
import type { Sheet } from '../print/template.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';

/** What a page that is no certificate is drawn from. */
export interface DocumentContext {
  random: Random;
  style: Style;
  world: World;
}

/** A page that is no certificate of analysis. */
export interface Document {
  id: string;
  split: Split;
  /** Laboratory that it names, when it names one. */
  namesPartner?: true;
  render(context: DocumentContext): Sheet;
}

/** A recent day in a format of its own. */
export function someDay({ random }: DocumentContext): string {
  return printDay(addDays(TODAY, -random.whole(3, 300)), random.pick(Object.keys(DATE_FORMATS) as DateFormat[]));
}

/** An amount in pounds as shops print it, with two decimals: “£12.50”. */
export function pounds(amount: number): string {
  return `£${amount.toFixed(2)}`;
}

/** Goods of a shop and their prices: some of them compounds, so that their names alone mean nothing. */
export function basket({ random, world }: DocumentContext): { name: string; count: number; price: number }[] {
  const goods = [
    'Bacteriostatic water 30 ml',
    'Alcohol swabs, 100',
    'Vial rack',
    'Nitrile gloves M',
    'Label roll',
    ...random
      .shuffle(world.compounds)
      .slice(0, 4)
      .map(({ name }) => `${name} 10mg`),
  ];
  return random
    .shuffle(goods)
    .slice(0, random.whole(3, 6))
    .map((name) => ({ name, count: random.whole(1, 4), price: random.whole(300, 6500) / 100 }));
}

/** What goods of a basket cost together, in pounds. */
export function total(goods: readonly { count: number; price: number }[]): number {
  return goods.reduce((sum, { count, price }) => sum + count * price, 0);
}
