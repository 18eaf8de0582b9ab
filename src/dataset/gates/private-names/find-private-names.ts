import { GIVEN_NAMES } from './given-names.ts';

/** A capital word as a name has it: Smith, O’Neill, McKay, Lloyd-Jones, SMITH. */
const WORD = "\\p{Lu}[\\p{L}’']*(?:-\\p{Lu}[\\p{L}’']*)*";
const NAME = `${WORD}(?: (?:\\p{Lu}\\. ?)?${WORD}){0,2}`;
/** Between a given name and a surname: one initial at most. */
const FULL = new RegExp(`(${WORD}) (?:\\p{Lu}\\.? )?(${WORD})`, 'gu');

/** Where a name stands by its place: behind a title, a role or a greeting at the end, before a degree or a post. */
const PLACES: readonly RegExp[] = [
  new RegExp(`\\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame)\\.? (${NAME})`, 'gu'),
  new RegExp(
    `\\b(?:[Ss]igned|[Aa]nalysed|[Aa]nalyzed|[Rr]eviewed|[Aa]pproved|[Tt]ested|[Vv]erified|[Aa]uthori[sz]ed|[Pp]repared)(?: by)?:? (${WORD} ${WORD})`,
    'gu',
  ),
  new RegExp(`\\b(?:Analyst|Chemist|Signatory|Director|Owner|Founder|Manager):? (${WORD} ${WORD})`, 'gu'),
  new RegExp(
    `(?:[Rr]egards|[Bb]est wishes|[Ss]incerely|[Ff]aithfully|[Cc]heers|[Tt]hanks|[Tt]hank you)[,.!]?\\s*[\\n,–-]\\s*(${NAME})`,
    'gu',
  ),
  new RegExp(
    `(${WORD} ${WORD}),? (?:Ph\\.?D|B\\.?Sc|M\\.?Sc|CChem|MRSC|FRSC|(?:QA|QC|Lab(?:oratory)?|Quality) (?:Manager|Director)|[Dd]irector|[Oo]wner|[Ff]ounder)\\b`,
    'gu',
  ),
  /(?<![\p{L}.])(\p{Lu}\. ?(?:\p{Lu}\. ?)?\p{Lu}\p{Ll}[\p{L}’'-]+)/gu,
];

/** Ways to reach a person: an address with a name in it, a telephone number. */
const REACHED: readonly RegExp[] = [
  /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu,
  /(?<![\w.-])(?:\+44|0)[ -]?\d{2,5}[ -]?\d{3,4}[ -]?\d{3,4}(?![\w-])/g,
];
/** The part before the @ of an address that many people read. */
const SHARED_MAILBOX =
  /^(?:info|sales|support|contact|hello|help|admin|office|orders?|enquir(?:y|ies)|corrections|post|team|lab|qc|qa|service|customer[._-]?services?|mail|shop)@/i;

/** Words that make what they end a business, a thing or a sentence, and no person. */
const NO_SURNAME =
  /^(?:Peptides?|Labs?|Laborator(?:y|ies)|Research|Chemicals?|Bio\w*|Analytics?|Analytical|Ltd|Limited|LLC|Inc|PLC|GmbH|Group|Trading|Reagents?|Molecul\w+|Compounds?|Aminos?|Supply|Supplies|Sciences?|Scientific|Sequence|Pharma\w*|Health|Wellness|Company|Co|Works|Assay|Street|Road|Lane|Avenue|House|Certificates?|Reports?|Test(?:ing)?|Tests|Analysis|Page|Pages|Product|Products|University|Institute|The|We|It|This|That|And|Or|Of|In|On|At|For|With)$/i;

/**
 * Names of persons, and addresses and numbers that reach one, in a text. By form and place, so it finds what a person is
 * usually written as, not everything; whoever publishes still reads.
 * @returns each once, as it stands there, in order
 */
export function findPrivateNames(text: string): string[] {
  const found: { at: number; name: string }[] = [];
  // One name may begin where the one before it ended, so a hit that is none moves the search on by one word only.
  FULL.lastIndex = 0;
  for (let match = FULL.exec(text); match !== null; match = FULL.exec(text)) {
    const [name, given = '', surname = ''] = match;
    if (GIVEN_NAMES.has(given.toLowerCase()) && !NO_SURNAME.test(surname)) found.push({ at: match.index, name });
    else FULL.lastIndex = match.index + given.length;
  }
  for (const place of PLACES)
    for (const match of text.matchAll(place)) {
      const name = (match[1] ?? '').trim();
      if (!name.split(' ').some((word) => NO_SURNAME.test(word)))
        found.push({ at: match.index + match[0].indexOf(name), name });
    }
  for (const form of REACHED)
    for (const match of text.matchAll(form))
      if (!SHARED_MAILBOX.test(match[0])) found.push({ at: match.index, name: match[0] });
  const ordered = found.sort((left, right) => left.at - right.at || right.name.length - left.name.length);
  const names = ordered.map(({ name }) => name);
  return [...new Set(names)].filter((name, i, all) => !all.some((other, j) => j !== i && other.includes(name)));
}
