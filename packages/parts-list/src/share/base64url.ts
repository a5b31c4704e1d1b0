const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;
const BYTE_BITS = 8;

/** Bytes as base64url without padding (RFC 4648, section 5). */
export function toBase64url(bytes: Uint8Array): string {
  const digits: string[] = [];
  let buffer = 0;
  let count = 0;
  const add = (index: number) => digits.push(DIGITS.charAt(index % DIGITS.length));
  for (const byte of bytes) {
    buffer = (buffer % 2 ** count) * 2 ** BYTE_BITS + byte;
    count += BYTE_BITS;
    for (; count >= BITS; count -= BITS) add(Math.floor(buffer / 2 ** (count - BITS)));
  }
  if (count > 0) add((buffer % 2 ** count) * 2 ** (BITS - count));
  return digits.join('');
}

/** The bytes of a base64url text; undefined for any other character, or a length that no bytes have. */
export function fromBase64url(text: string): Uint8Array | undefined {
  const length = Math.floor((text.length * BITS) / BYTE_BITS);
  if (text.length !== Math.ceil((length * BYTE_BITS) / BITS)) return undefined;
  const bytes = new Uint8Array(length);
  let buffer = 0;
  let count = 0;
  let at = 0;
  for (const digit of text) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) return undefined;
    buffer = (buffer % 2 ** count) * 2 ** BITS + value;
    count += BITS;
    if (count >= BYTE_BITS) {
      count -= BYTE_BITS;
      bytes[at++] = Math.floor(buffer / 2 ** count) % 2 ** BYTE_BITS;
    }
  }
  return bytes;
}
