/** `3001x5`: a number and how many, written as one word. Only behind a plain number, since prints end so too (`3069bpx4`). */
const GLUED = /^((?:gds-)?\d+[a-z]?(?:-\d+)?)[x×*](\d+)$/i;
/** `x`, `×`, `*` between a number and how many. */
const TIMES = /^[x×*]$/i;

/** How many, before what looks like a number of a part: `2x`, `2 ×`. */
const COUNT = /^\s*\d{1,3}(?:[x×*]|\s+[x×*](?=\s+\S*(?:\d{4}|[a-z])))(?=\s)/i;

/** A typed line as part, colour and quantity, the quantity last, or first where nothing tells it from the number. What is left over belongs to the colour, whose names have several words. */
export function wordsOf(line: string): string[] {
  const words = line
    .trim()
    .split(/\s+/)
    .flatMap((word) => GLUED.exec(word)?.slice(1) ?? word);
  const first = COUNT.exec(line)?.[0].trim();
  const kept = words.slice(first === undefined ? 0 : first.split(/\s+/).length).filter((word) => !TIMES.test(word));
  if (first !== undefined) return [kept[0] ?? '', ...(kept.length > 1 ? [kept.slice(1).join(' ')] : []), first];
  if (kept.length <= 3) return kept;
  return /\d/.test(kept.at(-1) ?? '')
    ? [kept[0] ?? '', kept.slice(1, -1).join(' '), kept.at(-1) ?? '']
    : [kept[0] ?? '', kept[1] ?? '', kept.slice(2).join(' ')];
}
