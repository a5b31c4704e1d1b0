import { simplifyLine, type Spot } from './simplify-line.ts';

const keyOf = ([x, y]: Spot): number => x * 8192 + y;

/**
 * The closed outlines of a picture's paths (relative m, l, h, v and z of whole numbers) with fewer points: those within
 * `tolerance` of the line between what stays are left out, and whole outlines of less than `least` units². Points where
 * more than two lines meet stay, and what two outlines share stays shared, so that no gaps open between neighbours.
 */
export function simplerOutlines(paths: readonly string[], tolerance: number, least: number): string[] {
  const all = paths.map(ringsOf);
  const beside = new Map<number, Set<number>>();
  for (const ring of all.flat())
    for (const [at, spot] of ring.entries()) {
      const known = beside.get(keyOf(spot)) ?? new Set<number>();
      beside.set(keyOf(spot), known);
      known.add(keyOf(ring.at(at - 1) as Spot)).add(keyOf(ring[(at + 1) % ring.length] as Spot));
    }
  const isFirm = (spot: Spot) => (beside.get(keyOf(spot))?.size ?? 0) > 2;
  return all.map((rings) =>
    written(
      rings
        .filter((ring) => areaOf(ring) >= least)
        .map((ring) => simpler(ring, isFirm, tolerance))
        .filter(({ length }) => length > 2),
      'z',
    ),
  );
}

/** Open lines (relative m, l, h and v) with fewer points; those shorter than `shortest` are left out. */
export function simplerLines(d: string, tolerance: number, shortest: number): string {
  const isLong = (line: readonly Spot[]) => {
    const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
    return Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) >= shortest;
  };
  return written(
    ringsOf(d)
      .filter(isLong)
      .map((line) => simplifyLine(line, tolerance)),
    '',
  );
}

/** How long the outlines of path data are together, from end to start too where they are closed (units). */
export function lengthOf(d: string): number {
  const isClosed = d.includes('z');
  const stepTo = ([x, y]: Spot, from: Spot | undefined) => (from ? Math.hypot(x - from[0], y - from[1]) : 0);
  return ringsOf(d)
    .flatMap((ring) => ring.map((spot, at) => stepTo(spot, at > 0 || isClosed ? ring.at(at - 1) : undefined)))
    .reduce((sum, length) => sum + length, 0);
}

/** Reads outlines as absolute points. */
function ringsOf(d: string): Spot[][] {
  const rings: Spot[][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', text = ''] of d.matchAll(/([mlhvz])([^mlhvz]*)/g)) {
    const numbers = [...text.matchAll(/-?\d+/g)].map(Number);
    if (command === 'z') {
      [x, y] = rings.at(-1)?.[0] ?? [x, y];
      continue;
    }
    if (command === 'm') rings.push([]);
    const step = command === 'h' || command === 'v' ? 1 : 2;
    for (let at = 0; at < numbers.length; at += step) {
      if (command !== 'v') x += numbers[at] as number;
      if (command !== 'h') y += numbers[at + step - 1] as number;
      rings.at(-1)?.push([x, y]);
    }
  }
  return rings;
}

function simpler(ring: readonly Spot[], isFirm: (spot: Spot) => boolean, tolerance: number): Spot[] {
  const firm = ring.flatMap((spot, at) => (isFirm(spot) ? [at] : []));
  const anchors = firm.length > 1 ? firm : farPoints(ring, firm[0]);
  return anchors.flatMap((from, n) => {
    const to = anchors[n + 1] ?? (anchors[0] as number) + ring.length;
    const piece = Array.from({ length: to - from + 1 }, (_, by) => ring[(from + by) % ring.length] as Spot);
    return oneWay(piece, tolerance).slice(0, -1);
  });
}

/** Simplified in the same direction, whichever way an outline runs. */
function oneWay(piece: readonly Spot[], tolerance: number): Spot[] {
  const isTurned = keyOf(piece.at(-1) as Spot) < keyOf(piece[0] as Spot);
  const stays = simplifyLine(isTurned ? piece.toReversed() : piece, tolerance);
  return isTurned ? stays.toReversed() : stays;
}

/** Two far points of an outline, the same ones wherever it starts. */
function farPoints(ring: readonly Spot[], firm?: number): number[] {
  const from = firm ?? ring.reduce((best, spot, at) => (keyOf(spot) < keyOf(ring[best] as Spot) ? at : best), 0);
  const [x, y] = ring[from] as Spot;
  const far = ([px, py]: Spot) => (px - x) ** 2 + (py - y) ** 2;
  const to = ring.reduce((best, spot, at) => {
    const by = far(spot) - far(ring[best] as Spot);
    return by > 0 || (by === 0 && keyOf(spot) < keyOf(ring[best] as Spot)) ? at : best;
  }, from);
  return [...new Set([from, to])].sort((a, b) => a - b);
}

const areaOf = (ring: readonly Spot[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [px, py] = ring.at(at - 1) as Spot;
      return sum + (px * y - x * py) / 2;
    }, 0),
  );

function written(lines: readonly (readonly Spot[])[], end: 'z' | ''): string {
  let [x, y] = [0, 0];
  let text = '';
  for (const line of lines) {
    for (const [at, spot] of line.entries()) {
      text += `${at === 0 ? 'm' : ' '}${spot[0] - x} ${spot[1] - y}`;
      [x, y] = spot;
    }
    text += end;
    if (end) [x, y] = line[0] as Spot;
  }
  return text;
}
