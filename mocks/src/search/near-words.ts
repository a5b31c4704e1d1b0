/** Rows of a keyboard as most of the world has them. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'];
const DOUBLED = 0.5;
const SWAPPED = 0.6;
const SLIP = 0.8;
const LOST = 0.8;
const OTHER = 1;
/** Letters that are taken for figures, and figures for letters. */
const ALIKE = new Set(['o0', '0o', 'l1', '1l', 'i1', '1i']);

function areNeighbours(one: string, other: string): boolean {
  if (ALIKE.has(one + other)) return true;
  const place = (letter: string) => ROWS.findIndex((row) => row.includes(letter));
  const [row, otherRow] = [place(one), place(other)];
  if (row === -1 || otherRow === -1 || Math.abs(row - otherRow) > 1) return false;
  return Math.abs((ROWS[row]?.indexOf(one) ?? 0) - (ROWS[otherRow]?.indexOf(other) ?? 0)) <= 1;
}

/**
 * What it costs to have typed one word for another: a wrong letter 1, a missing or further one or the
 * neighbour's key 0.8, two letters changed over 0.6, a letter doubled or not 0.5. More than `most` counts as endless.
 */
export function slipCost(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most / DOUBLED) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column * LOST);
  for (let row = 1; row <= typed.length; row += 1) {
    const own = typed.charAt(row - 1);
    const next = [row * LOST];
    for (let column = 1; column <= meant.length; column += 1) {
      const theirs = meant.charAt(column - 1);
      const wrong = own === theirs ? 0 : areNeighbours(own, theirs) ? SLIP : OTHER;
      const further = own === typed.charAt(row - 2) ? DOUBLED : LOST;
      const left = theirs === meant.charAt(column - 2) ? DOUBLED : LOST;
      let cost = Math.min(
        (last[column - 1] ?? 0) + wrong,
        (last[column] ?? 0) + further,
        (next[column - 1] ?? 0) + left,
      );
      if (row > 1 && column > 1 && own === meant.charAt(column - 2) && theirs === typed.charAt(row - 2))
        cost = Math.min(cost, (before[column - 2] ?? 0) + SWAPPED);
      next.push(cost);
    }
    if (Math.min(...next) > most) return Infinity;
    [before, last] = [last, next];
  }
  const cost = last[meant.length] ?? Infinity;
  return cost > most ? Infinity : cost;
}
