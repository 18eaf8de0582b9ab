import type { Random } from '../random.ts';

/**
 * A text that matches a regular expression, chosen at random: laboratories' identifiers are made from the grammar in
 * our list. Understands what such grammars use: literals, `\d`, `\w`, classes, groups (named ones may be given a
 * fixed text), alternation and `{n}`, `{n,m}`, `?`, `+`, `*`.
 * @throws Error on syntax it does not know, so that a new grammar is noticed.
 */
export function sample(pattern: string, random: Random, fixed: Readonly<Record<string, string>> = {}): string {
  const reader = new PatternReader(pattern.replace(/^\^/, '').replace(/\$$/, ''), random, fixed);
  return reader.alternatives();
}

class PatternReader {
  #at = 0;
  readonly #pattern: string;
  readonly #random: Random;
  readonly #fixed: Readonly<Record<string, string>>;

  constructor(pattern: string, random: Random, fixed: Readonly<Record<string, string>>) {
    this.#pattern = pattern;
    this.#random = random;
    this.#fixed = fixed;
  }

  /** Reads `a|b|c` up to a closing parenthesis or the end, and chooses one. */
  alternatives(): string {
    const options = [this.#sequence()];
    while (this.#take('|')) options.push(this.#sequence());
    return this.#random.pick(options);
  }

  #sequence(): string {
    let text = '';
    while (this.#at < this.#pattern.length && !this.#sees('|') && !this.#sees(')')) {
      const start = this.#at;
      let part = this.#atom();
      const end = this.#at;
      const times = this.#quantity();
      const after = this.#at;
      if (times === 0) part = '';
      for (let i = 1; i < times; i++) {
        this.#at = start;
        part += this.#atom();
        this.#at = end;
      }
      this.#at = after;
      text += part;
    }
    return text;
  }

  #quantity(): number {
    if (this.#take('?')) return this.#random.whole(0, 1);
    if (this.#take('+')) return this.#random.whole(6, 10);
    if (this.#take('*')) return this.#random.whole(0, 4);
    const braces = /^\{(\d+)(?:,(\d*))?\}/.exec(this.#pattern.slice(this.#at));
    if (!braces) return 1;
    this.#at += braces[0].length;
    const low = Number(braces[1]);
    const high = braces[2] === undefined ? low : Number(braces[2] || low + 3);
    return this.#random.whole(low, high);
  }

  #atom(): string {
    const character = this.#pattern.charAt(this.#at++);
    if (character === '(') return this.#group();
    if (character === '[') return this.#choose(this.#characterClass());
    if (character === '\\' && this.#take('b')) return '';
    if (character === '\\') return this.#choose(expand(this.#pattern.charAt(this.#at++)));
    if (character === '.') return this.#choose(DIGITS + UPPER);
    if ('^$*+?{'.includes(character)) throw new Error(`Unknown syntax "${character}" in pattern ${this.#pattern}`);
    return character;
  }

  #group(): string {
    const named = /^\?<([a-z_]+)>/i.exec(this.#pattern.slice(this.#at));
    if (named) this.#at += named[0].length;
    else if (this.#pattern.startsWith('?:', this.#at)) this.#at += 2;
    else if (this.#sees('?')) throw new Error(`Unknown kind of group in pattern ${this.#pattern}`);
    const text = this.alternatives();
    if (!this.#take(')')) throw new Error(`Expected ")" in pattern ${this.#pattern}`);
    return this.#fixed[named?.[1] ?? ''] ?? text;
  }

  #characterClass(): string {
    let characters = '';
    while (!this.#take(']')) {
      if (this.#at >= this.#pattern.length) throw new Error(`Expected "]" in pattern ${this.#pattern}`);
      const character = this.#pattern.charAt(this.#at++);
      if (character === '^' && characters === '') throw new Error(`Unknown negated class in pattern ${this.#pattern}`);
      if (character === '\\') characters += expand(this.#pattern.charAt(this.#at++));
      else if (this.#sees('-') && this.#pattern.charAt(this.#at + 1) !== ']') {
        this.#at++;
        const last = this.#pattern.charCodeAt(this.#at++);
        for (let code = character.charCodeAt(0); code <= last; code++) characters += String.fromCharCode(code);
      } else characters += character;
    }
    return characters;
  }

  /** One of the characters, as a careful laboratory chooses: among letters and digits neither I nor O nor a mark, and hexadecimal in one case. */
  #choose(characters: string): string {
    const mixed = /[A-Z]/i.test(characters) && /\d/.test(characters);
    const hexadecimal = /^[0-9a-f]+$/i.test(characters) && /[a-f]/.test(characters);
    const clear = hexadecimal
      ? characters.replace(/[A-F]/g, '')
      : mixed
        ? characters.replace(/[IOio_.-]/g, '')
        : characters;
    return this.#random.text(clear, 1);
  }

  #sees(character: string): boolean {
    return this.#pattern.charAt(this.#at) === character;
  }

  #take(character: string): boolean {
    if (!this.#sees(character)) return false;
    this.#at++;
    return true;
  }
}

const DIGITS = '0123456789';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function expand(escaped: string): string {
  if (escaped === 'd') return DIGITS;
  if (escaped === 'w') return DIGITS + UPPER;
  if (escaped === 's') return ' ';
  return escaped;
}
