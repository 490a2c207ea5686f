/** Finds a few bytes in others that come in pieces, even where they lie across two. */
export class Finder {
  readonly #needle: Buffer;
  #carry: Buffer = Buffer.alloc(0);

  constructor(needle: string) {
    this.#needle = Buffer.from(needle, 'latin1');
  }

  /**
   * Where the next occurrence ends, counted in `bytes` from `from` on; -1 without one. Each piece is shown up to its
   * end.
   */
  find(bytes: Buffer, from = 0): number {
    const { length } = this.#needle;
    const edge = Buffer.concat([this.#carry, bytes.subarray(from, from + length - 1)]);
    const atEdge = this.#carry.length > 0 ? edge.indexOf(this.#needle) : -1;
    if (atEdge >= 0) {
      const end = from + atEdge + length - this.#carry.length;
      this.#carry = Buffer.alloc(0);
      return end;
    }
    const offset = bytes.indexOf(this.#needle, from);
    if (offset >= 0) {
      this.#carry = Buffer.alloc(0);
      return offset + length;
    }
    const rest = bytes.length - from;
    const kept = rest >= length ? bytes.subarray(bytes.length - length + 1) : edge.subarray(-(length - 1));
    this.#carry = Buffer.from(kept);
    return -1;
  }
}
