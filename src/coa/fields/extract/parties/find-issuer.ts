import type { Cell } from '../../../layout/cells.ts';
import type { FieldClues } from '../../clues.ts';
import type { HostField } from '../../fields.ts';
import { hasAddressOf, isHost, nameInHost, namesNobody, sameBusiness } from '../../text/names.ts';
import { matchCompound } from '../sample/compounds/match-compound.ts';
import type { LabelledValue } from '../search/labelled/labelled-value.ts';
import { findLetterhead, withOtherLine, withoutMotto } from './find-letterhead.ts';
import { findAddressee, isPlainlySentTo } from './find-party.ts';
import { findStatedClient } from './find-stated-client.ts';
import { findStatedLaboratory } from './find-stated-laboratory.ts';
import type { LabelledParties } from './labelled-parties.ts';
import { findRegisteredLaboratory } from './laboratory/find-registered-laboratory.ts';
import {
  findUnregisteredLaboratory,
  footOfReport,
  headCalledLabs,
  headInFull,
  headOfReport,
  nameBefore,
} from './laboratory/find-unregistered-laboratory.ts';
import { type ImitatedLaboratory, isNameOf, type NamedLaboratory } from './laboratory/named-laboratory.ts';

/** Who issued a page, and whom it is sent to. */
export interface Issuer {
  laboratory: NamedLaboratory | null;
  imitated: ImitatedLaboratory | null;
  /** What stands most prominently at its head. */
  letterhead: Cell | null;
  /** What heads the page, and the names in its addresses. */
  names: string[];
  /** Who heads an address without a label. */
  addressee: LabelledValue | null;
  /** The same, where it is plainly not the sender's. */
  sentTo: LabelledValue | null;
  /** The client that a line of the page names, where no label gives one. */
  statedClient: LabelledValue | null;
}

/** Who issued the page: a laboratory, or what else its head and its addresses name. */
export function findIssuer(
  clues: FieldClues,
  labelled: readonly LabelledValue[],
  hosts: readonly HostField[],
  { client, manufacturer }: LabelledParties,
): Issuer {
  const named = [client, manufacturer].flatMap((party) =>
    party === null || namesNobody(party.text) ? [] : [party.text],
  );
  const addressee = findAddressee(clues.graph);
  const sentTo = addressee !== null && isPlainlySentTo(addressee, clues.graph) ? addressee : null;
  const statedClient = client === null ? findStatedClient(clues.graph.cells) : null;
  const { laboratory, imitated, letterhead } = findLaboratory(clues, labelled, hosts, named, { sentTo, statedClient });
  const names = [letterhead && withoutMotto(letterhead).text, ...hosts.map(({ value }) => nameInHost(value))].filter(
    (name) => name !== null,
  );
  return { laboratory, imitated, letterhead, names, addressee, sentTo, statedClient };
}

/** The laboratory that the page names, and what stands most prominently at its head. */
function findLaboratory(
  { graph, laboratories, compounds }: FieldClues,
  labelled: readonly LabelledValue[],
  hosts: readonly HostField[],
  parties: readonly string[],
  { sentTo, statedClient }: Pick<Issuer, 'sentTo' | 'statedClient'>,
): Pick<Issuer, 'laboratory' | 'imitated' | 'letterhead'> {
  const isValue = (cell: Cell): boolean =>
    labelled.some(({ words }) => words.some((word) => cell.words.includes(word)));
  // Some reports are headed with what was tested.
  const isCompound = (cell: Cell): boolean => matchCompound(cell.text, compounds)?.whole === true;
  const isNoHead = (cell: Cell): boolean => isValue(cell) || isCompound(cell) || cell === sentTo?.cell;
  const letterhead = findLetterhead(graph, isNoHead);
  const named = labelled
    .filter(
      ({ field, place, label, text }) =>
        field === 'laboratory' && (place !== 'below' || label.endsWith(':') || hasAddressOf(nameBefore(text), hosts)),
    )
    .map(({ text }) => text);
  const stated = findStatedLaboratory(graph.cells);
  const { laboratory: registered, imitated } = findRegisteredLaboratory({
    graph,
    letterhead,
    hosts,
    parties,
    labelled: stated?.byIssuer ? [...named, stated.name] : named,
    laboratories,
  });
  const has = (wanted: LabelledValue['field']): boolean => labelled.some(({ field }) => field === wanted);
  const sender = has('client') ? null : statedClient;
  const others = sender === null ? parties : [...parties, sender.text];
  const isForClient = has('client') || sender !== null;
  const isReport = isForClient && (has('date_received') || has('date_analysed') || has('report_number'));
  const isReceived = isForClient && has('date_received');
  // Under its client's mark a laboratory's name stands smaller.
  const isClients = letterhead !== null && parties.some((party) => sameBusiness(party, letterhead.text));
  const own = isClients ? findLetterhead(graph, (cell) => isNoHead(cell) || cell === letterhead) : letterhead;
  const head = own && withoutMotto(withOtherLine(own, graph, hosts, isReceived));
  const headsReport = (own: Cell): NamedLaboratory | null =>
    headOfReport(own, others, hosts) ??
    headInFull(own, graph, others) ??
    (isReceived ? headCalledLabs(own, others, hosts) : null);
  const unregistered =
    findUnregisteredLaboratory(head, named, parties, hosts, stated) ??
    (isReport && head !== null ? headsReport(head) : null) ??
    (isReport ? footOfReport(graph, others, hosts) : null);
  const grantsCopies = registered !== null && stated?.byIssuer === true && isNameOf(stated.name, registered);
  const known = grantsCopies ? { ...registered, grantsCopies } : registered;
  return { laboratory: known ?? unregistered, imitated, letterhead };
}

/** Whether a name is somebody else's than who issued the page. */
export function isAnothers(name: string, { laboratory, names }: Pick<Issuer, 'laboratory' | 'names'>): boolean {
  if (laboratory?.laboratory != null) return true;
  // A shop that is called by its address stands among the page's addresses itself.
  const others = isHost(name.toLowerCase()) ? names.filter((issuer) => issuer !== nameInHost(name)) : names;
  return others.length > 0 && !others.some((issuer) => sameBusiness(issuer, name));
}
