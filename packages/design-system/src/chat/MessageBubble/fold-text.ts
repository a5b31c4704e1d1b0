/** Longer texts are folded, in characters. */
const FOLD_FROM = 2000;
/** How much of a folded text is shown, in characters. */
const FOLD_TO = 600;
/** The length of `[em-tlj-58]`. */
const MAX_NAME_LENGTH = 11;

/**
 * The beginning of a long text, cut neither inside a character nor inside an emoji’s name; absent if the text is not
 * folded.
 */
export function foldText(text: string): string | undefined {
  if (text.length <= FOLD_FROM) return undefined;
  const head = text.slice(0, FOLD_TO);
  const open = head.lastIndexOf('[');
  const isInName = open > head.lastIndexOf(']') && head.length - open < MAX_NAME_LENGTH;
  const complete = isInName ? head.slice(0, open) : head;
  return /[\uD800-\uDBFF]$/.test(complete) ? complete.slice(0, -1) : complete;
}
