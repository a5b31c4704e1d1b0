/**
 * `3001x5`: part number and quantity as one word. Only after a plain number, because prints end like this too
 * (`3069bpx4`).
 */
const GLUED = /^((?:gds-)?\d+[a-z]?(?:-\d+)?)[x×*](\d+)$/i;
/** `x`, `×`, `*` between part number and quantity. */
const TIMES = /^[x×*]$/i;

/** A quantity before what looks like a part number: `2x`, `2 ×`. */
const COUNT = /^\s*\d{1,3}(?:[x×*]|\s+[x×*](?=\s+\S*(?:\d{4}|[a-z])))(?=\s)/i;

/**
 * Splits a typed line into part, colour and quantity. The quantity comes last in the result. Words in between belong to
 * the colour, whose names have several words.
 */
export function splitTypedLine(line: string): string[] {
  const words = line
    .trim()
    .split(/\s+/)
    .flatMap((word) => GLUED.exec(word)?.slice(1) ?? word);
  const first = COUNT.exec(line)?.[0].trim();
  const cells = words.slice(first === undefined ? 0 : first.split(/\s+/).length).filter((word) => !TIMES.test(word));
  if (first !== undefined) return [cells[0] ?? '', ...(cells.length > 1 ? [cells.slice(1).join(' ')] : []), first];
  if (cells.length <= 3) return cells;
  return /\d/.test(cells.at(-1) ?? '')
    ? [cells[0] ?? '', cells.slice(1, -1).join(' '), cells.at(-1) ?? '']
    : [cells[0] ?? '', cells[1] ?? '', cells.slice(2).join(' ')];
}
