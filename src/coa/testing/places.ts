import { numberOfWord, type PagePlaces, type Place } from '../forensics/layouts/places/place.ts';

/** Words that stand once on the pages drawn here. */
export const LABELS = [
  'client',
  'batch',
  'received',
  'issued',
  'purity',
  'method',
  'column',
  'signed',
  'address',
  'telephone',
];

/** A page of ten labels over one another and a client on the second row, scaled, turned and shifted as a copy of it is. */
export function testPlaces({ scale = 1, turn = 0, down = 0, right = 0, apart = 2, word = 6 } = {}): PagePlaces {
  // Lines are levelled before, so that what is left of a turn is a lean.
  const copied = ({ left, right: end, baseline }: { left: number; right: number; baseline: number }) => {
    const x = (across: number): number => scale * (across - turn * baseline) + 3;
    return { left: x(left), right: x(end), baseline: scale * baseline + 7 };
  };
  const anchors = new Map(
    LABELS.map((label, row) => [
      numberOfWord(label),
      copied({ left: (row % 2) * 30 + 2, right: (row % 2) * 30 + 2 + label.length / 2, baseline: 4 + apart * row }),
    ]),
  );
  const client: Place = copied({ left: 20 + right, right: 20 + word + right, baseline: 4 + 2 * apart + down });
  return { anchors, fields: new Map([['client', client]]) };
}
