import { expect, test } from 'vitest';
import { readXmp } from './xmp.ts';

const packet = (inside: string) =>
  Buffer.from(
    `\xff\xd8 other bytes <?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${inside}</rdf:RDF></x:xmpmeta> more bytes`,
    'utf8',
  );
const read = (inside: string) => readXmp(packet(inside), []);

test.each([
  ['an attribute', '<rdf:Description rdf:about="" xmp:CreatorTool="Editor &amp; Co 1.0"/>'],
  ['an attribute in single quotes', "<rdf:Description xmp:CreatorTool='Editor &amp; Co 1.0'/>"],
  ['an element', '<rdf:Description><xmp:CreatorTool>Editor &amp; Co 1.0</xmp:CreatorTool></rdf:Description>'],
  [
    'an element under another prefix',
    '<rdf:Description><ns1:CreatorTool> Editor &amp; Co 1.0 </ns1:CreatorTool></rdf:Description>',
  ],
  [
    'a list',
    '<xmp:CreatorTool>\n <rdf:Alt>\n <rdf:li xml:lang="x-default">Editor &amp; Co 1.0</rdf:li></rdf:Alt></xmp:CreatorTool>',
  ],
])('reads a program written as %s', (_, inside) => {
  expect(read(inside).software).toEqual([{ where: 'XMP CreatorTool', text: 'Editor & Co 1.0' }]);
});

test.each([
  [
    'an attribute',
    '<rdf:Description Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/>',
  ],
  [
    'a resource',
    '<Iptc4xmpExt:DigitalSourceType rdf:resource="https://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/>',
  ],
  [
    'an element',
    '<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>',
  ],
])('reads the source type written as %s', (_, inside) => {
  expect(read(inside).sourceTypes).toEqual(['trainedAlgorithmicMedia']);
});

test('reads every program of a history, and a credit', () => {
  const facts = read(
    '<rdf:li stEvt:action="saved" stEvt:softwareAgent="One 1.0"/><rdf:li stEvt:softwareAgent="Two 2.0"/><d photoshop:Credit="Made with Google AI"/>',
  );
  expect(facts.software.map(({ text }) => text)).toEqual(['One 1.0', 'Two 2.0']);
  expect(facts.texts).toEqual([{ where: 'XMP Credit', text: 'Made with Google AI' }]);
});

test('a property whose name only ends alike is another one', () => {
  expect(read('<d xmp:NoCreatorTool="x" my:DigitalSourceTypeNote="trainedAlgorithmicMedia"/>')).toEqual({
    software: [],
    sourceTypes: [],
    texts: [],
  });
});

test('reads a packet kept as a text of the file', () => {
  expect(
    readXmp(Buffer.from('nothing'), [
      { where: 'XML:com.adobe.xmp', text: packet('<d xmp:CreatorTool="Editor"/>').toString() },
    ]).software,
  ).toHaveLength(1);
});

test('hostile packets cost little: too long, never closed, or full of beginnings', () => {
  const started = performance.now();
  expect(readXmp(Buffer.from(`<x:xmpmeta ${'<'.repeat(4_000_000)}</x:xmpmeta>`), []).software).toEqual([]);
  expect(readXmp(Buffer.from('<x:xmpmeta '.repeat(300_000)), []).software).toEqual([]);
  read('<xmp:CreatorTool '.repeat(11_000));
  read('<xmp:CreatorTool>\n'.repeat(10_000));
  read(` xmp:CreatorTool="${'"'.repeat(10)}`.repeat(5_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('one that is too long counts among those looked at, and beginnings without end take no time', () => {
  const long = packet('x'.repeat(200_000));
  const named = packet('<rdf:Description xmp:CreatorTool="Editor 1.0"/>');
  expect(readXmp(Buffer.concat([long, long, long, named]), []).software).toHaveLength(1);
  expect(readXmp(Buffer.concat([long, long, long, long, named]), []).software).toEqual([]);
  const started = performance.now();
  readXmp(Buffer.from(`${'<x:xmpmeta'.repeat(200_000)}${'A'.repeat(2_000_000)}</x:xmpmeta>`), []);
  expect(performance.now() - started).toBeLessThan(1_000);
});
