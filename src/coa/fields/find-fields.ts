import { certificateMarks } from './certificate-marks.ts';
import { type FieldClues, fieldOf, fieldOfCell } from './clues.ts';
import { findActivities, findAmounts, findComponentFields } from './extract/amounts/find-amounts.ts';
import { findResults, mainPeakOf } from './extract/amounts/find-results.ts';
import { findPageDates } from './extract/dates/find-page-dates.ts';
import { findIssuer } from './extract/parties/find-issuer.ts';
import { fullNameOf, withoutMark, withoutMotto } from './extract/parties/find-letterhead.ts';
import { findPageHosts } from './extract/parties/find-page-hosts.ts';
import { findParties, withoutStroke } from './extract/parties/find-parties.ts';
import { labelledParties, partiesNamed } from './extract/parties/labelled-parties.ts';
import { otherCompounds } from './extract/sample/compounds/match-compound.ts';
import { findIdentified } from './extract/sample/find-identified.ts';
import { findNumbers } from './extract/sample/find-numbers.ts';
import { findSample } from './extract/sample/find-sample.ts';
import { bestOf } from './extract/search/best-of.ts';
import { findLabelled } from './extract/search/find-labelled.ts';
import { findPhrases } from './extract/search/find-phrases.ts';
import { labelKinds } from './extract/search/label-kinds.ts';
import type { LabelledValue } from './extract/search/labelled/labelled-value.ts';
import type { Fields } from './fields.ts';
import { datesReceipt, isForNobody } from './for-whom.ts';
import { kindOfPage } from './page-kind.ts';
import { acceptsValue } from './text/accepts.ts';
import { sameBusiness } from './text/names.ts';
import { isTesters } from './text/trades.ts';

/** Words of a compound's name at most. */
const LONGEST_NAME = 5;

/** Fields before it is told what kind of page they stand on. */
type Unmarked = Omit<Fields, 'certificateMarks' | 'pageKind'>;

/** Makes named fields of what was read: each finder has what it rests on from those before it. */
export function findFields(clues: FieldClues): Fields {
  const { graph, codes, toPicture } = clues;
  const { cells } = graph;
  const labelled = findLabelled(graph, acceptsValue);
  const hosts = findPageHosts(cells, codes, toPicture);
  const announced = labelledParties(labelled, clues);
  const issuer = findIssuer(clues, labelled, hosts, announced);
  const { laboratory, imitated, letterhead } = issuer;
  const parties = findParties(announced, issuer, clues);
  const numbers = findNumbers({ labelled, hosts, issuer, client: parties.client }, clues);
  const product = findProduct(labelled, clues);
  const head = letterhead && withoutMotto(withoutMark(letterhead));
  const cas = bestOf(labelled, 'cas');
  const isMonthFirst = laboratory?.laboratory?.habits.some(({ habit }) => habit === 'month-first') ?? false;

  const fields: Unmarked = {
    laboratory,
    laboratoryBox: laboratory?.cell ? toPicture(laboratory.cell) : null,
    imitated,
    letterhead: head && fieldOfCell(head, head.text, '', toPicture),
    ...parties,
    client: withoutStroke(parties.client, numbers.key, laboratory),
    parties: partiesNamed(announced.all),
    ...product,
    ...numbers,
    dates: findPageDates(labelled, graph, toPicture, isMonthFirst),
    ...findResults(clues),
    cas: cas && fieldOf(cas, casNumberOf(cas.text), toPicture),
    ...findAmounts(clues, bestOf(labelled, 'label_claim'), product),
    ...findActivities(clues, product.sample),
    components: findComponentFields(clues, product),
    hosts,
    ...findPhrases(clues),
    fullName: letterhead && fullNameOf(letterhead, graph),
    labels: labelKinds(cells),
  };
  const branded = isBrand(fields) ? { ...fields, laboratory: null, laboratoryBox: null } : fields;
  const marked = { ...branded, certificateMarks: certificateMarks(branded, cells) };
  return { ...marked, purity: fields.purity ?? mainPeakOf(fields), pageKind: kindOfPage(marked, cells) };
}

/** The product as the page heads it, the compound that it names, and what else is named. */
function findProduct(
  labelled: readonly LabelledValue[],
  clues: FieldClues,
): Pick<Fields, 'sample' | 'compound' | 'others' | 'identified'> {
  const { sample, compound } = findSample(labelled, clues);
  return {
    sample: sample && fieldOf(sample, sample.text, clues.toPicture),
    compound,
    others: otherCompounds(
      clues.graph.cells.flatMap(({ text, words }) => (words.length <= LONGEST_NAME ? [text] : [])),
      clues.compounds,
      compound,
    ),
    identified: findIdentified(clues),
  };
}

/**
 * Whether what heads a page as a laboratory is a brand that is called "Labs": the page says that others tested, and neither names a client
 * nor dates the receipt of a sample, nor has a place for either.
 */
function isBrand(fields: Unmarked): boolean {
  const { laboratory, letterhead, sheetMarks } = fields;
  if (laboratory === null || laboratory.laboratory !== null || isTesters(laboratory.name)) return false;
  return (
    letterhead !== null &&
    sameBusiness(letterhead.value, laboratory.name) &&
    sheetMarks.some(({ mark }) => mark === 'tested by others') &&
    isForNobody(fields) &&
    !datesReceipt(fields)
  );
}

function casNumberOf(text: string): string {
  return (/\d{2,7}\s?-\s?\d{2}\s?-\s?\d/.exec(text)?.[0] ?? text).replace(/\s/g, '');
}
