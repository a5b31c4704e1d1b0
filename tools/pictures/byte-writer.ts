/** Writes what `ByteReader` of the design system reads. */
export class ByteWriter {
  readonly bytes: number[] = [];

  byte(value: number): this {
    this.bytes.push(value);
    return this;
  }

  number(value: number): this {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.bytes.push((rest % 128) + 128);
    this.bytes.push(rest);
    return this;
  }

  signed(value: number): this {
    return this.number(value < 0 ? -2 * value - 1 : 2 * value);
  }

  all(values: Iterable<number>): this {
    for (const value of values) this.bytes.push(value);
    return this;
  }
}
