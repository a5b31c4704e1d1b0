/** Replaces a line break, visibly, in a single line. */
const LINE_BREAK = ' / ';

/**
 * A text that the server stores unchanged: line breaks become " / ", tabs become spaces, and characters that a server
 * treats as markup become full-width ones (`<` ＜, `&` ＆). Only what would be changed is replaced; for a stricter
 * server all of these characters are. `asStored` returns a text as the server would store it.
 */
export function escapeText(text: string, asStored: (text: string) => string): string {
  if (asStored(text) === text) return text;
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  const oneLine = lines.filter(Boolean).join(LINE_BREAK).replaceAll('\t', ' ');
  const escaped = oneLine.replaceAll(/&(?=#?\w+;)/g, '＆').replaceAll(/<(?=\S)/g, '＜');
  return asStored(escaped) === escaped
    ? escaped
    : oneLine.replaceAll('&', '＆').replaceAll('<', '＜').replaceAll('>', '＞');
}
