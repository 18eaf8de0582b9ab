import type { Certificate } from '../certificate.ts';
import { printDay } from '../dates.ts';
import type { Random } from '../random.ts';

/** The field as another certificate would print it. */
export function printedAs(certificate: Certificate, field: string): string {
  const { client, dates, dateFormat } = certificate;
  if (field === 'client') return client ?? '';
  const day = { received: dates.received, analysed: dates.analysed, reported: dates.reported }[field];
  if (!day) throw new Error(`Unknown field "${field}" to print from another certificate.`);
  return printDay(day, dateFormat);
}

/** The text with one digit exchanged, not the first one; the index of that digit. Null when it has no such digit. */
export function exchangeDigit(text: string, random: Random): { text: string; at: number } | null {
  const places = Array.from(text.matchAll(/\d/g), (match) => match.index).slice(1);
  if (places.length === 0) return null;
  const at = random.pick(places);
  const digit = random.pick([...'0123456789'].filter((one) => one !== text.charAt(at)));
  return { text: text.slice(0, at) + digit + text.slice(at + 1), at };
}

/** The text of a field as a forger would have it: a better purity, another content, another batch or key. */
export function alterText(field: string, text: string, random: Random): string {
  const number = /\d+(?:[.,](\d+))?/.exec(text);
  if (field === 'purity' && number) {
    const better = random.between(98.9, 99.9).toFixed(number[1]?.length ?? 0);
    const printed = number[0].includes(',') ? better.replace('.', ',') : better;
    return printed === number[0] ? alterText(field, text, random) : text.replace(number[0], printed);
  }
  const characters = [...text];
  const places = random.shuffle(Array.from(text.matchAll(/[A-Za-z0-9]/g), (match) => match.index)).slice(0, random.whole(1, 3));
  for (const place of places) characters[place] = another(characters[place] as string, random);
  return characters.join('');
}

function another(character: string, random: Random): string {
  const kind = ['123456789', 'ABCDEFGHJKLMNPRSTUVWXYZ', 'abcdefghjkmnpqrstuvwxyz'].find((all) => all.includes(character)) ?? '123456789';
  return random.pick([...kind].filter((one) => one !== character));
}
