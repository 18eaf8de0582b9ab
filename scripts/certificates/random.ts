/**
 * A small seeded generator of pseudo-random numbers (sfc32). The same seed gives the same sequence on every machine,
 * which `Math.random` does not promise.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  /** @param seed any text; equal texts give equal sequences. */
  constructor(seed: string) {
    this.#a = hash(seed, 0x9e3779b9);
    this.#b = hash(seed, 0x243f6a88);
    this.#c = hash(seed, 0xb7e15162);
    for (let i = 0; i < 12; i++) this.next();
  }

  /** The next number, 0 ≤ x < 1. */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  }

  /** A number, `low` ≤ x < `high`. */
  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** A whole number, `low` and `high` included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the items. */
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('Expected a list that is not empty.');
    return item;
  }

  /** One of the characters, `length` times. */
  text(characters: string, length: number): string {
    return Array.from({ length }, () => characters.charAt(this.whole(0, characters.length - 1))).join('');
  }

  /** Normally distributed around 0 with deviation 1 (sum of twelve uniforms). */
  normal(): number {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += this.next();
    return sum;
  }

  /** The items in another order. */
  shuffle<T>(items: readonly T[]): T[] {
    const copy = [...items];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.whole(0, i);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  }
}

/** FNV-1a over the characters, started from `start`. */
function hash(text: string, start: number): number {
  let value = start ^ 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value ^ (value >>> 15)) | 0;
}
