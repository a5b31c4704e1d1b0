import { fitGradients, type Gradients } from './fit.ts';
import type { Sample } from './least-squares.ts';
import type { ItemBuffer } from './item-buffer.ts';
import type { Mesh, Paint } from './mesh.ts';
import { LIGHTS } from '@shop/design-system/pictures/tones';
import { BASE, stepOf } from './tone.ts';

/** What a label of pixels is painted with. */
export interface Fill {
  paint: Paint;
  /** Place in LIGHTS; under gradients it is BASE. */
  step: number;
  gradients?: Gradients['layers'];
}

export interface Labels {
  /** The label of each pixel; 0 is the ground. */
  of: Int32Array;
  /** By label; that of 0 is not used. */
  fills: Fill[];
}

/** A curved surface must have this many pixels and this range of light to get a gradient of its own. */
const GRADIENT_AREA = 1200;
const GRADIENT_RANGE = 0.08;
/** A gradient may miss this much light; a surface with more gets steps of tones. */
const GRADIENT_ERROR = 0.036;
/** A smaller patch has one tone. */
const SMALL = 60;
/** Pixels that a fit looks at. */
const SAMPLES = 3000;

/** Divides the pixels by what they are painted with. */
export function labelPixels(mesh: Mesh, buffer: ItemBuffer): Labels {
  const { front, light } = buffer;
  const fills: Fill[] = [{ paint: 'own', step: 0 }];
  const known = new Map<number, number>();
  const flat = (paint: number, lightThere: number): number => {
    const step = stepOf(lightThere);
    const name = paint * LIGHTS.length + step;
    const label = known.get(name) ?? fills.push({ paint: mesh.paints[paint] as Paint, step }) - 1;
    known.set(name, label);
    return label;
  };
  const of = new Int32Array(front.length);
  const paintAt = (pixel: number): number => mesh.paintOf[front[pixel] as number] as number;
  for (let pixel = 0; pixel < of.length; pixel++)
    if ((front[pixel] as number) >= 0) of[pixel] = flat(paintAt(pixel), light[pixel] as number);
  for (const patch of curvedPatches(mesh, buffer)) {
    let [low, high, sum] = [Infinity, -Infinity, 0];
    for (const pixel of patch) {
      const here = light[pixel] as number;
      low = Math.min(low, here);
      high = Math.max(high, here);
      sum += here;
    }
    const paint = paintAt(patch[0] as number);
    const give = (pixels: readonly number[], label: number) => pixels.forEach((pixel) => void (of[pixel] = label));
    const fit = (pixels: readonly number[]): boolean => {
      if (pixels.length < GRADIENT_AREA) return false;
      const { layers, error } = fitGradients(samplesOf(pixels, buffer));
      if (error > GRADIENT_ERROR) return false;
      give(pixels, fills.push({ paint: mesh.paints[paint] as Paint, step: BASE, gradients: layers }) - 1);
      return true;
    };
    if (high - low < GRADIENT_RANGE || patch.length < SMALL) give(patch, flat(paint, sum / patch.length));
    else if (!fit(patch)) byHeight(patch, buffer).forEach(fit);
  }
  return { of, fills };
}

/** The connected pixels of each curved surface. */
function curvedPatches(mesh: Mesh, { view, front, curved }: ItemBuffer): number[][] {
  const seen = new Uint8Array(front.length);
  const patches: number[][] = [];
  const surfaceAt = (pixel: number) => mesh.surfaces[front[pixel] as number];
  for (let start = 0; start < front.length; start++) {
    if (seen[start] || !curved[start]) continue;
    const surface = surfaceAt(start);
    const patch = [start];
    seen[start] = 1;
    const reach = (next: number) => {
      if (next < 0 || next >= front.length || seen[next] || !curved[next] || surfaceAt(next) !== surface) return;
      seen[next] = 1;
      patch.push(next);
    };
    for (let at = 0; at < patch.length; at++) {
      const pixel = patch[at] as number;
      reach(pixel - 1);
      reach(pixel + 1);
      reach(pixel - view.width);
      reach(pixel + view.width);
    }
    patches.push(patch);
  }
  return patches;
}

/** Walls, what faces up and what faces down: such pieces of a round body are easier to fit. */
function byHeight(patch: readonly number[], { up }: ItemBuffer): number[][] {
  const pieces: [number[], number[], number[]] = [[], [], []];
  for (const pixel of patch) {
    const height = up[pixel] as number;
    const [above, walls, below] = pieces;
    ((height > STEEP && above) || (height < -STEEP && below) || walls).push(pixel);
  }
  return pieces;
}
const STEEP = 0.3;

/** Some of the pixels, evenly, with their light over that of the base. */
function samplesOf(patch: readonly number[], { view, light }: ItemBuffer): Sample {
  const stride = Math.max(1, Math.floor(patch.length / SAMPLES));
  const count = Math.floor(patch.length / stride);
  const sample: Sample = { x: new Float64Array(count), y: new Float64Array(count), light: new Float64Array(count) };
  for (let at = 0; at < count; at++) {
    const pixel = patch[at * stride] as number;
    sample.x[at] = (pixel % view.width) + 0.5;
    sample.y[at] = Math.floor(pixel / view.width) + 0.5;
    sample.light[at] = (light[pixel] as number) - (LIGHTS[BASE] as number);
  }
  return sample;
}
