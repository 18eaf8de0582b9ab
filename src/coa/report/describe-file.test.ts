import { expect, test } from 'vitest';
import { testContainer, testPdfFacts } from '../testing/container.ts';
import { describeFile } from './describe-file.ts';

test('a file that says nothing is described by nothing', () => {
  expect(describeFile(testContainer())).toEqual([]);
  for (const declaredType of ['image/png', 'Image/PNG', ''])
    expect(describeFile(testContainer({ declaredType }))).toEqual([]);
});

test('says what a picture says about itself', () => {
  const lines = describeFile(
    testContainer({
      declaredType: 'image/jpeg',
      software: [{ where: 'EXIF Software', text: 'Scanner <3>', kind: 'other' }],
      credentials: { generator: 'Example Camera', signer: 'Example Maker', state: 'intact' },
      trailing: { bytes: 500, kind: 'archive' },
    }),
  );
  expect(lines).toEqual([
    'It was sent as “image/jpeg”, but its bytes are image/png.',
    'EXIF Software: “Scanner 3”.',
    'Content Credentials: intact, signer “Example Maker”, not checked against a list of trusted signers.',
    '500 bytes follow the end of the picture (archive).',
  ]);
});

test('of many programs and fonts five are named', () => {
  const software = Array.from({ length: 7 }, (_, at) => ({
    where: `Field ${at}`,
    text: 'Scan',
    kind: 'other' as const,
  }));
  expect(describeFile(testContainer({ software }))).toHaveLength(5);
  const fonts = Array.from({ length: 7 }, (_, at) => ({ name: `Font ${at}`, embedded: true }));
  const lines = describeFile(testContainer({ format: 'pdf', pdf: testPdfFacts({ fonts }) }));
  expect(lines).toEqual(['Page 1 of 1 was read.', expect.stringMatching(/“Font 4”; 7 of 7 embedded\.$/)]);
});

test('says what a PDF says about itself', () => {
  const facts = testPdfFacts({
    pages: 3,
    pageRead: 2,
    saves: 2,
    signatures: 1,
    annotations: { stamp: 1 },
    fonts: [
      { name: 'Lato', embedded: true },
      { name: 'Helvetica', embedded: false },
    ],
    textLayer: { words: 100, visible: 90, agreement: 0.97, contradictions: [], set: [] },
  });
  expect(describeFile(testContainer({ format: 'pdf', declaredType: 'application/pdf', pdf: facts }))).toEqual([
    'Page 2 of 3 was read.',
    'It was saved 2 times; later saves were added to its end.',
    'It carries 1 digital signature, not validated.',
    'Annotations over the page: stamp, 1.',
    'Fonts: “Lato”, “Helvetica”; 1 of 2 embedded.',
    'Text layer: 100 words, 90 on view; 97 % of letters agree with the picture as read.',
  ]);
});
