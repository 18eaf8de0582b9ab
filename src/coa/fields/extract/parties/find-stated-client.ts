import type { Cell } from '../../../layout/cells.ts';
import { nextLineOf, type PageGraph } from '../../../layout/page-graph.ts';
import { confidenceOf, textOf, type Word } from '../../../layout/word.ts';
import { acceptsValue } from '../../text/accepts.ts';
import { endsInLegalForm } from '../../text/legal-form.ts';
import { HOST_AS_NAME } from '../../text/names.ts';
import { ENDS_IN_SENTENCES } from '../../vocabulary/business-names.ts';
import type { LabelledValue } from '../search/labelled/labelled-value.ts';
import { wordsWithin } from './words-within.ts';

/** A name in a line: words with a capital, legal forms and signs between them. */
const OWN = "[A-Z][\\p{L}\\d&'’.-]*";
const NAME = `(${OWN}(?: (?:(?:of|and|&|for) )?${OWN}){0,4})`;
/** A word of such a name, as far as it has no figures. */
const OF_NAME = /^(?:\p{Lu}[\p{L}&'’.-]*|&)$/u;
/** A name that ends in a legal form or in what its business does, unlike a person's. */
const NAME_OF_BUSINESS = `(${OWN}(?: (?:(?:of|and|&|for) )?${OWN}){0,3} (?:${ENDS_IN_SENTENCES})\\b\\.?)`;
/** How lines say whose sample it was: "batch B-1 · ordered by Tarn Peptides", "tested for Tarn Peptides", "for Tarn Peptides". */
const STATEMENTS: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:data|values|results|figures|information|reports?|certificates?) )\\b(?:[Oo]rdered|[Ss]ubmitted|[Rr]equested|[Cc]ommissioned|[Ss]ent(?: in| to us)?|[Ss]upplied|[Ff]urnished|[Dd]elivered) (?:to (?:this|our|the) laboratory )?by (?:the client |our client |customer )?${NAME}`,
    'u',
  ),
  new RegExp(
    `\\b(?:[Tt]ested|[Pp]repared|[Aa]naly[sz]ed|[Mm]ade out|[Ii]ssued) (?:for|to) (?:the client |our client )?${NAME}`,
    'u',
  ),
  new RegExp(`\\b(?:(?:[Aa]t|[Oo]n) the request|(?:[Tt]ested|[Aa]naly[sz]ed) on behalf) of ${NAME}`, 'u'),
  // White-label reports say so in their small print.
  new RegExp(`\\b(?:[Pp]erformed|[Ii]ssued) by .{3,80} on behalf of ${NAME}`, 'u'),
  new RegExp(`\\b[Ww]e (?:have )?(?:tested|analy[sz]ed|examined) .{5,60} for ${NAME}`, 'u'),
  new RegExp(`\\battention of [^,]{3,40}, ${NAME}`, 'u'),
  new RegExp(
    `\\b(?:[Rr]eport|[Cc]ertificate|[Aa]nalysis) (?:[A-Z][\\w./-]*\\d )?for (?:(?:the |our )?client )?${NAME}(?:$|, )`,
    'u',
  ),
  new RegExp(`\\b(?:[Ii]ssued|[Pp]repared) by .{3,50} for ${NAME}$`, 'u'),
  new RegExp(`^for ${NAME}(?:$|, on )`, 'u'),
  // On the cards of a page in columns: "For Marrow & Reed received June 2, 2026".
  new RegExp(`^[Ff]or ${NAME} received (?:on )?(?:${OWN} )?\\d`, 'u'),
  new RegExp(`^for (${HOST_AS_NAME})$`),
  // The greeting of a letter to a business.
  new RegExp(`^(?:[Tt]o|[Dd]ear|[Hh]i|[Hh]ello) ${NAME_OF_BUSINESS},$`, 'u'),
];
/** "Messrs. Tarn Trading Co., Ltd.", as a line of its own. */
const HONORIFIC = /^(?:Messrs|M\/s)\.? (?=\p{Lu})/u;
/** "For Research Use Only" and the like, which begin as a name does. */
const NO_NAME =
  /^(?:Research|Laboratory|Lab|In|Use|Human|Animal|Information|Questions|More|Further|Testing|Identity|Purity)\b/;
/** Where a sentence ends behind a name: "Tarn Peptides. The report", "Tarn ApS. The report", unlike "St. John Supply". */
const SENTENCE_END = /(?<=\p{Ll}{3}|\b(?:ApS|GmbH|Ltd|LLC|Inc|AB|AS|BV))\. /u;
/** What the sentence says for its being the client's, beside a label's 1; and how well each word of the name was read. */
const SCORE = 0.6;
const MIN_CONFIDENCE = 0.6;

/** The client that a line of the page names without a label; null where none does. */
export function findStatedClient(cells: readonly Cell[]): LabelledValue | null {
  const honoured = cells.find(({ text }) => HONORIFIC.test(text) && acceptsValue('client', text));
  if (honoured !== undefined) {
    const words = honoured.words.slice(1);
    return { ...stated(words, honoured, ''), text: textOf(words), confidence: confidenceOf(words) };
  }
  for (const statement of STATEMENTS) {
    for (const cell of cells) {
      const match = statement.exec(cell.text);
      const [name] = match?.[1]?.split(SENTENCE_END) ?? [];
      const text = name?.replace(/[.,]$/, '');
      if (text === undefined || NO_NAME.test(text) || !acceptsValue('client', text)) continue;
      const words = wordsWithin(text, cell);
      const confidence = Math.min(...words.map((word) => word.confidence));
      if (confidence < MIN_CONFIDENCE) continue;
      return { ...stated(words, cell, leadOf(match)), text, confidence };
    }
  }
  return null;
}

/** Words of a line from which on it is one of a sentence, and of a name that goes on in the next line at most. */
const SENTENCE = 6;
const LONGEST_REST = 3;

/** With what a name goes on that its sentence breaks off at the end of a line: "submitted by Tarn" over "Laboratory Supplies on the 2nd day". */
export function withRestOfName(client: LabelledValue, graph: PageGraph): LabelledValue {
  const { cell } = client;
  const next = nextLineOf(cell, graph);
  const ends = cell.text.endsWith('.') && !endsInLegalForm(client.text);
  const breaksOff = !ends && client.words.at(-1) === cell.words.at(-1) && cell.words.length >= SENTENCE;
  if (next === undefined || !breaksOff || next.words.length < SENTENCE) return client;
  const end = next.words.findIndex(({ text }) => !OF_NAME.test(text));
  if (end < 1 || end > LONGEST_REST || !/^\p{Ll}/u.test(next.words[end]!.text)) return client;
  const words = [...client.words, ...next.words.slice(0, end)];
  return { ...client, words, text: textOf(words), confidence: Math.min(...words.map((word) => word.confidence)) };
}

/** What a sentence says before the name. */
function leadOf(match: RegExpExecArray | null): string {
  return match === null ? '' : match[0].slice(0, match[0].lastIndexOf(match[1]!)).trim();
}

function stated(words: Word[], cell: Cell, label: string): Omit<LabelledValue, 'text' | 'confidence'> {
  return { field: 'client', label, words, cell, score: SCORE, place: 'same-cell' };
}
