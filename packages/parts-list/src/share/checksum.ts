export const CHECKSUM_BYTES = 4;
const MODULUS = 65_521;

/** Adler-32 (RFC 1950): finds a text that was cut or changed. */
export function checksum(bytes: Uint8Array): readonly number[] {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % MODULUS;
    high = (high + low) % MODULUS;
  }
  return [high >> 8, high & 0xff, low >> 8, low & 0xff];
}
