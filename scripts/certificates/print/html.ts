/** Markup that is already escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Markup | string | number | null | undefined | false | readonly Piece[];

/** A tagged template that escapes whatever is not Markup; null, undefined and false print nothing. */
export function html(literals: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(literals.map((literal, i) => literal + (i < pieces.length ? print(pieces[i]) : '')).join(''));
}

function print(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (piece instanceof Markup) return piece.text;
  if (Array.isArray(piece)) return piece.map((one) => print(one)).join('');
  return String(piece).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** Text of a field, marked so that its box can be found on the rendered page. */
export function field(name: string, text: string): Markup {
  return html`<span data-field="${name}">${text}</span>`;
}
