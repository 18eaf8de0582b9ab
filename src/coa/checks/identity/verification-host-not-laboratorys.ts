import { isKnownByReports } from '../../../dataset/known-by-reports.ts';
import type { Laboratory } from '../../../dataset/laboratory.ts';
import { bareHost, belongsTo, isOneOf, registrableHost } from '../../fields/extract/parties/find-hosts.ts';
import { type Fields, type HostField, namesOf } from '../../fields/fields.ts';
import { looksUpReport } from '../../fields/looks-up-report.ts';
import { editDistance } from '../../fields/text/edit-distance.ts';
import { joinedName, nameInHost, sameBusiness } from '../../fields/text/names.ts';
import { anyOf } from '../../fields/vocabulary/any-of.ts';
import { SHARED_HOSTS } from '../../fields/vocabulary/shared-hosts.ts';
import { listed } from '../../words/listed.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, type Finding, failed, notApplicable, passed } from '../check.ts';

const SHARED_HOST = new RegExp(`(?:^|\\.)(?:${anyOf(SHARED_HOSTS).source})$`, 'i');

export default defineCheck({
  id: 'verification-host-not-laboratorys',
  title: 'The verification address is the laboratory’s',
  description:
    'A code or address that leads anywhere but to the laboratory cannot verify anything. Look-alikes swap letters, add words or change the ending. In print, a letter may be misread and a seller may have added an address, so a printed address counts only if it is an imitation that no misreading can produce, or one that was read twice alike. It is a doubt if a code leads to another laboratory on our list, since one picture may show two reports; if a code leads to somebody unlike the laboratory, unless it carries the number or key of the page and its address is printed too; if an imitation is printed beside that address; and if the address fits the name at the top where that is not quite the laboratory’s. Where we have seen few or none of a laboratory’s reports, only changed letters accuse: it may have other addresses.',
  uses: ['fields', 'vendor', 'laboratories'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  corroboratesPixels: true,
  run({ fields, vendor, laboratories }) {
    const laboratory = fields.laboratory?.laboratory;
    if (!laboratory) return notApplicable('No laboratory on our list to compare the address with.');
    // Whoever types an imitation over an address leaves the words before it, or finds none: it counts wherever it stands.
    const hosts = fields.hosts.filter(
      (host) =>
        !SHARED_HOST.test(host.value) &&
        !isMisread(host, laboratory) &&
        (host.forVerification || isPlainImitation(host, laboratory)),
    );
    if (hosts.length === 0) return notApplicable('No verification address could be read.');
    if (laboratory.hosts.length === 0) return notApplicable('Our list has no address for this laboratory.');
    const ownerOf = (host: HostField) => laboratories.find((one) => isOneOf(host.value, one.hosts));
    // Whoever puts another laboratory's code beside a false one gains nothing by it.
    const inOrder = hosts.toSorted((a, b) => Number(ownerOf(a) !== undefined) - Number(ownerOf(b) !== undefined));
    const strange = strangeHost(laboratory, inOrder, fields, vendor);
    const mine = hosts.filter((host) => isOwn(host, laboratory));
    const named: Named = { laboratory, nameOf: (host) => namesOf(fields, [host]) };
    if (strange === null) {
      const strangers = hosts.filter((host) => isStranger(host, laboratory, fields, vendor));
      return whereNoneIsStrange(named, mine, strangers);
    }
    const likeness = likenessOf(strange, laboratory);
    const other = ownerOf(strange);
    if (other !== undefined && strange.fromCode) return doubtAnothers(named, other, strange);
    return strange.fromCode || likeness !== null
      ? accuse({ ...named, ...besides(strange, hosts, fields, laboratory) }, mine, strange, likeness)
      : whereOnlyPrinted(named, mine, strange);
  },
});

/** The laboratory, and under which names a host stands among the fields. */
interface Named {
  laboratory: Laboratory;
  nameOf(host: HostField): string[];
}
type Found = Finding<'decisive' | 'doubt'>;

/** What stands beside a strange address and speaks for or against it. */
interface Beside {
  /** Whether the address of a code is printed as the one to look a report up at, too. */
  isAlsoPrinted: boolean;
  /** Whether the code carries the number or key of this report. */
  isForReport: boolean;
  /** Whether the address is that of the name at the head, which is not quite the laboratory's: another one called much alike. */
  isNamesake: boolean;
}

function besides(strange: HostField, hosts: readonly HostField[], fields: Fields, laboratory: Laboratory): Beside {
  const printed = hosts.filter(({ fromCode, forVerification }) => !fromCode && forVerification);
  const head = joinedName(fields.letterhead?.value ?? '');
  const name = nameInHost(strange.value).replace(/-/g, '');
  return {
    isAlsoPrinted: printed.some(({ value }) => registrableHost(value) === registrableHost(strange.value)),
    isForReport: looksUpReport(strange, fields),
    isNamesake:
      name.length >= MIN_FRAGMENT &&
      (head.startsWith(name) || name.startsWith(head)) &&
      head !== '' &&
      !ownNames(laboratory).some((own) => joinedName(own) === head) &&
      // What differs in its ending alone is no other name.
      !knownNames(ownNames(laboratory), knownHosts(laboratory)).includes(name),
  };
}

const isOwn = (host: HostField, { hosts }: Laboratory): boolean =>
  isOneOf(host.value, hosts) || (!host.fromCode && hosts.some((known) => isFragment(host.value, known.host)));

const isStranger = (host: HostField, laboratory: Laboratory, fields: Fields, vendor: string | null): boolean =>
  !isOwn(host, laboratory) && !isParty(host.value, fields, vendor);

const ownNames = ({ name, aliases }: Laboratory): string[] => [name, ...aliases];
/** Its addresses, each once: one may serve both as its site and for looking reports up. */
const knownHosts = ({ hosts }: Laboratory): string[] => [...new Set(hosts.map(({ host }) => host))];
const isMisreadable = ({ value }: HostField, laboratory: Laboratory): boolean =>
  canBeMisread(value, ownNames(laboratory), knownHosts(laboratory));
const likenessOf = (host: HostField, laboratory: Laboratory): Likeness | null =>
  lookAlike(host.value, ownNames(laboratory), knownHosts(laboratory));

/** Whether a printed address is near the laboratory's in letters that a second reading read otherwise. */
const isMisread = (host: HostField, laboratory: Laboratory): boolean =>
  !host.fromCode && host.disputed === true && !isOwn(host, laboratory) && isMisreadable(host, laboratory);

/** Whether a printed address, not misread, imitates the laboratory's; one that is cut off may be the reader's doing. */
const isImitation = (host: HostField, laboratory: Laboratory): boolean =>
  likenessOf(host, laboratory) !== null && !isCutOff(host.value, knownHosts(laboratory));

/** The same of an address that verifies nothing. Those for email may be of anybody. */
const isPlainImitation = (host: HostField, laboratory: Laboratory): boolean =>
  !host.email && !isOwn(host, laboratory) && isImitation(host, laboratory);

/** The host to look at: a code that leads elsewhere, else an imitation in print, else any stranger; null where none is. */
function strangeHost(
  laboratory: Laboratory,
  hosts: readonly HostField[],
  fields: Fields,
  vendor: string | null,
): HostField | null {
  const hasOwnCode = hosts.some((host) => host.fromCode && isOwn(host, laboratory));
  const strangers = hosts.filter((host) => isStranger(host, laboratory, fields, vendor));
  const isLike = (host: HostField): boolean => likenessOf(host, laboratory) !== null;
  const coded = strangers.find((host) => host.fromCode && (!hasOwnCode || isLike(host)));
  // What is cut off in print next to a code that agrees is the reader's doing; an imitation is not.
  if (hasOwnCode) return coded ?? strangers.find((host) => isImitation(host, laboratory)) ?? null;
  return coded ?? strangers.find(isLike) ?? strangers[0] ?? null;
}

function whereNoneIsStrange(
  { laboratory, nameOf }: Named,
  mine: readonly HostField[],
  strangers: readonly HostField[],
): Found | Finding<'note'> {
  const shown = mine.find(({ fromCode }) => fromCode) ?? mine[0];
  if (shown === undefined) return notApplicable('No verification address of a laboratory could be read.');
  // A photograph on the page may show a code of its own.
  const other = strangers.find(({ fromCode }) => fromCode);
  if (other !== undefined)
    return failed(
      'note',
      `One code leads to ${shown.value}, which belongs to ${laboratory.name}; another leads to ${quote(other.value)}.`,
      `A second code on the page leads to ${quote(other.value)}; use the one that leads to ${shown.value}.`,
      nameOf(other),
    );
  return passed(
    whoseTheyAre(laboratory, mine),
    `${shown.fromCode ? 'Its code leads' : 'The verification address leads'} to ${addressOf(shown, laboratory)}, which belongs to ${laboratory.name}.`,
    nameOf(shown),
  );
}

/** The address of the laboratory that a host is, or of which a reader left it; what is left of one may be somebody's own. */
const addressOf = (host: HostField, { hosts }: Laboratory): string =>
  isOneOf(host.value, hosts)
    ? host.value
    : (hosts.find((known) => isFragment(host.value, known.host))?.host ?? host.value);

/** Which addresses are the laboratory's, and of which only a part was read. */
function whoseTheyAre(laboratory: Laboratory, mine: readonly HostField[]): string {
  const isWhole = (host: HostField): boolean => addressOf(host, laboratory) === host.value;
  const addresses = [...new Set(mine.map((host) => addressOf(host, laboratory)))];
  const parts = [...new Set(mine.filter((host) => !isWhole(host)).map((host) => quote(host.value)))];
  const how = parts.length === 0 ? '' : ` In print we read only ${listed(parts)} of it.`;
  return `${addresses.join(', ')}: known to belong to ${laboratory.name}.${how}`;
}

/** Sellers print their own addresses over a page, and a reader breaks long ones: in print only an imitation counts. */
function whereOnlyPrinted(
  { laboratory, nameOf }: Named,
  mine: readonly HostField[],
  strange: HostField,
): Finding<'note'> {
  const [own] = mine;
  if (own !== undefined)
    return passed(
      whoseTheyAre(laboratory, [own]),
      `The verification address leads to ${addressOf(own, laboratory)}, which belongs to ${laboratory.name}.`,
      nameOf(own),
    );
  return failed(
    'note',
    `The address printed, ${quote(strange.value)}, is not one that we know for ${laboratory.name}; it may belong to somebody else named on the page.`,
    `The address printed is ${quote(strange.value)}; we know ${laboratory.name} at ${knownHosts(laboratory)[0]}.`,
    nameOf(strange),
  );
}

/** Two reports in one picture show it, and a page that we take for another laboratory's. */
function doubtAnothers({ laboratory, nameOf }: Named, other: Laboratory, strange: HostField): Found {
  return failed(
    'doubt',
    `Its code leads to ${quote(strange.value)}, an address of ${other.name}; the page reads as a report by ${laboratory.name}.`,
    `Its code leads to ${other.name} (${quote(strange.value)}), but the page reads as a report by ${laboratory.name}. If the picture shows two reports, check each on its own.`,
    nameOf(strange),
  );
}

function accuse(
  { laboratory, nameOf, isAlsoPrinted, isForReport, isNamesake }: Named & Beside,
  mine: readonly HostField[],
  strange: HostField,
  likeness: Likeness | null,
): Found {
  const known = knownHosts(laboratory);
  // A laboratory may have an address that we do not know; where one stands that is not for looking reports up proves nothing.
  const isPlain = strange.forVerification && !isMisreadable(strange, laboratory) && mine.length === 0;
  // What a photographed vial, a mark of accreditation or a shop bears, which lays its own over the page with the words to scan it: a code of somebody unlike, that is not for looking this report up.
  const isAnybodys = likeness === null && !(isAlsoPrinted && isForReport);
  // A laboratory of which we know few reports may call another address after itself, but would hardly misspell itself.
  const mayBeItsOwn = !isKnownByReports(laboratory) && likeness?.isMisspelt !== true;
  const isSure = (strange.fromCode ? !isAnybodys : isPlain) && !isNamesake && !mayBeItsOwn;
  const where = strange.fromCode
    ? 'Its code leads'
    : strange.forVerification
      ? 'The verification address printed leads'
      : 'An address printed leads';
  return failed(
    isSure ? 'decisive' : 'doubt',
    `${where} to ${quote(strange.value)}; ${laboratory.name} is known at ${known.slice(0, 3).join(', ')}.${likeness === null ? '' : ` ${likeness.says}`}`,
    `${where} to ${quote(strange.value)}, which is not an address of ${laboratory.name} that we know${likeness === null ? '' : ', but looks like one'}.`,
    nameOf(strange),
  );
}

/** Letters from which on a name that differs in two of them is an imitation, and no other name. */
const LONG_NAME = 8;

/** Fewest letters of a known name that are taken for what a reader left of it. */
const MIN_FRAGMENT = 5;

/** Whether a printed host is what a reader left of a known one: "testing.com" of "freedomdiagnosticstesting.com". */
function isFragment(printed: string, known: string): boolean {
  const split = (host: string) => {
    const name = nameInHost(registrableHost(host));
    return { name, ending: registrableHost(host).slice(name.length) };
  };
  const [part, whole] = [split(printed), split(known)];
  return (
    part.name.length >= MIN_FRAGMENT &&
    part.name.length < whole.name.length &&
    whole.ending.startsWith(part.ending) &&
    (whole.name.endsWith(part.name) || whole.name.startsWith(part.name))
  );
}

/** Whether a host is that of the client, the manufacturer or the vendor: pages name them, and sellers add theirs. */
function isParty(host: string, { client, manufacturer }: Fields, vendor: string | null): boolean {
  if (vendor !== null && belongsTo(host, bareHost(vendor))) return true;
  return [client, manufacturer].some((party) => party !== null && sameBusiness(party.value, nameInHost(host)));
}

/**
 * Whether a misread letter can make a known host of a printed one. Letters swapped, words added and another ending are
 * no reader's errors, but the ending may have been cut off: ".co" of ".com".
 */
function canBeMisread(printed: string, names: readonly string[], hosts: readonly string[]): boolean {
  const name = nameInHost(printed).replace(/-/g, '');
  return (
    isCutOff(printed, hosts) ||
    knownNames(names, hosts).some(
      (known) => name !== known && !areSwapped(name, known) && editDistance(name, known, 2) <= 2,
    )
  );
}

/** Whether a printed host is a known one without its end. */
function isCutOff(printed: string, hosts: readonly string[]): boolean {
  return hosts.some((known) => registrableHost(known).startsWith(registrableHost(printed)));
}

/** A laboratory's names as they would stand in a host: those of its hosts, and its own. */
function knownNames(names: readonly string[], hosts: readonly string[]): string[] {
  return [...hosts.map((host) => nameInHost(host).replace(/-/g, '')), ...names.map(joinedName)];
}

/** Whether two names differ in nothing but two neighbouring letters that changed places. */
function areSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** How a host resembles a laboratory's name or hosts, in words; `isMisspelt` where letters of them were changed. */
export interface Likeness {
  says: string;
  isMisspelt: boolean;
}

/** In what a host resembles a laboratory's name or hosts; null where it does not. */
export function lookAlike(host: string, names: readonly string[], hosts: readonly string[]): Likeness | null {
  const name = nameInHost(host).replace(/-/g, '');
  for (const known of knownNames(names, hosts)) {
    if (known.length < 5) continue;
    if (name === known) return { says: 'It differs only in the ending.', isMisspelt: false };
    const most = Math.min(name.length, known.length) < LONG_NAME ? 1 : 2;
    if (editDistance(name, known, most) <= most) return { says: 'It differs in a letter or two.', isMisspelt: true };
    if (name.includes(known)) return { says: 'It adds words to the name.', isMisspelt: false };
    if (bareHost(host).split('.').slice(0, -1).includes(known))
      return { says: 'It puts the name in front of somebody else’s.', isMisspelt: false };
  }
  return null;
}
