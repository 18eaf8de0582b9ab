import type { TextEntry } from './blocks.ts';

const OPEN = '<x:xmpmeta';
const CLOSE = '</x:xmpmeta>';
const LONGEST_PACKET = 200_000;
const MAX_PACKETS = 4;

/** What XMP packets say that bears on how a picture was made. */
export interface XmpFacts {
  /** Programs, with the property that names each. */
  software: TextEntry[];
  /** IPTC digital source types, as the last part of their address: `trainedAlgorithmicMedia` … */
  sourceTypes: string[];
  /** Credits and descriptions, in which some generators sign. */
  texts: TextEntry[];
}

/** Properties by local name; the prefixes are by custom only. */
const SOFTWARE = ['CreatorTool', 'softwareAgent', 'HistorySoftwareAgent', 'Software'];
const TEXTS = ['Credit', 'UserComment', 'AISystemUsed'];

/**
 * Reads the XMP packets of a picture, found as XMP part 1, 7.3.2 lets one find them in any format: by scanning for their
 * beginning. Only single properties are wanted, so they are picked out without building a tree of what may be hostile.
 */
export function readXmp(bytes: Buffer, texts: readonly TextEntry[]): XmpFacts {
  // A packed packet is found only among the texts, one that is not packed in both places.
  const plain = packetsIn(bytes);
  const packets =
    plain.length > 0
      ? plain
      : texts.map(({ text }) => text).filter((text) => text.length <= LONGEST_PACKET && text.includes(OPEN));
  const facts: XmpFacts = { software: [], sourceTypes: [], texts: [] };
  for (const packet of packets.slice(0, MAX_PACKETS)) {
    for (const name of SOFTWARE)
      facts.software.push(...valuesOf(packet, name).map((text) => ({ where: `XMP ${name}`, text })));
    for (const name of TEXTS)
      facts.texts.push(...valuesOf(packet, name).map((text) => ({ where: `XMP ${name}`, text })));
    facts.sourceTypes.push(
      ...[...valuesOf(packet, 'DigitalSourceType'), ...valuesOf(packet, 'digitalSourceType')].map(
        (value) => value.split('/').at(-1) ?? '',
      ),
    );
  }
  return facts;
}

function packetsIn(bytes: Buffer): string[] {
  const packets: string[] = [];
  for (let at = 0, looked = 0; looked < MAX_PACKETS; looked++) {
    const start = bytes.indexOf(OPEN, at);
    if (start < 0) break;
    // What opens within a packet is a part of it: each byte is looked at once, and one that is too long counts as well.
    const end = bytes.indexOf(CLOSE, start);
    if (end < 0) break;
    if (end - start <= LONGEST_PACKET) packets.push(bytes.toString('utf8', start, end));
    at = end;
  }
  return packets;
}

/** Values of a property, written as an attribute, as a resource, as an element's text or as items of a list. */
function valuesOf(packet: string, name: string): string[] {
  const prefixed = `(?:[\\w.-]{1,40}:)?${name}`;
  const forms = [
    `\\s${prefixed}\\s?=\\s?"([^"]{0,2000})"`,
    `\\s${prefixed}\\s?=\\s?'([^']{0,2000})'`,
    `<${prefixed}\\s[^<>]{0,300}?resource\\s?=\\s?["']([^"'<>]{0,500})["']`,
    `<${prefixed}(?:\\s[^<>]{0,300})?>([^<]{0,2000})</`,
    `<${prefixed}(?:\\s[^<>]{0,300})?>\\s{0,200}<rdf:(?:Alt|Bag|Seq)>\\s{0,200}<rdf:li[^<>]{0,200}>([^<]{0,2000})</`,
  ];
  return forms
    .flatMap((form) => [...packet.matchAll(new RegExp(form, 'g'))].slice(0, 20))
    .map((match) => unescapeXml(match[1]!.trim()))
    .filter((value) => value !== '');
}

function unescapeXml(text: string): string {
  return text.replace(
    /&(lt|gt|amp|quot|apos);/g,
    (_, name: 'lt' | 'gt' | 'amp' | 'quot' | 'apos') => ({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" })[name],
  );
}
