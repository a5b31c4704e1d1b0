const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
/** The last code point of Unicode. */
const MAX_CODE_POINT = 0x10ffff;

/**
 * Decodes the five entities of XML and those given by number. Other references stay as written and are reported with
 * their offset.
 */
export function decodeEntities(text: string, onUnknown: (reference: string, offset: number) => void): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([\w.:-]{1,64}));/g,
    (reference, decimal?: string, hex?: string, name?: string, offset = 0) => {
      const decoded =
        name === undefined
          ? character(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
          : NAMED.get(name);
      if (decoded === undefined) onUnknown(reference, offset);
      return decoded ?? reference;
    },
  );
}

/** The character of a code point; undefined for NUL, surrogates and what is beyond Unicode. */
function character(code: number): string | undefined {
  return code === 0 || code > MAX_CODE_POINT || (code >= 0xd800 && code <= 0xdfff)
    ? undefined
    : String.fromCodePoint(code);
}
