/** A line break as one can see it in a single line. */
const BREAK = ' / ';

/**
 * A text that arrives as it stands: line breaks become " / ", tabs blanks, and the signs that a server takes for markup their
 * full-width twins (`<` ＜, `&` ＆). Only what is at risk is changed; a server that is stricter gets all of those signs changed.
 * `asStored` says what the server keeps of a text.
 */
export function makeSafe(text: string, asStored: (text: string) => string): string {
  if (asStored(text) === text) return text;
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  const oneLine = lines.filter(Boolean).join(BREAK).replaceAll('\t', ' ');
  const safe = oneLine.replaceAll(/&(?=#?\w+;)/g, '＆').replaceAll(/<(?=\S)/g, '＜');
  return asStored(safe) === safe ? safe : oneLine.replaceAll('&', '＆').replaceAll('<', '＜').replaceAll('>', '＞');
}
