import { describe, expect, test } from 'vitest';
import { BUDGETS } from '../../../budgets.ts';
import { pageGraph } from '../../../layout/build-graph.ts';
import { groupCells } from '../../../layout/cells.ts';
import { fieldsOn } from '../../../testing/fields-on-page.ts';
import { graphOf, LETTERS, layOut } from '../../../testing/page.ts';
import { PARTING_SIGNS } from '../../vocabulary/letterhead.ts';
import { findLetterhead, fullNameOf, withOtherLine, withoutMark, withoutMotto } from './find-letterhead.ts';

const headOf = (page: string) => findLetterhead(graphOf(page), () => false);

test('the name set largest at the head, and no title', () => {
  expect(headOf('# Ostrel Bioanalytics\n\nCertificate of Analysis\nClient    Tarn Peptides')?.text).toBe(
    'Ostrel Bioanalytics',
  );
  expect(headOf('# Certificate of Analysis\n\nOstrel Bioanalytics')?.text).toBe('Ostrel Bioanalytics');
});

test('the name beside a mark of three letters', () => {
  expect(headOf('# HTB D\n\nTarnsen Biopeptide Technology Co., Limited\n\nCertificate of Analysis')?.text).toBe(
    'Tarnsen Biopeptide Technology Co., Limited',
  );
  expect(headOf('# HTB D\n\nThird party tested\n\nCertificate of Analysis')?.text).toBe('HTB D');
});

test('the name at the head of what was sent in a message, under the message’s own head', () => {
  const page = (from: string) =>
    [
      '# Fwd: the vial of last week',
      'Forwarded message',
      `From: ${from}`,
      'Date: Wed, 29 Apr 2026 at 11:03',
      'Subject: the vial of last week',
      '\n\n\n\n\n\n# Ostrel Bioanalytics',
      ...Array.from({ length: 12 }, () => 'Appearance     White'),
    ].join('\n');
  expect(headOf(page('Ostrel <results@ostrel.example>'))?.text).toBe('Ostrel Bioanalytics');
  // A memorandum has its letterhead over such lines.
  expect(headOf(`# Ostrel Bioanalytics\n\nFrom: the laboratory\nTo: Tarn\nSubject: Tarn\n\nWe tested it`)?.text).toBe(
    'Ostrel Bioanalytics',
  );
});

test('the name in letters that the reader knows, under a larger line in others', () => {
  const page = '# Tr NES AR MIRA\n\nTarnsen Testing Technology Co., Ltd\n\nTest report';
  const read = (confidence: number): string | undefined => {
    const words = layOut(page).map((word) => (word.bottom - word.top > LETTERS * 1.5 ? { ...word, confidence } : word));
    const graph = pageGraph(groupCells(words, LETTERS), LETTERS, { top: 0, bottom: 1000 });
    return findLetterhead(graph, () => false)?.text;
  };
  expect(read(0.55)).toBe('Tarnsen Testing Technology Co., Ltd');
  expect(read(0.9)).toBe('Tr NES AR MIRA');
});

test.each(['LTE A 58', '09:41 5G 80', 'Résultats d’analyse', '@ Verified', 'Request', 'for Tarn Compounds'])(
  '%s, which a phone or a form prints at the head, is no name',
  (line) => {
    expect(headOf(`# ${line}\n\nOstrel Bioanalytics`)?.text).toBe('Ostrel Bioanalytics');
  },
);

test('a name may hold the letters of a title', () => {
  expect(headOf('# Vescana Broadmoor Laboratories\n\nScan to verify')?.text).toBe('Vescana Broadmoor Laboratories');
});

test.each([...PARTING_SIGNS])('a title behind “%s” is no part of a name', (sign) => {
  const head = headOf(`# Ostrel QC ${sign} Sample Disposition Report`);
  expect(head && withoutMotto(head).text).toBe('Ostrel QC');
});

test('the whole name of a logo stands elsewhere', () => {
  const page = '# OSTREL\n\nCertificate of Analysis\n\nOstrel Bioanalytics, 4 Harbour Way';
  expect(fullNameOf(headOf(page)!, graphOf(page))).toBe('Ostrel Bioanalytics');
  expect(fullNameOf(headOf('# OSTREL\n\nReport')!, graphOf('# OSTREL\n\nReport'))).toBeNull();
});

test('a word longer than any name is nobody’s', () => {
  const long = `X${'x'.repeat(BUDGETS.wordCharacters - 1)}`;
  const page = `# ${long}\n\nReport\n\n${long} Bioanalytics`;
  expect(fullNameOf(headOf(page)!, graphOf(page))).toBeNull();
});

test('a mark before a name is none of it', () => {
  expect(withoutMark(headOf('# © Ostrel\n\nReport')!).text).toBe('Ostrel');
});

test('a name whose first word is set over it', () => {
  const page = 'Thornbury\nBioassay Services\n\nThornbury Bioassay Services Ltd, 5 Weaver Court';
  const graph = graphOf(page);
  const head = graph.cells.find(({ text }) => text === 'Bioassay Services')!;
  expect(withOtherLine(head, graph, []).text).toBe('Thornbury Bioassay Services');
  const bare = graphOf('Thornbury\nBioassay Services\n\nReport');
  const alone = bare.cells.find(({ text }) => text === 'Bioassay Services')!;
  expect(withOtherLine(alone, bare, [])).toBe(alone);
});

test('a name whose last words are set under it, where another line prints all of it', () => {
  const page = (foot: string) => graphOf(`IRONBARK\nANALYTIK GMBH\n\nReport\n\n${foot}`);
  const whole = page('Ironbark Analytik GmbH, Am Hafen 4');
  const bare = page('Am Hafen 4');
  const nameOn = (graph: typeof whole) =>
    withOtherLine(graph.cells.find(({ text }) => text === 'IRONBARK')!, graph, []).text;
  expect(nameOn(whole)).toBe('IRONBARK ANALYTIK GMBH');
  expect(nameOn(bare)).toBe('IRONBARK');
});

test.each([
  ['IRONBARK', 'IRONBARK\nANALYTICAL PTY LTD', 'ironbarkanalytical.example', 'IRONBARK ANALYTICAL PTY LTD'],
  ['SAINTE-AUBRAC', 'Laboratoire\nSAINTE-AUBRAC', 'sainte-aubrac.example', 'Laboratoire SAINTE-AUBRAC'],
  ['Diagnostics Testing', 'Clearpeak\nDiagnostics Testing', 'clearpeak.example', 'Clearpeak Diagnostics Testing'],
  [
    'IRONBARK',
    'IRONBARK\nAnalytical Laboratory Ironbark Pty Ltd',
    'ironbark.example',
    'Analytical Laboratory Ironbark Pty Ltd',
  ],
  ['IRONBARK', 'IRONBARK\nANALYTICAL PTY LTD', 'elsewhere.example', 'IRONBARK'],
  ['Ironbark Testing', 'Ironbark Testing\nAnalytical Services', 'ironbark.example', 'Ironbark Testing'],
  ['IRONBARK', 'IRONBARK\nwe test what others sell', 'ironbark.example', 'IRONBARK'],
  ['Tarn', 'Tarn\n& Vale\n\nTesting Co.', 'tarnvale.example', 'Tarn & Vale Testing Co.'],
  ['Tarn', 'Tarn\n& Vale', 'elsewhere.example', 'Tarn & Vale'],
  ['Tarn', 'Tarn\n& more of what others sell', 'tarn.example', 'Tarn'],
])('%s with the line that says of what kind it is', (head, page, value, whole) => {
  const graph = graphOf(`${page}\n\n\nReport`);
  const cell = graph.cells.find(({ text }) => text === head)!;
  expect(withOtherLine(cell, graph, [{ value }]).text).toBe(whole);
});

test('what any such business is called is no name by itself', () => {
  expect(headOf('# Analytical\n\nOstrel\n\nReport')?.text).toBe('Ostrel');
});

test('what a viewer prints over a page, or the number of a form, is no name', () => {
  expect(headOf('# Automatic Zoom\n\nOstrel Bioanalytics\n\nReport')?.text).toBe('Ostrel Bioanalytics');
  expect(headOf('# not disclosed\n\nOstrel Bioanalytics\n\nReport')?.text).toBe('Ostrel Bioanalytics');
  expect(headOf('# Not Specified\n\nOstrel Bioanalytics\n\nReport')?.text).toBe('Ostrel Bioanalytics');
  expect(headOf("# Via dell'Arcolaio 14\n\nOstrel Bioanalytics\n\nReport")?.text).toBe('Ostrel Bioanalytics');
  expect(headOf('# FRM 031 v6\n\nOstrel Bioanalytics\n\nReport')?.text).toBe('Ostrel Bioanalytics');
});

test('what a sample looks like is no name', () => {
  expect(headOf('# White lyophilized powder\n\nOstrel Bioanalytics\n\nReport')?.text).toBe('Ostrel Bioanalytics');
});

test('what a shop shows with its price is no name', () => {
  for (const price of ['€38,00', '¢38,00', '38.00 £'])
    expect(headOf(`# Selank 5 mg ${price}\n\nOstrel Bioanalytics\n\nReport`)?.text).toBe('Ostrel Bioanalytics');
});

test('a file of an instrument is nobody’s name', () => {
  expect(headOf('Method Filename    PEPTID_C18_20MIN.lcm\n\nChromatogram')).toBeNull();
  expect(headOf('# RUN 7 PEPTIDE.raw\n\nChromatogram')).toBeNull();
});

test.each(['Nordvik Kromatografi AS', 'LAKESHORE BIOTEST, INC.', 'University of Westmarch'])(
  '%s says that it is a laboratory’s, before a larger name beside it',
  (name) => {
    expect(headOf(`${name}    HARBOUR GOODS\n\nReport`)?.text).toBe(name);
  },
);

test('a motto in smaller type behind a name is none of it', () => {
  const name = layOut('# Ostrel Labs');
  const end = name.at(-1)!.right;
  const motto = layOut('peptide quality control, Tarnmouth').map((word) => ({
    ...word,
    left: word.left + end + 6,
    right: word.right + end + 6,
    top: word.top + 12,
    bottom: word.bottom + 12,
  }));
  const graph = pageGraph(groupCells([...name, ...motto], LETTERS), LETTERS, { top: 0, bottom: 1000 });
  expect(graph.cells.map(({ text }) => text)).toEqual(['Ostrel Labs peptide quality control, Tarnmouth']);
  expect(withoutMotto(findLetterhead(graph, () => false)!).text).toBe('Ostrel Labs');
});

test('a logo’s letter is no name with a motto behind it, and a second line no motto', () => {
  const [mark, name] = [layOut('# Q'), layOut('Ostrel Labs')];
  const beside = name.map((word) => ({ ...word, left: word.left + 30, right: word.right + 30 }));
  const marked = groupCells([...mark, ...beside], LETTERS)[0]!;
  expect(withoutMotto(marked).text).toBe('Q Ostrel Labs');
  const page = graphOf('# OSTREL\n\nLABORATORY SERVICES WEST');
  const whole = withOtherLine(page.cells[0]!, page, [{ value: 'ostrel.example' }]);
  expect(withoutMotto(whole).text).toBe('OSTREL LABORATORY SERVICES WEST');
});

test.each([
  ['Peptide and Natural Product Testing', null],
  ['Independent Peptide Testing', null],
  ['Testing of Peptides', null],
  ['Ostrel Peptide and Protein Testing', 'Ostrel Peptide and Protein Testing'],
])('what is tested is no name: %s', (line, wanted) => {
  expect(headOf(`${line}\n\nReport`)?.text ?? null).toBe(wanted);
});

test.each(['Injection Details', 'Sample Information', 'Appendix A. Methods', 'Analysecertificaat', 'Peptide analysis'])(
  'the title %s is no name',
  (title) => {
    expect(headOf(`# ${title}\n\nOstrel Testing`)?.text).toBe('Ostrel Testing');
  },
);

test('a name that says what kind of analysis it does', () => {
  expect(headOf('# OSTREL INSTRUMENTAL ANALYSIS\n\nReport')?.text).toBe('OSTREL INSTRUMENTAL ANALYSIS');
  expect(headOf('# Instrumental Analysis\n\nOstrel Testing')?.text).toBe('Ostrel Testing');
});

test('a mark over its kind, which a sentence names the other way round', () => {
  const page = (foot: string) => graphOf(`OSTRELOWO\nLaboratorium Badawcze\n\nReport\n\n\n${foot}`);
  const nameOn = (graph: ReturnType<typeof page>) => withOtherLine(graph.cells[0]!, graph, []).text;
  expect(
    nameOn(page('Bez pisemnej zgody sprawozdanie nie Laboratorium\nBadawcze Ostrelowo sp. z o.o., ul. Polna 1')),
  ).toBe('Laboratorium Badawcze OSTRELOWO');
  expect(nameOn(page('Badawcze Ostrelowo'))).toBe('OSTRELOWO');
});

describe('the letterhead', () => {
  const letterhead = (page: string, isValue = () => false) => findLetterhead(graphOf(page), isValue)?.text;

  test('is the most prominent name at the head, not the title, an address or a value', () => {
    expect(letterhead('# Larkfield Laboratories\n\nCertificate of Analysis\n\n12 Mill Street')).toBe(
      'Larkfield Laboratories',
    );
    expect(letterhead('# Certificate of Analysis\n\nLarkfield Laboratories\nwww.larkfield.example')).toBe(
      'Larkfield Laboratories',
    );
    expect(letterhead('Humber Molecular', () => true)).toBeUndefined();
  });

  test('is neither a misread title nor the title of a row', () => {
    expect(letterhead('# Certiticate ot Ana_ysis\n\nHumber Molecular')).toBe('Humber Molecular');
    expect(letterhead('# Certi-icate o- Ana_ysis\n\nHumber Molecular')).toBe('Humber Molecular');
    expect(letterhead('# Cert 1-1Cale O- Ana_ysis\n\nHumber Molecular')).toBe('Humber Molecular');
    expect(letterhead('# 1A SUBMISSION')).toBeUndefined();
    expect(letterhead('# FA SUBMISSION')).toBeUndefined();
    expect(letterhead('# Analytical Memorandum\n\nHumber Molecular')).toBe('Humber Molecular');
    expect(letterhead('# PO Box 7, Example Quay\n\nHumber Molecular')).toBe('Humber Molecular');
    expect(letterhead('Assay / vial                    10.2 mg')).toBeUndefined();
    expect(letterhead('# Certified Analytics')).toBe('Certified Analytics');
  });

  test('is not looked for far down', () => {
    expect(letterhead(`Certificate of Analysis${'\n'.repeat(30)}# Larkfield Laboratories`)).toBeUndefined();
  });
});

test('what a logo shows of a name is completed by the line that has it whole', () => {
  expect(fieldsOn('# IRONVALE\n\nBatch     X-1\n\nlronvale Peptides Boise, ID').fullName).toBe(
    'Ironvale Peptides Boise',
  );
  expect(fieldsOn('# IRONVALE\n\nironvale peptides are made here').fullName).toBeNull();
});
