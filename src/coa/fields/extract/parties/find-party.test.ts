import { expect, test } from 'vitest';
import { pageGraph } from '../../../layout/build-graph.ts';
import { cellOf } from '../../../layout/cells.ts';
import { graphOf } from '../../../testing/page.ts';
import { acceptsValue } from '../../text/accepts.ts';
import { findLabelled } from '../search/find-labelled.ts';
import { businessOf, findAddressee, isPlainlySentTo } from './find-party.ts';

const REST = '\n\nMicrobiology\n\nEndotoxin    Pass\n\nSterility    Pass\n\nConclusion   Pass\n\nEnd of report\n';
const find = (page: string): string | undefined => findAddressee(graphOf(page))?.text;
const isSentTo = (page: string): boolean => {
  const graph = graphOf(page);
  const addressee = findAddressee(graph);
  return addressee !== null && isPlainlySentTo(addressee, graph);
};

test('the first line of the address at the left of the head', () => {
  expect(
    find(
      `Severn Research Supply       Account #   E12345\n12 Ferry Lane Ste 101        Lot #   X1\nColumbus, OH 43004${REST}`,
    ),
  ).toBe('Severn Research Supply');
});

test('none without a postcode, without a line above it, or at the foot', () => {
  expect(find(`Severn Research Supply\n12 Ferry Lane${REST}`)).toBeUndefined();
  expect(find(`Columbus, OH 43004${REST}`)).toBeUndefined();
  expect(find(`LABORATORY REPORT${REST}${REST}Some Laboratory\nHouston, TX 77099`)).toBeUndefined();
});

test('a page is sent from the address at its foot to another one at its head', () => {
  const addressed = `Severn Research\n12 Ferry Lane Ste 101\nColumbus, OH 43004${REST}`;
  const foot = `${'\n'.repeat(24)}9 Mill Road, Suite 2, Houston, TX 77099\n`;
  expect(isSentTo(addressed + foot)).toBe(true);
  expect(isSentTo(addressed)).toBe(false);
  expect(isSentTo(`${addressed}${'\n'.repeat(24)}12 Ferry Lane, Columbus, OH 43004\n`)).toBe(false);
  expect(isSentTo(`LABORATORY REPORT${REST}${foot}`)).toBe(false);
});

test('the business over the line that says to whose attention a letter goes', () => {
  const letter = `Larkfield Control s.r.o.\n\n\nSunderby Imports\nAttn, purchasing\n\nEXPERT OPINION${REST}`;
  expect(find(letter)).toBe('Sunderby Imports');
  expect(isSentTo(letter)).toBe(true);
  expect(find(letter.replace('Attn, purchasing', 'Attention is drawn to the limits of this method'))).toBeUndefined();
  expect(find(letter.replace('Sunderby Imports', '12 Ferry Lane'))).toBeUndefined();
});

test('British addresses, too', () => {
  const addressed = `Severn Research\n12 Ferry Lane\nGloucester GL1 2EX${REST}`;
  const foot = '\n'.repeat(24);
  expect(find(addressed)).toBe('Severn Research');
  expect(isSentTo(`${addressed}${foot}9 Mill Road, Leeds LS2 9EX\n`)).toBe(true);
  expect(isSentTo(`${addressed}${foot}12 Ferry Lane, Gloucester GL1 2EX\n`)).toBe(false);
});

test('a German address, to which a laboratory of one word sends', () => {
  const page = `# Priflabor Tarn & Thiele GmbH\n\nTarnpeptid Vertrieb e.K.\nFrau Sabine Muster\nAm Feld 3\n86899 Landsberg am Lech${REST}${REST}`;
  expect(find(page)).toBe('Tarnpeptid Vertrieb e.K.');
  expect(isSentTo(page)).toBe(true);
});

test("an address without a name is nobody's", () => {
  expect(find(`12 Ferry Lane Ste 101\nColumbus, OH 43004${REST}`)).toBeUndefined();
});

test('addresses on the Continent, in Canada and in Australia; persons and offices are not the business', () => {
  expect(find(`Severn Handel GmbH\nFrau Dr. Weber\nHafenweg 2\n47119 Duisburg${REST}`)).toBe('Severn Handel GmbH');
  expect(find(`Attn: Ms Sato\nSevern Research\n12 Ferry Lane\nOttawa ON K1A 0B6${REST}`)).toBe('Severn Research');
  expect(find(`The Manager\nSevern Research\nGPO Box 11, Hobart TAS 7001${REST}`)).toBe('Severn Research');
});

test('whom a letter greets, and who is addressed over the line that says who sent the sample', () => {
  const letter = `Tarn Assay Office\n\n\nMs Ada Weaver\nSevern Research\nMissoula, Montana\n\n\nDear Ms Weaver:${REST}`;
  expect(find(letter)).toBe('Severn Research');
  expect(isSentTo(letter)).toBe(true);
  const sole = `Laboratorium Tarn Assay\n\nMr Adam Weaver\ntrading as Severn Research\n14 Sowden Street\nHuddersfield, United Kingdom\n\nDear Mr Weaver:${REST}`;
  expect(find(sole)).toBe('Severn Research');
  const french = `Laboratoire Tarn\n\nRapport n° 26-0658                    Lyon, le 4 juin 2026\n\n\n                                      Severn Peptides\n                                      8 quai Clair\n                                      34200 Sète\n\n\nMadame, Monsieur,${REST}`;
  expect(find(french)).toBe('Severn Peptides');
  const bare = `21st January 2026\n\nSevern Research Supplies\nUnit 4, Ferry Lane\nLimerick\n\nRe: one vial\n\nDear Adam,${REST}`;
  expect(find(bare)).toBe('Severn Research Supplies');
  const stated = `SEVERN TRADING LIMITED\nRM 9, 41 WAI LOK ST., KWUN TONG, HONG KONG\n\nThe following sample was submitted on behalf of the client as:${REST}`;
  expect(find(stated)).toBe('SEVERN TRADING LIMITED');
});

test('who deals in something and tests nothing is sent a page that somebody who tests heads', () => {
  const at = (name: string, head = 'Tarn Analytical Ltd'): boolean =>
    isSentTo(`# ${head}\n\n${name}\n12 Ferry Lane\nColumbus, OH 43004${REST}`);
  expect([at('Severn Peptide Supply'), at('Severn Peptide Testing'), at('Severn Holdings')]).toEqual([
    true,
    false,
    false,
  ]);
  // Over its own address a seller heads its own sheet.
  expect(at('Severn Peptide Supply', 'Certificate of Analysis')).toBe(false);
});

test('the business on the line under the person in the client’s field', () => {
  const graph = graphOf(
    `Report To:    Garrett Moss\n              Prairie Wind Supply\n              1420 E. 3rd Avenue${REST}`,
  );
  const cell = graph.cells.find(({ text }) => text === 'Garrett Moss')!;
  const client = {
    field: 'client',
    label: 'Report To:',
    words: cell.words,
    cell,
    text: cell.text,
    confidence: 1,
    score: 1,
    place: 'right',
  } as const;
  expect(businessOf(client, graph).text).toBe('Prairie Wind Supply');
  expect(businessOf({ ...client, text: 'Garrett Moss Ltd' }, graph).text).toBe('Garrett Moss Ltd');
});

test('over an address in a window the sender’s own line is not the name', () => {
  const page = `Tarn Lab GmbH   Weg 4   14776 Brandenburg\nElbtal Bedarf e.K.\nHafencity 12\n01445 Radebeul${REST}`;
  expect(find(page)).toBe('Elbtal Bedarf e.K.');
});

/** The client of a page whose lines stand so many pixels farther apart. */
const clientOf = (page: string, apart = 0): string | undefined => {
  const { cells, letters } = graphOf(page);
  const lines = [...new Set(cells.map(({ top }) => top))];
  const graph = pageGraph(
    cells.map((cell) => {
      const down = apart * lines.indexOf(cell.top);
      const words = cell.words.map((word) => ({ ...word, top: word.top + down, bottom: word.bottom + down }));
      return cellOf(words);
    }),
    letters,
  );
  const client = findLabelled(graph, acceptsValue).find(({ field }) => field === 'client');
  return client && businessOf(client, graph).text;
};

test('a business whose name goes on in a second line, and one over the person there', () => {
  expect(
    clientOf('Customer     Oakhurst Life Science\n             Distribution Ltd\n             Unit 3 Larch Way'),
  ).toBe('Oakhurst Life Science Distribution Ltd');
  expect(clientOf('Customer     Sable Point\n               Research')).toBe('Sable Point Research');
  expect(clientOf('Customer     Oakhurst Life Science Ltd\n             Distribution Ltd')).toBe(
    'Oakhurst Life Science Ltd',
  );
  expect(clientOf('Halloway Distribution, Inc.\nAttn: Ms. Dana Whitcomb')).toBe('Halloway Distribution, Inc.');
  expect(clientOf('Meridian Bench LLC\nAttn: Quality', 8)).toBe('Meridian Bench LLC');
  expect(clientOf('Meridian Bench LLC\nAttn: Quality', 30)).toBe('Quality');
  expect(clientOf('June 2026\nAttn: Ms. Dana Whitcomb')).toBe('Ms. Dana Whitcomb');
});

test('who is addressed in a letter whose lines are set wide apart, over the line that says what it is about', () => {
  const letter =
    'Ms. Odette Farnsworth\nSilver Larch Research Products\nMissoula, Montana\n\nRE: AOD-9604\n\nDear Ms. Farnsworth:\n\nOne vial was received.';
  expect(find(`${letter}${REST}${REST}`)).toBe('Silver Larch Research Products');
});

test('who is addressed in a letter that greets nobody and closes as letters do', () => {
  const letter = (end: string, sender = '# Larkfield & Pell\nConsulting Chemists\n\n') =>
    `${sender}\nHalcyon Research\nUnit 3, Canal Wharf\nStone, Staffordshire\n\nAnalysis of one vial${REST}${REST}${end}`;
  expect(find(letter('Yours faithfully,'))).toBe('Halcyon Research');
  expect(isSentTo(letter('Yours faithfully,'))).toBe(true);
  expect(find(letter('Reviewed by'))).toBeUndefined();
  // Nobody else heads it: then the address is the sender's.
  expect(find(letter('Yours faithfully,', ''))).toBeUndefined();
});

test('of two addresses at the head, that of a business which deals in something is whom the page is sent to', () => {
  const head = 'Hargrave & Pell                  Skinner Lane\n                                 Halifax HX1 9ZZ\n\n';
  const addressed = 'Kestrel Biochem Supplies\nUnit 4 Meadow Estate\nStockport SK4 9ZZ';
  expect(isSentTo(`${head}${addressed}${REST}${REST}`)).toBe(true);
  expect(isSentTo(`Hargrave & Pell\n\n${addressed}${REST}${REST}`)).toBe(false);
});

test('a shop that is called by its address, in a letter', () => {
  expect(
    find(`March 9, 2026\n\npurecoast.example\nc/o Customer Service\n\nRe: one vial\n\nTo whom it may concern:${REST}`),
  ).toBe('purecoast.example');
});

test('a name over a line that says who tests is the sender’s', () => {
  const head = 'Delmarva Chem Associates\nIndependent Testing Laboratory\n1440 Shore Pike, Easton MD 21999';
  const other = '\n\nWharf Assay Office\n14 Wharf Row, Halifax HX1 9ZZ';
  expect(isSentTo(`${head}${other}${REST}${REST}`)).toBe(false);
});

test('the attention of a person, and the sender’s line in the window, are not who is addressed', () => {
  const written = `For the attention of Mr D. Weaver\nSevern Research Supplies Ltd\n14 Canal Street\nRuncorn WA7 1QE${REST}`;
  expect(find(written)).toBe('Severn Research Supplies Ltd');
  const window = `Labor Tarn GmbH - Lindenweg 88 37081 Gottingen\nSevern Biotech\nEinkauf\nAm Hafen 12\n31785 Hameln${REST}`;
  expect(find(window)).toBe('Severn Biotech');
});

test('a client’s field that points to the address says that the page is sent there', () => {
  const addressed = `Severn Biotech\nAm Hafen 12\n31785 Hameln\n\n\n`;
  expect(isSentTo(`${addressed}Auftraggeber:   siehe Anschrift${REST}`)).toBe(true);
  expect(isSentTo(`${addressed}Customer: see address${REST}`)).toBe(true);
  expect(isSentTo(`${addressed}Auftraggeber:   Tarn Handel${REST}`)).toBe(false);
});

test('a licence under the name says that the page is sent to whom it names, and is no name', () => {
  const head = '# Saltmarsh Canyon Labs           Certificate of Analysis\n\n';
  const address = (name: string) => `${name}\nLic. # RES-21933\n4010 Tolson Ave, Boise, ID 83705${REST}`;
  expect(find(head + address('Novarelle'))).toBe('Novarelle');
  expect(isSentTo(head + address('Novarelle'))).toBe(true);
  expect(isSentTo(head + address('Novarelle').replace('Lic. # RES-21933', 'Room 12'))).toBe(false);
});
