/** Longer texts are folded: a few hundred words are read in the list, more on request. */
const FOLD_FROM = 2000;
const FOLD_TO = 600;
/** Of `[em-tlj-58]`. */
const LONGEST_NAME = 11;

/** The beginning of a long text, cut neither in a character nor in an emoji's name; absent where the text is shown whole. */
export function foldText(text: string): string | undefined {
  if (text.length <= FOLD_FROM) return undefined;
  const head = text.slice(0, FOLD_TO);
  const open = head.lastIndexOf('[');
  const isInName = open > head.lastIndexOf(']') && head.length - open < LONGEST_NAME;
  const whole = isInName ? head.slice(0, open) : head;
  return /[\uD800-\uDBFF]$/.test(whole) ? whole.slice(0, -1) : whole;
}
