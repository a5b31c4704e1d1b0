import type { Still } from '@shop/design-system/pictures/still';
import { absorbSmall, findRegions, type Regions } from './regions.ts';
import { findLines } from './lines.ts';
import { groundShadow } from './ground-shadow.ts';
import { findRearLines } from './rear-lines.ts';
import { itemBuffer, viewOf, type ItemBuffer, type View } from './item-buffer.ts';
import { labelPixels, type Fill, type Labels } from './labels.ts';
import { at3, without, type Mesh, type Paint } from './mesh.ts';
import { finerFor, meanWidth } from './mean-width.ts';
import { closedPath, openPath } from './path-data.ts';
import { rounded } from './rounded.ts';
import { findStuds, finerForStuds, studMarkup, type Stud } from './studs.ts';
import { LIGHTS } from '@shop/design-system/pictures/tones';
import { BASE, litColour } from './tone.ts';
import type { Spot } from '@shop/design-system/pictures/simplify-line';
import { border, outline } from './trace.ts';

export interface StillOptions {
  /** Whole units across the larger side. */
  size?: number;
  /** Whether the edges behind are drawn too. */
  isSeenThrough?: boolean;
}

/** Regions and outlines smaller than this are left out (units²); of a fixed colour, which is a print, less. */
const LEAST_AREA = 50;
const LEAST_PRINT = 8;
/** How far an outline may leave its border (units). */
const TOLERANCE = 1;
/** Share of a stud that must show for it to be drawn as one. */
const WHOLE_STUD = 0.93;
const WHOLE_RING = 0.55;
/** A part thinner than this share of its length has no faces, which says "shape not drawn". */
const TOO_THIN = 0.0035;

/** Draws a mesh from the default view: visible faces only. */
export function drawStill(mesh: Mesh, { size = 800, isSeenThrough = false }: StillOptions = {}): Omit<Still, 'number'> {
  if (meanWidth(mesh) < TOO_THIN) return { ...drawAt(mesh, size, isSeenThrough), faces: '' };
  const finer = Math.max(finerFor(mesh), finerForStuds(mesh, viewOf(mesh, size).scale));
  return drawAt(mesh, Math.round(size * finer), isSeenThrough);
}

function drawAt(mesh: Mesh, size: number, isSeenThrough: boolean): Omit<Still, 'number'> {
  const fine = rounded(mesh, 0.3 / viewOf(mesh, size).scale);
  const view = margined(viewOf(fine, size - 2));
  const whole = itemBuffer(fine, view);
  const { studs, faces: studFaces } = wholeStuds(fine, whole);
  const buffer = studs.length > 0 ? itemBuffer(without(fine, studFaces), view) : whole;
  const plain = studs.length > 0 ? without(fine, studFaces) : fine;
  const labels = labelPixels(plain, buffer);
  const regions = largeRegions(labels, view);
  const painted = paintRegions(regions, labels);
  const place = (x: number, y: number) => [x * view.scale + view.left, y * view.scale + view.top] as const;
  const onTop = studMarkup(studs, view.scale, place, colourOf, Math.round(size / 200));
  const hidden = new Set(studFaces.flatMap((face) => at3(fine.corners, face)));
  // Studs hide lines too.
  const lines = findLines(fine, whole, hidden);
  return {
    width: view.width,
    height: view.height,
    scale: rounded3(view.scale),
    left: rounded3(view.left),
    top: rounded3(view.top),
    defs: painted.defs + onTop.defs,
    shadow: groundShadow(fine, view),
    faces: painted.body + onTop.body,
    edges: openPath(lines.edges),
    glints: openPath(lines.glints),
    rear: isSeenThrough ? openPath(findRearLines(fine, view)) : '',
  };
}

const rounded3 = (value: number): number => Math.round(value * 1000) / 1000;

/** A pixel of ground all around, so that every outline is inside the picture. */
function margined(view: View): View {
  for (let at = 0; at < view.x.length; at++) {
    view.x[at] = (view.x[at] as number) + 1;
    view.y[at] = (view.y[at] as number) + 1;
  }
  return { ...view, width: view.width + 2, height: view.height + 2, left: view.left + 1, top: view.top + 1 };
}

/** The studs that nothing covers. */
function wholeStuds(mesh: Mesh, { view, front }: ItemBuffer): { studs: Stud[]; faces: number[] } {
  const found = findStuds(mesh);
  if (found.length === 0) return { studs: [], faces: [] };
  const studOf = new Map(found.flatMap((stud, index) => stud.faces.map((face) => [face, index] as const)));
  const shown = new Int32Array(found.length);
  for (const face of front) {
    const stud = studOf.get(face);
    if (stud !== undefined) shown[stud] = (shown[stud] as number) + 1;
  }
  // A whole one has a round top and a wall: an ellipse and a rectangle.
  const [radius, height] = [2.4, 1.6].map((mm) => mm * view.scale) as [number, number];
  const all = Math.PI * radius * Math.sqrt(1.5) * radius * Math.SQRT1_2 + 2 * radius * Math.sqrt(1.5) * height;
  const studs = found.filter(
    ({ isHollow }, index) => (shown[index] as number) > all * (isHollow ? WHOLE_RING : WHOLE_STUD),
  );
  return { studs, faces: studs.flatMap(({ faces }) => faces) };
}

/** Regions large enough to be seen. */
function largeRegions({ of, fills }: Labels, { width, height }: View): Regions {
  const least = (label: number) => (label > 0 && (fills[label] as Fill).paint !== 'own' ? LEAST_PRINT : LEAST_AREA);
  let regions = findRegions(of, width, height);
  for (let round = 0; round < 3 && absorbSmall(of, regions, least); round++) regions = findRegions(of, width, height);
  return regions;
}

const colourOf = (paint: Paint, light: number): string => {
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
function paintRegions(regions: Regions, { fills }: Labels): { body: string; defs: string } {
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

function contains(ring: readonly Spot[], [x, y]: Spot): boolean {
  let isInside = false;
  for (const [at, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring.at(at - 1) as Spot;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

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
    const name = `${piece.depth} ${labels[piece.region]}${isOnBase}`;
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
