import { confidenceOf, textOf, type Word } from '../../../layout/word.ts';
import { milligrams } from '../../text/milligrams.ts';
import { closesInLimit, LIMIT } from './read-percent.ts';

/** An amount as read, before it is known what it is of. */
export interface AmountReading {
  text: string;
  /** mg. */
  value: number;
  words: Word[];
  confidence: number;
}

/** An amount of peptide printed on the page. */
export interface Amount extends AmountReading {
  /** What the page calls it; empty where it stands alone. */
  label: string;
}

/** Shares of the claim between which a content is likely, and beyond which a digit too many was read. */
const LIKELY = [0.7, 1.6] as const;
const TOO_MUCH = 1.9;
/** Share of the claim below which a digit is probably missing. */
const TOO_LITTLE = 0.5;

/** Digits of a content whose decimal point was not read, and what the point stood before. */
const POINTLESS = /(?<![\d.,])\d{3,6}(?=\s?m\s?g\b)/i;
const DECIMALS = 100;
/** A content of whose decimal point the reader made a gap, as it does where letters are set too wide: "10 27m g". */
const PARTED = /^\D{0,2}(\d{1,4})\s(\d{2})\s?m\s?g$/i;
/** Amounts in a row that one unit closes, or one and its spread: "4.78, 5.23 mg", "10.43 ± 0.25 mg". The first is the content. */
const LIST = /^\D{0,2}(\d{1,5}(?:[.,]\d{1,4})?)(?:\s?(?:(?:[,;&+/]|and)\s|±\s?)\d{1,5}(?:[.,]\d{1,4})?)+\s?mg\b/i;
const LONGEST_LIST = 8;
const LONGEST_PARTED = 3;
/** Words of an amount that was read whole: number and unit. */
const LONGEST_AMOUNT = 2;

/** "250.74 mg" of 50 mg claimed: ": 50.74 mg", whose colon a reader takes for a digit. */
export function withoutMisreadColon(content: Amount, claim: number | null): Amount {
  const text = content.text.replace(/^\D*\d/, '');
  const value = amountOf(text);
  if (
    claim === null ||
    value === null ||
    content.value < TOO_MUCH * claim ||
    value < LIKELY[0] * claim ||
    value > LIKELY[1] * claim
  )
    return content;
  return { ...content, value, text };
}

/** A content so far below the claim has probably lost its first digit: it is then a doubtful reading. */
export function doubtedIfCutOff(content: Amount, claim: number | null): Amount {
  return claim !== null && content.value < TOO_LITTLE * claim
    ? { ...content, confidence: content.confidence / 2 }
    : content;
}

/** Whether the claim alone could say what an amount was that the reader parted, and did not. */
export function isStillParted({ text, value }: Amount): boolean {
  const parted = PARTED.exec(text);
  return parted !== null && value === Number(parted[2]);
}

/** An amount whose comma may part thousands, "1,546 mg"; and one that does, for no claim has three decimals of which the last are noughts: "1,500 mg". */
const IN_THOUSANDS = /(?<![\d.,])\d{1,2},\d{3}(?=\s?mg\b)/i;
const ROUND_THOUSANDS = /(?<![\d.,])[1-9]\d?,\d00(?=\s?mg\b)/i;
const THOUSAND = 1000;

/** A claim as its comma says it: "1,000 mg" are a thousand. */
export function claimInThousands<Claimed extends Pick<Amount, 'text' | 'value'>>(claim: Claimed): Claimed {
  return ROUND_THOUSANDS.test(claim.text) && claim.value < THOUSAND
    ? { ...claim, value: claim.value * THOUSAND }
    : claim;
}

/** A claim whose point or comma parts thousands, as the content found says: "1.000 mg" where that is "1.002,45 mg". */
const CLAIM_IN_THOUSANDS = /(?<![\d.,])[1-9]\d?[.,]\d00(?=\s?mg\b)/i;

/** A claim in thousands, as a content some thousand times as large says that was found. */
export function claimBeside<Claimed extends Pick<Amount, 'text' | 'value'>>(claim: Claimed, content: number): Claimed {
  const value = claim.value * THOUSAND;
  return CLAIM_IN_THOUSANDS.test(claim.text) && content >= LIKELY[0] * value && content <= LIKELY[1] * value
    ? { ...claim, value }
    : claim;
}

/** "1,546 mg" of 1500 mg claimed: a comma that parts thousands, as the claim says. */
export function inThousands(content: Amount, claim: number | null): Amount {
  const value = content.value * THOUSAND;
  return claim !== null && IN_THOUSANDS.test(content.text) && value >= LIKELY[0] * claim && value <= LIKELY[1] * claim
    ? { ...content, value: Number(value.toFixed()) }
    : content;
}

/** Confidence from which on an amount of three digits and more is read as it stands: "1000 mg", and not "10.00 mg" without its point. */
const SURE_OF_POINT = 0.75;

/** Whether an amount may have lost its decimal point: it has digits enough, and was not read surely. */
export const lacksPoint = ({ text, confidence }: AmountReading): boolean =>
  POINTLESS.test(text) && confidence < SURE_OF_POINT;

/** "1027 mg" or "10 27m g" of 10 mg claimed: 10.27 mg, whose point the reader lost. It is then a doubtful reading. */
export function withMissingPoint(content: Amount, claim: number | null): Amount {
  const parted = PARTED.exec(content.text);
  const value = parted === null ? content.value / DECIMALS : Number(`${parted[1]}.${parted[2]}`);
  if (
    claim === null ||
    (parted === null && !POINTLESS.test(content.text)) ||
    value < LIKELY[0] * claim ||
    value > LIKELY[1] * claim
  )
    return content;
  return { ...content, value, confidence: content.confidence / 2 };
}

/** A spread, whose "±" readers take for "+"; and what a vial was said to hold: "label 5 mg", "106.2 % of label (10 mg)". */
const SPREAD_BEFORE = /±|\+\/?-\s*$|\+\s*$|\bU ?=?\s*$/;
/** What stands behind an uncertainty: its coverage factor (EURACHEM/CITAC guide QUAM), "0.8 mg (k = 2)". */
const SPREAD_BEHIND = /^\W{0,2}k ?=? ?\d/;
/** Words before an amount that was claimed, and those of what a share is of. */
export const CLAIMED = /\b(?:label(?:l?ed)?|claim(?:ed)?|nominal|declared)/;
const SHARE_OF_CLAIM = /%\s+of(?:\s+the)?(?:\s+(?:label(?:l?ed)?|claim(?:ed)?|amount|stated|declared))*/;
const CLAIM_BEFORE = new RegExp(`(?:${CLAIMED.source}|${SHARE_OF_CLAIM.source})\\s*:?\\s*\\(?$`, 'i');
const WORDS_BEFORE = 4;
/** A five of which a reader makes a sign, before a decimal point. */
const FIVE_AS_SIGN = /^\$(?=[.,]\d{1,3}\s?mg\b)/i;
/** What a vial may hold: "9.0–11.0 mg". */
const RANGE = /\d\s?[-–—]{1,2}\s?\d+(?:[.,]\d+)?\s?(?:m?g|m[ce]g)\b/i;
/** What stands before its upper end, where the dash was read as a word: "9,0 — 11,0 mg". */
const RANGE_BEFORE = /\d\s?[-–—]{1,2}$/;

/** The first amount in the words; what follows "±" is its spread, what a sign marks as a limit, a range, and what was claimed are none. */
export function readAmount(words: readonly Word[]): AmountReading | null {
  for (let start = 0; start < words.length; start++) {
    const list = readList(words.slice(start, start + LONGEST_LIST));
    if (list !== null) return list;
    const parted = readParted(words.slice(start, start + LONGEST_PARTED));
    if (parted !== null) return parted;
    for (let length = 1; length <= LONGEST_AMOUNT; length++) {
      const piece = words.slice(start, start + length);
      const text = textOf(piece);
      const value = piece.length < length ? null : amountOf(text);
      if (value === null) continue;
      const ownLead = text.replace(/\d.*$/, '');
      const before = `${words[start - 1]?.text ?? ''} ${ownLead}`;
      if (SPREAD_BEFORE.test(before) || LIMIT.test(before) || RANGE.test(text)) break;
      if (RANGE_BEFORE.test(textOf(words.slice(0, start)))) break;
      if (closesInLimit(words.slice(0, start), ownLead)) break;
      const lead = words.slice(Math.max(0, start - WORDS_BEFORE), start);
      if (SPREAD_BEHIND.test(textOf(words.slice(start + length)))) break;
      if (CLAIM_BEFORE.test(`${textOf(lead)} ${ownLead}`)) break;
      // As of a number without its unit (`readInUnit`), such a reading is doubtful.
      const confidence = confidenceOf(piece) / (FIVE_AS_SIGN.test(text) ? 2 : 1);
      return { text, value, words: [...piece], confidence };
    }
  }
  return null;
}

/** An amount parted at its point, by what stands behind the gap; whether there was a point the claim has to say. */
function readParted(words: readonly Word[]): AmountReading | null {
  for (let length = 2; length <= words.length; length++) {
    const piece = words.slice(0, length);
    const text = textOf(piece);
    const match = PARTED.exec(text);
    if (match !== null) return { text, value: Number(match[2]), words: piece, confidence: confidenceOf(piece) };
  }
  return null;
}

function readList(words: readonly Word[]): AmountReading | null {
  const match = LIST.exec(textOf(words));
  if (match === null) return null;
  const piece = words.slice(0, match[0].split(' ').length);
  return { text: match[0], value: Number(match[1]!.replace(',', '.')), words: piece, confidence: confidenceOf(piece) };
}

/** mg; "5.22 5g", "10.62 mn", "10.4 rng" and "9.71m" are milligrams whose unit was misread. */
function amountOf(text: string): number | null {
  // "32:37 mg": a decimal point of which a reader makes a colon; "$.32 mg": a five of which it makes a sign.
  const mended = text
    .replace(FIVE_AS_SIGN, '5')
    .replace(/(?<=\d):(?=\d{2,4}\s?mg\b)/i, '.')
    .replace(/(?<=\d\s?mg)[jl|](?=\/)/i, '');
  return milligrams(
    mended.replace(/^(\D*\d+[.,]\d+)(?:\s(?:(?!m[ce]g$|kg$)[A-Za-z0-9]{1,2}g|m[nq9])|\s?m)$/i, '$1 mg'),
  );
}

/** Whether an amount is printed with decimals, as one that was measured. */
export function hasDecimals(text: string): boolean {
  return /\d[.,]\d/.test(text);
}
