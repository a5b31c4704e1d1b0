/** Rows of a QWERTY keyboard. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'];
const DOUBLED = 0.5;
const SWAPPED = 0.6;
const NEIGHBOUR = 0.8;
const LOST = 0.8;
const OTHER = 1;
/** Letters and digits that are mistaken for each other. */
const ALIKE = new Set(['o0', '0o', 'l1', '1l', 'i1', '1i']);

function areNeighbours(one: string, other: string): boolean {
  if (ALIKE.has(one + other)) return true;
  const place = (letter: string) => ROWS.findIndex((row) => row.includes(letter));
  const [row, otherRow] = [place(one), place(other)];
  if (row === -1 || otherRow === -1 || Math.abs(row - otherRow) > 1) return false;
  return Math.abs((ROWS[row]?.indexOf(one) ?? 0) - (ROWS[otherRow]?.indexOf(other) ?? 0)) <= 1;
}

function substitutionCost(typed: string, meant: string): number {
  if (typed === meant) return 0;
  return areNeighbours(typed, meant) ? NEIGHBOUR : OTHER;
}

/**
 * The edit distance of a typed word and the one that was meant: a wrong letter costs 1, a missing or extra letter or a
 * neighbouring key 0.8, two swapped letters 0.6, a letter doubled or not 0.5. Infinity above `maxCost`.
 */
export function typoCost(typed: string, meant: string, maxCost: number): number {
  if (Math.abs(typed.length - meant.length) > maxCost / DOUBLED) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column * LOST);
  for (let row = 1; row <= typed.length; row += 1) {
    const typedLetter = typed.charAt(row - 1);
    const next = [row * LOST];
    for (let column = 1; column <= meant.length; column += 1) {
      const meantLetter = meant.charAt(column - 1);
      const substitution = substitutionCost(typedLetter, meantLetter);
      const insertion = typedLetter === typed.charAt(row - 2) ? DOUBLED : LOST;
      const omission = meantLetter === meant.charAt(column - 2) ? DOUBLED : LOST;
      let cost = Math.min(
        (last[column - 1] ?? 0) + substitution,
        (last[column] ?? 0) + insertion,
        (next[column - 1] ?? 0) + omission,
      );
      if (row > 1 && column > 1 && typedLetter === meant.charAt(column - 2) && meantLetter === typed.charAt(row - 2))
        cost = Math.min(cost, (before[column - 2] ?? 0) + SWAPPED);
      next.push(cost);
    }
    if (Math.min(...next) > maxCost) return Infinity;
    [before, last] = [last, next];
  }
  const cost = last[meant.length] ?? Infinity;
  return cost > maxCost ? Infinity : cost;
}
