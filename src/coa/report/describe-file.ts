import type { Container } from '../image/container/container.ts';
import { quote } from '../words/quote.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  bmp: 'image/bmp',
  tiff: 'image/tiff',
  pdf: 'application/pdf',
};
const MAX_NAMES = 5;

/** What the file says about itself, one sentence a fact, for the evidence. */
export function describeFile({ format, declaredType, software, credentials, trailing, pdf }: Container): string[] {
  const lines: string[] = [];
  if (
    declaredType !== null &&
    declaredType !== '' &&
    MEDIA_TYPES[format] !== undefined &&
    declaredType.toLowerCase() !== MEDIA_TYPES[format]
  ) {
    lines.push(`It was sent as ${quote(declaredType)}, but its bytes are ${MEDIA_TYPES[format]}.`);
  }
  for (const { where, text } of software.slice(0, MAX_NAMES)) lines.push(`${where}: ${quote(text)}.`);
  if (credentials !== null)
    lines.push(
      `Content Credentials: ${credentials.state}, signer ${quote(credentials.signer)}, not checked against a list of trusted signers.`,
    );
  if (trailing !== null) lines.push(`${trailing.bytes} bytes follow the end of the picture (${trailing.kind}).`);
  if (pdf === null) return lines;
  lines.push(`Page ${pdf.pageRead} of ${pdf.pages} was read.`);
  if (pdf.saves > 1) lines.push(`It was saved ${pdf.saves} times; later saves were added to its end.`);
  if (pdf.signatures > 0)
    lines.push(
      `It carries ${pdf.signatures} digital ${pdf.signatures === 1 ? 'signature' : 'signatures'}, not validated.`,
    );
  for (const [kind, number] of Object.entries(pdf.annotations))
    lines.push(`Annotations over the page: ${kind}, ${number}.`);
  const embedded = pdf.fonts.filter((font) => font.embedded).length;
  if (pdf.fonts.length > 0)
    lines.push(
      `Fonts: ${pdf.fonts
        .slice(0, MAX_NAMES)
        .map(({ name }) => quote(name))
        .join(', ')}; ${embedded} of ${pdf.fonts.length} embedded.`,
    );
  if (pdf.textLayer !== null)
    lines.push(
      `Text layer: ${pdf.textLayer.words} words, ${pdf.textLayer.visible} on view; ${Math.round(pdf.textLayer.agreement * 100)} % of letters agree with the picture as read.`,
    );
  return lines;
}
