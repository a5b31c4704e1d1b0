/**
 * Twelve random bytes in hexadecimal: unique in this shop. Not `randomUUID`, which pages on plain `http:` do not have.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
