import { expect, test } from 'vitest';
import { cellsOf, graphOf } from '../../../testing/page.ts';
import { findStatedClient, withRestOfName } from './find-stated-client.ts';

const name = (page: string, confidence?: number): string | null =>
  findStatedClient(cellsOf(page, confidence))?.text ?? null;

test.each([
  ['5 mg/vial - batch IPA5.26.003 - ordered by Fenland Research ApS', 'Fenland Research ApS'],
  ['tested for Tarn & Vale Peptides', 'Tarn & Vale Peptides'],
  ['for Humber Molecular', 'Humber Molecular'],
  ['To Tidewell Biochem Pty Ltd,', 'Tidewell Biochem Pty Ltd'],
  ['Hi Oak & Ember Supply,', 'Oak & Ember Supply'],
  ['Tested on behalf of Emberleaf Labs. The report applies', 'Emberleaf Labs'],
  ['Certificate issued by Larkfield Analytical B.V., Leiden, on behalf of Fenland Peptides.', 'Fenland Peptides'],
  ['We tested one vial labelled NAD+ 500 mg for Fernhill Wellness Supplies (R. Okafor)', 'Fernhill Wellness Supplies'],
  ['At the request of Oxbridge Peptide Supply one vial was examined.', 'Oxbridge Peptide Supply'],
  ['Analytical Test Report for Slieve Bloom Peptides', 'Slieve Bloom Peptides'],
  ['Analytical report for client SLIEVE BLOOM', 'SLIEVE BLOOM'],
  ['Report SRB-3390 for Slieve Bloom Peptides, issued November 14', 'Slieve Bloom Peptides'],
  ['for Slieve Bloom Peptides, on AOD-9604 5mg, lot FW-AOD-021.', 'Slieve Bloom Peptides'],
  ['Certificate of Analysis issued by Quillmark Testing for Ember Peptides', 'Ember Peptides'],
  ['Prepared by Bramble Lane Science Ltd for Auralis Peptides', 'Auralis Peptides'],
  ['on a sample supplied by Wildroot ApS. Set in the client’s style', 'Wildroot ApS'],
  ['for purecoast.example', 'purecoast.example'],
  ['For Marrow & Reed received June 2, 2026', 'Marrow & Reed'],
  ['Messrs. Harbor Nine Trading Co., Ltd.', 'Harbor Nine Trading Co., Ltd.'],
  ['submitted to this laboratory by The Fernside Peptide Company on September 16', 'The Fernside Peptide Company'],
  ['One vial was submitted by the client Severn Bio Supply.', 'Severn Bio Supply'],
])('%s', (page, wanted) => {
  expect(name(page)).toBe(wanted);
});

test.each([
  'for Research Use Only',
  'for Sampling and Analysis of Finished Products and their Parts',
  'This report was prepared for the client named above',
  'tested for purity and identity',
  'Values transcribed by Tarn Peptides from data supplied by Marlowick Analytical.',
])('"%s" names none', (page) => {
  expect(name(page)).toBeNull();
});

test('a name that was read badly is none', () => {
  expect(name('tested for Humber Molecular', 0.5)).toBeNull();
});

test('its label is what stands before the name, also where something stands behind it', () => {
  const label = (page: string) => findStatedClient(cellsOf(page))?.label;
  expect(label('To Tidewell Biochem Pty Ltd,')).toBe('To');
  expect(label('Report SRB-3390 for Slieve Bloom Peptides, issued November 14')).toBe('Report SRB-3390 for');
});

test('a name goes on in the next line where a sentence breaks off at its end', () => {
  const whole = (first: string, next: string): string | null => {
    const graph = graphOf(`${first}\n${next}`);
    const found = findStatedClient(graph.cells);
    return found && withRestOfName(found, graph).text;
  };
  const sentence = 'This is to certify that the sample below, submitted by Fenland';
  expect(whole(sentence, 'Laboratory Supplies on the 2nd day of December 2025, has been')).toBe(
    'Fenland Laboratory Supplies',
  );
  expect(whole(sentence, 'on the 2nd day of December 2025, has been examined')).toBe('Fenland');
  // What stands below is a line of its own, or its name is longer than any.
  expect(whole(sentence, 'Batch Number FL-0412 and what else there is')).toBe('Fenland');
  expect(whole(sentence, 'Laboratory Supplies')).toBe('Fenland');
  expect(whole('ordered by Fenland', 'Laboratory Supplies on the 2nd day of December 2025')).toBe('Fenland');
});
