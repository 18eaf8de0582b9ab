import { specOf } from '../../../../src/coa/fields/specs.ts';
import { furtherKind } from '../../../../src/coa/forensics/features/further-values.ts';
import { MONTHS } from '../../../../src/site/words/words.ts';
import { alterText, exchangeDigit } from '../../../certificates/edits/alter-text.ts';
import type { Random } from '../../../certificates/random.ts';

/** Businesses of the demonstration, and well-known products, to put in the place of a name. */
const CLIENTS = ['Fenland Reagents', 'Tarn & Vale', 'Humber Molecular', 'Albion Research Labs', 'Caledon Peptides'];
const PRODUCTS = ['BPC-157', 'TB-500', 'Ipamorelin', 'Tesamorelin', 'Semaglutide', 'GHK-Cu', 'MOTS-c', 'DSIP'];

/** What a value that is no field is changed as. */
const FURTHER_AS: Readonly<Record<string, string>> = {
  another_percentage: 'purity',
  another_amount: 'content',
  another_date: 'date_reported',
  another_number: 'batch',
};

/** What a forger would have a field say; null where nothing comes to mind. */
export function newText(named: string, text: string, random: Random): string | null {
  const name = FURTHER_AS[furtherKind(named) ?? ''] ?? named;
  const kind = specOf(name)?.compared;
  const other = kind === 'date' ? newDate(text, random) : ofKind(name, kind, text, random);
  return other === text ? null : other;
}

function ofKind(name: string, kind: string | undefined, text: string, random: Random): string | null {
  if (kind === 'client') return random.pick(CLIENTS);
  if (name === 'sample' || name === 'identified') return random.pick(PRODUCTS);
  if (kind === 'purity')
    return random.chance(0.5) ? exchangeDigit('purity', text, random) : alterText('purity', text, random);
  if (kind === undefined || !/\d/.test(text)) return null;
  return random.chance(0.4)
    ? exchangeDigit(name, text, random)
    : alterText(kind === 'content' ? 'content' : 'batch', text, random);
}

/** Another day, month or year, written in the same way. */
function newDate(text: string, random: Random): string | null {
  const month = MONTHS.find((one) => text.includes(one.slice(0, 3)));
  if (month !== undefined && random.chance(0.5)) {
    const wanted = random.pick(MONTHS.filter((one) => one !== month));
    return text.includes(month) ? text.replace(month, wanted) : text.replace(month.slice(0, 3), wanted.slice(0, 3));
  }
  const year = /20(\d)(\d)/.exec(text);
  if (year !== null && random.chance(0.4))
    return text.replace(year[0], `202${random.pick([...'4567'].filter((digit) => digit !== year[2]))}`);
  return exchangeDigit('date', text, random);
}
