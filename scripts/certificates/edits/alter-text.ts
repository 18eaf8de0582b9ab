import type { Certificate } from '../content/certificate.ts';
import { printDay } from '../content/dates.ts';
import type { Random } from '../random.ts';

/** The field as another certificate would print it. */
export function printedAs(certificate: Certificate, field: string): string {
  const { client, dates, dateFormat } = certificate;
  if (field === 'client') return client ?? '';
  const day = { received: dates.received, analysed: dates.analysed, reported: dates.reported }[field];
  if (!day) throw new Error(`Unknown field "${field}" to print from another certificate.`);
  return printDay(day, dateFormat);
}

/** The text with one digit exchanged, not the first one; a purity gets a greater one where it can. Null when it has no such digit. */
export function exchangeDigit(field: string, text: string, random: Random): string | null {
  const places = Array.from(text.matchAll(/\d/g), (match) => match.index).slice(1);
  const raisable = field === 'purity' ? places.filter((place) => text.charAt(place) !== '9') : places;
  if (places.length === 0) return null;
  const at = random.pick(raisable.length > 0 ? raisable : places);
  const digits = [...'0123456789'].filter((one) => one !== text.charAt(at));
  const greater = digits.filter((one) => one > text.charAt(at));
  const digit = random.pick(field === 'purity' && greater.length > 0 ? greater : digits);
  return text.slice(0, at) + digit + text.slice(at + 1);
}

/** The text of a field as a forger would have it: a better purity, another content, another batch or key. */
export function alterText(field: string, text: string, random: Random): string {
  const number = /\d+(?:[.,](\d+))?/.exec(text);
  if (field === 'purity' && number) {
    const now = Number(number[0].replace(',', '.'));
    const better = random.between(now < 99.5 ? Math.max(98.9, now + 0.2) : 98.9, 99.94).toFixed(number[1]?.length ?? 0);
    const printed = number[0].includes(',') ? better.replace('.', ',') : better;
    return printed === number[0] ? alterText(field, text, random) : text.replace(number[0], printed);
  }
  const characters = [...text];
  const alterable = field === 'content' ? /\d/g : /[A-Za-z0-9]/g;
  const places = random
    .shuffle(Array.from(text.matchAll(alterable), (match) => match.index))
    .slice(0, random.whole(1, 3));
  for (const place of places) characters[place] = another(characters[place] as string, random);
  return characters.join('');
}

function another(character: string, random: Random): string {
  const kind =
    ['123456789', 'ABCDEFGHJKLMNPRSTUVWXYZ', 'abcdefghjkmnpqrstuvwxyz'].find((all) => all.includes(character)) ??
    '123456789';
  return random.pick([...kind].filter((one) => one !== character));
}
