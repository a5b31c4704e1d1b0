/** Reads bytes and whole numbers of seven bits a byte, the lowest first. Throws a RangeError at the end. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError('The bytes of a mesh end too early.');
    return byte;
  }

  /** A whole number from 0. */
  number(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  /** A whole number with a sign, which is its lowest bit. */
  signed(): number {
    const value = this.number();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  /** A reader of the next bytes. */
  part(length: number): ByteReader {
    if (this.#at + length > this.#bytes.length) throw new RangeError('The bytes of a mesh end too early.');
    this.#at += length;
    return new ByteReader(this.#bytes.subarray(this.#at - length, this.#at));
  }
}
