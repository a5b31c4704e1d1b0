import type { Spot } from '@shop/design-system/pictures/simplify-line';
import { LIGHTS } from '@shop/design-system/pictures/tones';
import type { Fill, Labels } from './labels.ts';
import type { Paint } from './mesh.ts';
import { closedPath } from './path-data.ts';
import { findRegions, type Regions } from './regions.ts';
import { BASE, litColour } from './tone.ts';
import { border, outline } from './trace.ts';

/** How far an outline may leave its border (units). */
const TOLERANCE = 1;

/** A colour in a step of light (LIGHTS), as an attribute of SVG. */
export const colourOf = (paint: Paint, light: number): string => {
  if (paint === 'own') return `var(--${stepIndex(light)})`;
  return paint.startsWith('#') ? litColour(paint, light) : paint;
};
const stepIndex = (light: number): number => LIGHTS.findIndex((one) => Math.abs(one - light) < 1e-6);

interface Piece {
  region: number;
  ring: Spot[];
  /** Its exact border. */
  border: Spot[];
  parent: Piece | undefined;
  depth: number;
  /** Outlines of ground inside it. */
  holes: Spot[][];
}

/**
 * Paints the part's silhouette in the tone of left faces, then each region over what surrounds it, so that an outline is
 * written once and neighbours have no gaps between them.
 */
export function paintRegions(regions: Regions, { fills }: Labels): { body: string; defs: string } {
  const grid = { width: regions.width, height: regions.height, of: regions.of };
  const pieces = new Map<number, Piece>();
  const holes: Spot[][] = [];
  const isGround = (region: number) => (regions.labels[region] as number) === 0;
  for (let region = 1; region < regions.labels.length; region++) {
    const first = regions.first[region] as number;
    const above = first >= grid.width ? (regions.of[first - grid.width] as number) : 0;
    const isInside = (other: number) => other === region;
    const isOuterGround = isGround(region) && first === 0;
    const ring = isOuterGround ? [] : outline(grid, first, isInside, TOLERANCE);
    const beside = pieces.get(above);
    const spot: Spot = [(first % grid.width) + 0.5, Math.floor(first / grid.width) + 0.5];
    const parent = beside && (contains(beside.border, spot) ? beside : beside.parent);
    if (isGround(region)) {
      if (!isOuterGround) holes.push(ring);
      for (let piece = isOuterGround ? undefined : parent; piece; piece = piece.parent) piece.holes.push(ring);
      pieces.set(region, { region, ring: [], border: [], parent, depth: -1, holes: [] });
      continue;
    }
    const depth = parent ? parent.depth + 1 : 0;
    pieces.set(region, { region, ring, border: border(grid, first, isInside), parent, depth, holes: [] });
  }
  const painted = [...pieces.values()].filter(({ depth }) => depth >= 0);
  return write(painted, [...partOutlines(regions, grid), ...holes], regions, fills);
}

/** The outer outlines of what is not ground. */
function partOutlines(regions: Regions, grid: { width: number; height: number; of: Int32Array }): Spot[][] {
  const mask = regions.of.map((region) => ((regions.labels[region] as number) === 0 ? 0 : 1));
  const parts = findRegions(mask, regions.width, regions.height);
  const partOf = new Int32Array(regions.labels.length);
  for (let pixel = 0; pixel < mask.length; pixel++) partOf[regions.of[pixel] as number] = parts.of[pixel] as number;
  return parts.labels.flatMap((label, part) =>
    label === 0 ? [] : [outline(grid, parts.first[part] as number, (region) => partOf[region] === part, TOLERANCE)],
  );
}

/** Whether a spot is inside a ring. */
function contains(ring: readonly Spot[], [x, y]: Spot): boolean {
  let isInside = false;
  for (const [at, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring.at(at - 1) as Spot;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** The paths of the pieces, from the ground up. */
function write(
  pieces: readonly Piece[],
  silhouettes: readonly Spot[][],
  { labels }: Regions,
  fills: readonly Fill[],
): { body: string; defs: string } {
  const fillOf = (piece: Piece): Fill => fills[labels[piece.region] as number] as Fill;
  const isBase = ({ paint, step, gradients }: Fill) => paint === 'own' && step === BASE && !gradients;
  const layers = new Map<string, { depth: number; fill: Fill; isBased: boolean; rings: Spot[][] }>();
  for (const piece of pieces) {
    const fill = fillOf(piece);
    // What lies directly on the silhouette has its tone already.
    const isOnBase = piece.parent === undefined;
    if (isOnBase && isBase(fill)) continue;
    // Parts of one colour in a scene have labels of their own, and share the paths of their tones.
    const look = fill.gradients ? labels[piece.region] : `${fill.paint} ${fill.step}`;
    const name = `${piece.depth} ${look} ${isOnBase}`;
    const layer = layers.get(name) ?? { depth: piece.depth, fill, isBased: isOnBase, rings: [] };
    layers.set(name, layer);
    layer.rings.push(piece.ring, ...piece.holes);
  }
  let body = pieces.some((piece) => fillOf(piece).paint === 'own')
    ? path(`fill="${colourOf('own', 0)}"`, silhouettes)
    : '';
  let defs = '';
  let count = 0;
  for (const { fill, isBased, rings } of [...layers.values()].sort((a, b) => a.depth - b.depth)) {
    const plain = `fill="${colourOf(fill.paint, LIGHTS[fill.step] as number)}"`;
    if (fill.paint !== 'own' || !isBased || !fill.gradients) body += path(plain, rings);
    for (const layer of fill.gradients ?? []) {
      const id = String(count++);
      defs += layer(id);
      body += path(`fill="url(#${id})"`, rings);
    }
  }
  return { body, defs };
}

function path(attributes: string, rings: readonly Spot[][]): string {
  const d = closedPath(rings);
  return d ? `<path ${attributes} d="${d}"/>` : '';
}
