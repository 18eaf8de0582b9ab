import type { Cell } from '../../../layout/cells.ts';
import { lastSentence } from '../../text/last-sentence.ts';
import { ENDS_OF_STREETS } from '../../vocabulary/addresses.ts';
import { wholly } from '../../vocabulary/any-of.ts';
import {
  CLOSINGS_IN_SENTENCES,
  KINDS_IN_SENTENCES,
  PARTING_SIGNS,
  VERBS_OF_SCOPE,
  WORDS_OF_ANY_LABORATORY,
} from '../../vocabulary/letterhead.ts';
import { wordsWithin } from './words-within.ts';

const KIND = `(?:${KINDS_IN_SENTENCES})\\b`;
const CLOSING = `(?:${CLOSINGS_IN_SENTENCES})`;
const OWN = "[A-Z][\\p{L}\\d&'’.-]*";
const nameOf = (kind: string): string =>
  `((?:${OWN} (?:(?:of|and|&) )?){1,4}?${kind}(?: ${kind})*(?:,? ${CLOSING}\\b\\.?)*)`;
const NAME = nameOf(KIND);
/** Sellers call themselves "Labs" as well, and sign with their address. */
const TESTERS_NAME = nameOf(`(?:(?!Labs?\\b)${KIND}|\\p{Lu}\\p{Ll}+ic(?:al)? Services\\b)`);
/** A street's number and name. */
const STREET = `(?:(?:Unit|Suite|No\\.?) )?\\d{1,5}[A-Za-z]?(?:,| [A-Z])`;
/** The same where it says that it is a street, which needs no sign before it: readers lose a dot. */
const PLAIN_STREET = `\\d{1,5} (?:\\p{Lu}[\\p{L}.'’-]* ){1,3}?(?:${ENDS_OF_STREETS})\\b`;
/** What parts a name at the foot of a page from what follows it. */
const PARTING = `[${PARTING_SIGNS}]`;

/** What pages say of laboratories: who must agree to a copy, which only the issuer prints; who tested the sample, and what they are. */
const STATEMENTS: readonly (readonly [statement: RegExp, byIssuer: boolean])[] = [
  [new RegExp(`\\b(?:approval|permission|consent|authori[sz]ation),? (?:of|from) (?:the )?${NAME}`, 'u'), true],
  [
    new RegExp(
      `\\b(?:[Tt]ested|[Aa]naly[sz]ed|[Pp]erformed|[Cc]onducted|[Rr]eceived|[Ii]ssued|[Rr]eported|[Oo]btained|(?:[Cc]arried|CARRIED) out|[Uu]ndertaken|[Cc]ompleted) by (?:the )?${NAME}`,
      'u',
    ),
    false,
  ],
  [
    new RegExp(`\\b(?:[Ff]or and on behalf of|(?:[Hh]ead|[Dd]irector) of (?:the )?laboratory,) (?:the )?${NAME}`, 'u'),
    false,
  ],
  [new RegExp(`^${NAME},? (?:${PARTING} )?(?:is )?(?:an )?accredited (?:[\\p{L}-]+ ){0,2}laborator`, 'u'), false],
  // Who signs with a street: "Tarn & Vale Testing, 52 Corn Street", "Tarn Diagnostics | 52 Corn Street".
  [new RegExp(`(?:^|[.;] )${TESTERS_NAME}(?:,| ${PARTING}) ${STREET}`, 'u'), false],
  [new RegExp(`^${TESTERS_NAME} ${PLAIN_STREET}`, 'u'), false],
  // Or with what its results are about: "Tarn Bioassay · results valid for the vial tested only".
  [new RegExp(`^${TESTERS_NAME} ${PARTING} (?:[Tt]he |[Tt]hese )?[Rr]esults? (?:${VERBS_OF_SCOPE})\\b`, 'u'), false],
  [new RegExp(`^((?:${OWN} ){1,4})is an? (?:[\\p{L}-]+ ){0,3}(?:laborator|Laborator)`, 'u'), false],
];

/** A laboratory that a sentence names. */
export interface StatedLaboratory {
  name: string;
  cell: Cell;
  /** Whether only who issued the page says so: sellers' sheets quote who tested. */
  byIssuer: boolean;
}

const COMMON = wholly(WORDS_OF_ANY_LABORATORY);
/** Confidence with which each word of the name was read. */
const MIN_CONFIDENCE = 0.8;

/** The laboratory that a sentence of the page names as the one that tested or reports; null when none does. */
export function findStatedLaboratory(cells: readonly Cell[]): StatedLaboratory | null {
  for (const [statement, byIssuer] of STATEMENTS) {
    for (const cell of cells) {
      const said = statement.exec(cell.text)?.[1]?.trim().replace(/[,.]$/, '');
      // "Analysed by LC-UV-MS. Tarn Labs Ltd, Hull".
      const name = said && lastSentence(said);
      if (!name || name.split(/,?\s+/).every((word) => COMMON.test(word))) continue;
      if (wordsWithin(name, cell).every(({ confidence }) => confidence >= MIN_CONFIDENCE))
        return { name, cell, byIssuer };
    }
  }
  return null;
}
