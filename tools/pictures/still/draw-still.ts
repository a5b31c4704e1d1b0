import type { Still } from '@shop/design-system/pictures/still';
import { absorbSmall, findRegions, type Regions } from './regions.ts';
import { findLines } from './lines.ts';
import { groundShadow } from './ground-shadow.ts';
import { findRearLines } from './rear-lines.ts';
import { itemBuffer, type ItemBuffer } from './item-buffer.ts';
import { labelPixels, type Fill, type Labels } from './labels.ts';
import { at3, without, type Mesh } from './mesh.ts';
import { finerFor, meanWidth } from './mean-width.ts';
import { colourOf, paintRegions } from './paint-regions.ts';
import { openPath } from './path-data.ts';
import { rounded } from './rounded.ts';
import { findStuds, finerForStuds, studMarkup, type Stud } from './studs.ts';
import { viewOf, type View } from './view.ts';

export interface StillOptions {
  /** Whole units across the larger side. */
  size?: number;
  /** Whether the edges behind are drawn too. */
  isSeenThrough?: boolean;
}

/** Regions and outlines smaller than this are left out (units²); of a fixed colour, which is a print, less. */
const LEAST_AREA = 50;
const LEAST_PRINT = 8;
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
