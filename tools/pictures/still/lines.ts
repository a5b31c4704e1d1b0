import type { ItemBuffer } from './item-buffer.ts';
import type { Mesh } from './mesh.ts';
import { simplifyLine, type Spot } from '@shop/design-system/pictures/simplify-line';

/** The lines of a picture: a light glint on upper edges, and dark edges where tones alone do not show one. */
export interface Lines {
  glints: Spot[][];
  edges: Spot[][];
}

/** Shorter stretches than this are left out (units). */
const SHORTEST = 18;
/** How far beside a line its neighbours are looked at (pixels). */
const BESIDE = 4;
/** Tones that differ more than this show the edge between them. */
const CONTRAST = 0.1;
const TOP = 0.86;

type Kind = 'glint' | 'edge' | undefined;

export function findLines(mesh: Mesh, buffer: ItemBuffer, hidden: ReadonlySet<number>): Lines {
  const pieces: Record<'glint' | 'edge', [Spot, Spot][]> = { glint: [], edge: [] };
  const { view } = buffer;
  const { edges, conditionals } = mesh;
  for (let at = 0; at < edges.length; at += 2) {
    const [a, b] = [edges[at] as number, edges[at + 1] as number];
    if (!hidden.has(a)) stretches(buffer, a, b, pieces);
  }
  for (let at = 0; at < conditionals.length; at += 4) {
    const [a, b, c, d] = conditionals.slice(at, at + 4) as [number, number, number, number];
    if (hidden.has(a)) continue;
    const [ax, ay] = [view.x[a] as number, view.y[a] as number];
    const side = (i: number) =>
      ((view.x[b] as number) - ax) * ((view.y[i] as number) - ay) -
      ((view.y[b] as number) - ay) * ((view.x[i] as number) - ax);
    if (side(c) * side(d) > 0) stretches(buffer, a, b, pieces);
  }
  return { glints: joined(pieces.glint), edges: joined(pieces.edge) };
}

/** Adds the visible stretches of a line by what they are. */
function stretches(buffer: ItemBuffer, a: number, b: number, pieces: Record<'glint' | 'edge', [Spot, Spot][]>): void {
  const { x, y, near } = buffer.view;
  const [ax, ay, bx, by] = [x[a], y[a], x[b], y[b]] as [number, number, number, number];
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 1) return;
  const count = Math.ceil(length / 2);
  const spot = (share: number): Spot => [Math.round(ax + (bx - ax) * share), Math.round(ay + (by - ay) * share)];
  let [from, now]: [number, Kind] = [0, undefined];
  const end = (at: number) => {
    if (now) pieces[now].push([spot(from), spot(at)]);
  };
  for (let step = 0; step <= count; step++) {
    const share = Math.min(1, (step + 0.5) / count);
    const kind =
      step === count
        ? undefined
        : kindAt(
            buffer,
            ax + (bx - ax) * share,
            ay + (by - ay) * share,
            [(by - ay) / length, -(bx - ax) / length],
            (near[a] as number) + ((near[b] as number) - (near[a] as number)) * share,
          );
    if (kind === now && step < count) continue;
    end(step / count);
    [from, now] = [step / count, kind];
  }
}

function kindAt(buffer: ItemBuffer, x: number, y: number, across: Spot, near: number): Kind {
  const { view, front, light, up } = buffer;
  const look = (by: number): number => {
    const [column, row] = [Math.floor(x + across[0] * by), Math.floor(y + across[1] * by)];
    return column < 0 || row < 0 || column >= view.width || row >= view.height ? -1 : row * view.width + column;
  };
  // A line is seen if a face beside it is at its distance and none before it.
  const touching = [-1.5, 1.5].map(look).filter((pixel) => pixel >= 0 && (front[pixel] as number) >= 0);
  const depths = touching.map((pixel) => (buffer.near[pixel] as number) - near);
  if (depths.length === 0 || Math.max(...depths) > 6 || Math.min(...depths.map(Math.abs)) > 6) return undefined;
  const [one, other] = [look(-BESIDE), look(BESIDE)];
  if (one < 0 || other < 0 || (front[one] as number) < 0 || (front[other] as number) < 0) return undefined;
  const isJoined = [one, other].every((pixel) => Math.abs((buffer.near[pixel] as number) - near) < 5 * BESIDE);
  const [upper, lower] = across[1] < 0 ? [other, one] : [one, other];
  if (isJoined && (up[upper] as number) > TOP && (up[lower] as number) < TOP - 0.2 && Math.abs(across[1]) > 0.2)
    return 'glint';
  return Math.abs((light[one] as number) - (light[other] as number)) > CONTRAST ? undefined : 'edge';
}

/** Joins pieces that meet into lines, without points on the way. */
export function joined(pieces: readonly [Spot, Spot][], shortest = SHORTEST): Spot[][] {
  const key = ([x, y]: Spot) => x * 4096 + y;
  const ends = new Map<number, number[]>();
  const list = pieces.filter(([a, b]) => a[0] !== b[0] || a[1] !== b[1]);
  const add = (spot: Spot, index: number) => {
    const known = ends.get(key(spot));
    if (known) known.push(index);
    else ends.set(key(spot), [index]);
  };
  for (const [index, [a, b]] of list.entries()) {
    add(a, index);
    add(b, index);
  }
  const used = new Uint8Array(list.length);
  const lines: Spot[][] = [];
  const drawn = new Set<number>();
  const walk = (line: Spot[]) => {
    for (;;) {
      const here = line.at(-1) as Spot;
      const index = (ends.get(key(here)) ?? []).find((one) => used[one] === 0);
      if (index === undefined) return;
      used[index] = 1;
      const [a, b] = list[index] as [Spot, Spot];
      const next = a[0] === here[0] && a[1] === here[1] ? b : a;
      const both = Math.min(key(here), key(next)) * 0x1000000 + Math.max(key(here), key(next));
      if (drawn.has(both)) return;
      drawn.add(both);
      line.push(next);
    }
  };
  for (const [index, [a, b]] of list.entries()) {
    if (used[index]) continue;
    used[index] = 1;
    const both = Math.min(key(a), key(b)) * 0x1000000 + Math.max(key(a), key(b));
    if (drawn.has(both)) continue;
    drawn.add(both);
    const line = [a, b];
    walk(line);
    line.reverse();
    walk(line);
    const length = line.reduce(
      (sum, spot, at) =>
        sum + (at ? Math.hypot(spot[0] - (line[at - 1] as Spot)[0], spot[1] - (line[at - 1] as Spot)[1]) : 0),
      0,
    );
    if (length >= shortest) lines.push(simplifyLine(line, 0.9));
  }
  return lines;
}
