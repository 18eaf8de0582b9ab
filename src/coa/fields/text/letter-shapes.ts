/** Letters that readers take for one another, folded. */
export function foldShapes(text: string): string {
  return text
    .toUpperCase()
    .replace(/[OQD]/g, '0')
    .replace(/[IL|]/g, '1')
    .replace(/S/g, '5')
    .replace(/Z/g, '2')
    .replace(/B/g, '8')
    .replace(/G/g, '6');
}

/** An identifier without spaces and signs, its letters folded: two that differ only in what readers mix up are equal. */
export function plainIdentifier(identifier: string): string {
  return foldShapes(identifier.replace(/[^A-Za-z0-9]/g, ''));
}

/** A text with the rings and strokes among its letters as the digits that a reader made them of; other letters stay. */
export function digitsOf(text: string): string {
  // An S or a B that stands for a digit is seldom one that was misread: a figure made of it would be a guess.
  return text.replace(/[OoIil|]/g, foldShapes);
}
