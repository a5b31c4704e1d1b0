const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML cannot hold: control characters, halves of characters, and two that are none. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** A text as it may stand in XML, also between quotes. */
export const escapeXml = (text: string): string =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
