import type { LabelledField } from '../specs.ts';
import { LABEL_WORDS, type LabelWordKind } from './label-words.ts';

const KINDS = new Map<string, Set<LabelWordKind>>();
for (const [kind, words] of Object.entries(LABEL_WORDS))
  for (const word of words.trim().split(/\s+/))
    KINDS.set(word, (KINDS.get(word) ?? new Set()).add(kind as LabelWordKind));

/** What a word may say; undefined of one that stands in no label. A plural, and a genitive, count as the word. */
function kindsOf(word: string): ReadonlySet<LabelWordKind> | undefined {
  return KINDS.get(word) ?? (word.endsWith('s') ? KINDS.get(word.slice(0, -1)) : undefined);
}

/** Whether a word stands in labels. */
export const isWordOfLabel = (word: string): boolean => kindsOf(word) !== undefined;

type Kind = LabelWordKind;
/** A field, of which kinds a label must have a word each, and of which its others may be. */
interface Rule {
  field: LabelledField | 'other';
  /** Of each of these sets a word. */
  needs: readonly (readonly Kind[])[];
  /** What else may stand in it, beside words that join. */
  allows: readonly Kind[];
  /** What the whole must be like. */
  like?: RegExp;
}

const DATE_WORDS: readonly Kind[] = ['date', 'goods', 'rest', 'report', 'code'];
/** A label that ends in one of these goes on to somebody, and asks for no day. */
const OF_NOBODY = '^(?!.* (from|by|to|for)$).*';
const WORDS_FOR_DAYS = 'date|day|dated|datum|fecha|data|jour|giorno';
/** A date's label says that it is one, or ends in "on". */
const DATED = new RegExp(`${OF_NOBODY}\\b(${WORDS_FOR_DAYS})s?\\b|\\b(on|am|le|il)$`);
const TAKEN_IN = 'arriv|received|recd|rcvd|accepted|logged|receipt|intake|eingang|reception';
const GIVEN_OUT = 'issued|signed|released|published|generated|completed|analy[sz]ed|tested';
/** What is done to the sample or the report, with which a label may end that asks when. */
const WHEN = new RegExp(`${OF_NOBODY}\\b(${TAKEN_IN}|${GIVEN_OUT})`);

/** What is done for somebody, or what was made so. */
const DONE =
  'made|carried|done|drawn|prepared|issued|compiled|produced|performed|conducted|undertaken|tested|analy[sz]ed|examined|submitted|reported';
const DONE_ELSEWHERE = 'erstellt|ausgestellt|etabli|emis|emitido|emesso|realizado';
const MADE = 'analysis|testing|report';
const FOR = 'for|fur|pour|para|per';
/** What begins to say for whom: "Work carried out on behalf of", "Report prepared for", "Issued to". */
const FOR_WHOM = new RegExp(
  [
    '\\b(behalf of|request of|instruction of|im auftrag (von|des|der))$',
    `\\b(${DONE}|${DONE_ELSEWHERE}|${MADE}) (up |out |exclusively )*(${FOR})$`,
    '\\b(issued|certified|reported) (exclusively )?to$',
  ].join('|'),
);

/** In their order: the first that a label fits is its field. */
const RULES: readonly Rule[] = [
  {
    field: 'client',
    needs: [['done', 'report', 'goods', 'ordering', 'order']],
    allows: ['done', 'report', 'goods', 'ordering', 'order', 'behalf', 'client', 'reported'],
    like: FOR_WHOM,
  },
  // "Work ordered by", "Sample supplied by".
  {
    field: 'client',
    needs: [['ordered']],
    allows: ['ordering', 'goods', 'order', 'client', 'report'],
    like: /\b(by|from)$/,
  },
  { field: 'client', needs: [['sent'], ['ordering']], allows: ['goods', 'client'], like: /\b(by|from)$/ },
  { field: 'client', needs: [['ordering_of'], ['business', 'client']], allows: ['naming'] },
  {
    field: 'batch',
    needs: [['batch']],
    allows: [
      'number',
      'client',
      'maker',
      'goods',
      'packing',
      'labelled',
      'naming',
      'made',
      'rest',
      'code',
      'claim',
      'under',
    ],
    // What the laboratory runs together is a batch of its own.
    like: /^(?!.*\blab(oratory)?\b)/,
  },
  {
    field: 'label_claim',
    needs: [['claim', 'labelled'], ['amount']],
    allows: ['goods', 'packing', 'found', 'maker', 'client'],
  },
  {
    field: 'content',
    needs: [['amount'], ['found', 'goods']],
    allows: ['packing'],
    like: /^(?!.*\bsamples?\b).*\b(peptide|vial|found|measured|determined|actual)/,
  },
  {
    field: 'key',
    needs: [['verifying'], ['code', 'secret', 'number']],
    allows: ['report', 'lookup', 'rest', 'client', 'reported'],
  },
  { field: 'key', needs: [['lookup'], ['code', 'secret']], allows: ['report', 'rest', 'client', 'reported', 'goods'] },
  { field: 'key', needs: [['report'], ['secret']], allows: ['rest', 'client', 'reported', 'code'] },
  { field: 'date_expiry', needs: [['expiry']], allows: [...DATE_WORDS, 'made'], like: DATED },
  {
    field: 'date_received',
    needs: [['received']],
    allows: [...DATE_WORDS, 'analysed', 'ordering', 'client'],
    like: DATED,
  },
  { field: 'date_received', needs: [['received'], ['goods', 'report']], allows: ['rest', 'ordering'], like: WHEN },
  { field: 'date_manufactured', needs: [['made']], allows: DATE_WORDS, like: DATED },
  { field: 'date_reported', needs: [['reported']], allows: [...DATE_WORDS, 'analysed'], like: DATED },
  { field: 'date_reported', needs: [['reported'], ['report']], allows: ['rest', 'analysed'], like: WHEN },
  { field: 'date_analysed', needs: [['analysed']], allows: [...DATE_WORDS, 'ordering', 'done'], like: DATED },
  // What the client, the maker or the goods are numbered by is not the report's number.
  {
    field: 'other',
    needs: [
      ['client', 'maker'],
      ['number', 'order'],
    ],
    allows: ['report', 'goods', 'business', 'code', 'packing'],
  },
  {
    field: 'report_number',
    needs: [['report', 'order'], ['number']],
    allows: ['rest', 'reported', 'code', 'analysed', 'verifying', 'lookup'],
    like: /^(?!.*\b(purchase|po|your)\b)/,
  },
  {
    field: 'report_number',
    needs: [['report'], ['number'], ['goods']],
    allows: ['rest', 'code'],
    like: /\blab/,
  },
  {
    field: 'other',
    needs: [
      ['goods', 'packing'],
      ['number', 'code'],
    ],
    allows: ['labelled', 'naming', 'report', 'rest'],
  },
  { field: 'client', needs: [['client'], ['naming', 'business']], allows: [] },
  { field: 'client', needs: [['client'], ['goods']], allows: [], like: /\b(owner|submitter|sender|requester)$/ },
  {
    field: 'sample',
    needs: [['goods'], ['naming', 'labelled', 'done']],
    allows: ['client', 'rest', 'claim', 'packing', 'ordered', 'under'],
    // "Certified Peptides" is a name.
    like: /^(?!.*s$)(?!(certified|tested|analy[sz]ed|examined|prepared|made|produced) )/,
  },
  { field: 'sample', needs: [['goods'], ['under']], allows: ['analysed', 'rest'] },
];

/** Words of a label that is made up of others at least, and at most. */
export const COMPOSED = { least: 2, most: 7 } as const;

/**
 * The field that words name together, each of which is one of `LABEL_WORDS`: "lot code on the vial" a batch, "client order number"
 * none of ours (`other`).
 * @param words as `plainWord` gives them.
 * @returns null where a word is none of a label's, or no rule is met.
 */
export function composeLabel(words: readonly string[]): LabelledField | 'other' | null {
  if (words.length < COMPOSED.least || words.length > COMPOSED.most) return null;
  const said: ReadonlySet<Kind>[] = [];
  for (const word of words) {
    const kinds = kindsOf(word);
    if (kinds === undefined) return null;
    said.push(kinds);
  }
  const text = words.join(' ');
  const rule = RULES.find(({ needs, allows, like }) => {
    if (like !== undefined && !like.test(text)) return false;
    const may = new Set<Kind>(['joining', ...allows, ...needs.flat()]);
    return (
      said.every((kinds) => [...kinds].some((kind) => may.has(kind))) &&
      needs.every((kinds) => said.some((has) => kinds.some((kind) => has.has(kind))))
    );
  });
  return rule?.field ?? null;
}
