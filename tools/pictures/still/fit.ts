import { leastSquares, type Sample } from './least-squares.ts';

/** A gradient that adds white or black. */
interface Gradient {
  markup: (id: string) => string;
  /** What the gradient misses at each sample, and the root of its mean square, in shares of light. */
  missed: Float64Array;
  error: number;
}

/** The light of a curved surface as gradients over each other. */
export interface Gradients {
  layers: ((id: string) => string)[];
  error: number;
}

const BINS = 14;
const round = Math.round;

/** Means of the light over equal bins of a coordinate from 0 to 1, and what they miss. */
function binned(
  sample: Sample,
  along: (x: number, y: number) => number,
): { stops: [number, number][]; missed: Float64Array; error: number } {
  const sums = new Float64Array(BINS);
  const counts = new Float64Array(BINS);
  const places = new Float64Array(sample.x.length);
  for (let at = 0; at < places.length; at++) {
    const share = (places[at] = Math.min(1, Math.max(0, along(sample.x[at] as number, sample.y[at] as number))));
    const bin = Math.min(BINS - 1, Math.floor(share * BINS));
    sums[bin] = (sums[bin] as number) + (sample.light[at] as number);
    counts[bin] = (counts[bin] as number) + 1;
  }
  const stops: [number, number][] = [];
  for (let bin = 0; bin < BINS; bin++)
    if (counts[bin]) stops.push([(bin + 0.5) / BINS, (sums[bin] as number) / (counts[bin] as number)]);
  const missed = places.map((place, at) => (sample.light[at] as number) - between(stops, place));
  return { stops, missed, error: Math.sqrt(missed.reduce((sum, one) => sum + one * one, 0) / missed.length) };
}

function between(stops: readonly [number, number][], place: number): number {
  const after = stops.findIndex(([at]) => at >= place);
  if (after === 0) return (stops[0] as [number, number])[1];
  if (after < 0) return (stops.at(-1) as [number, number])[1];
  const [[a, from], [b, to]] = [stops[after - 1], stops[after]] as [[number, number], [number, number]];
  return from + ((to - from) * (place - a)) / (b - a);
}

/** Stops that a line between their neighbours says are left out. */
function fewer(stops: [number, number][]): [number, number][] {
  const stays = [...stops];
  for (let at = 1; at < stays.length - 1;) {
    const rest = [...stays.slice(0, at), ...stays.slice(at + 1)];
    const [place, light] = stays[at] as [number, number];
    if (Math.abs(between(rest, place) - light) < 0.03) stays.splice(at, 1);
    else at++;
  }
  return stays;
}

const shortShare = (share: number): string => String(round(share * 100) / 100).replace(/^0\./, '.');

/** Steps of light that are written: fewer than are seen apart, so that files repeat them. */
const LIGHT_STEP = 0.02;
/** Between a little white and a little black the mean grey looks like nothing. */
const FAINT = 0.12;

/** Stops of white where light is added and of black where it is taken; the first is at the start. */
function stopMarkup(stops: readonly [number, number][]): string {
  let written = '';
  let before: [number, number] | undefined;
  const stop = (place: number, share: number, isWhite = share > 0) => {
    const cover = Math.min(255, round(round(Math.abs(share) / LIGHT_STEP) * LIGHT_STEP * 255));
    const offset = written ? ` offset="${shortShare(place)}"` : '';
    written += `<stop${offset} stop-color="#${isWhite ? 'ffffff' : '000000'}${cover.toString(16).padStart(2, '0')}"/>`;
  };
  for (const [place, share] of stops) {
    if (before && before[1] * share < 0 && Math.abs(before[1]) + Math.abs(share) > FAINT) {
      // Between white and black there is neither.
      const zero = before[0] + ((place - before[0]) * before[1]) / (before[1] - share);
      stop(zero, 0, before[1] > 0);
      stop(zero, 0, share > 0);
    }
    stop(place, share);
    before = [place, share];
  }
  return written;
}

/** As many gradients over each other as it takes, at most four; the error is that of them together. */
export function fitGradients(sample: Sample): Gradients {
  const layers: Gradients['layers'] = [];
  let [left, error] = [sample, Infinity];
  while (layers.length < 4 && error > GOOD) {
    const [linear, radial] = [linearFit(left), radialFit(left)];
    const best = radial && (!linear || radial.error < linear.error * 0.8) ? radial : linear;
    if (!best || best.error > error * WORTH) break;
    layers.push(best.markup);
    error = best.error;
    left = { ...sample, light: best.missed };
  }
  return { layers, error };
}

/** A surface that misses less light than this needs no further gradient, nor one that misses hardly less than before. */
const GOOD = 0.024;
const WORTH = 0.8;

/** A gradient along a line: exact for cylinders and for what is bent in one direction. */
function linearFit(sample: Sample): Gradient | undefined {
  const frame = frameOf(sample);
  const flat = leastSquares(sample, frame.middle, frame.reach, (u, v) => [1, u, v]);
  const curved = leastSquares(sample, frame.middle, frame.reach, (u, v) => [1, u, v, u * u, u * v, v * v]);
  let best: Gradient | undefined;
  const angles = new Set<number>();
  if (flat) angles.add(Math.atan2(flat[2] as number, flat[1] as number));
  if (curved) angles.add(Math.atan2(curved[4] as number, (curved[3] as number) - (curved[5] as number)) / 2);
  if (curved)
    angles.add(Math.atan2(curved[4] as number, (curved[3] as number) - (curved[5] as number)) / 2 + Math.PI / 2);
  for (const angle of angles) {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let [low, high] = [Infinity, -Infinity];
    for (let at = 0; at < sample.x.length; at++) {
      const along = (sample.x[at] as number) * dx + (sample.y[at] as number) * dy;
      low = Math.min(low, along);
      high = Math.max(high, along);
    }
    const { stops, missed, error } = binned(sample, (x, y) => (x * dx + y * dy - low) / (high - low));
    if (best && best.error <= error) continue;
    const across = frame.middle[1] * dx - frame.middle[0] * dy;
    const spot = (along: number) => [round(along * dx - across * dy), round(along * dy + across * dx)];
    const [[x1, y1], [x2, y2]] = [spot(low), spot(high)] as [[number, number], [number, number]];
    best = {
      missed,
      error,
      markup: (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(fewer(stops))}</linearGradient>`,
    };
  }
  return best;
}

/** A gradient around an ellipse: for spheres, domes and what is bent in two directions. */
function radialFit(sample: Sample): Gradient | undefined {
  const { middle, reach } = frameOf(sample);
  const fit = leastSquares(sample, middle, reach, (u, v) => [1, u, v, u * u, u * v, v * v]);
  if (!fit) return undefined;
  const [, b = 0, c = 0, d = 0, e = 0, f = 0] = fit;
  const determinant = 4 * d * f - e * e;
  if (determinant <= 1e-4) return undefined;
  // Where the fit is lightest, and the axes of its ellipses.
  const [u0, v0] = [(e * c - 2 * f * b) / determinant, (e * b - 2 * d * c) / determinant];
  const angle = Math.atan2(e, d - f) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [along, across] = [
    Math.sqrt(Math.abs(d * cos * cos + e * cos * sin + f * sin * sin)),
    Math.sqrt(Math.abs(d * sin * sin - e * cos * sin + f * cos * cos)),
  ];
  if (Math.min(along, across) < 0.02 || Math.hypot(u0, v0) > 6) return undefined;
  const far = (x: number, y: number) => {
    const [u, v] = [(x - middle[0]) / reach - u0, (y - middle[1]) / reach - v0];
    return Math.hypot((u * cos + v * sin) * along, (v * cos - u * sin) * across);
  };
  let most = 0;
  for (let at = 0; at < sample.x.length; at++)
    most = Math.max(most, far(sample.x[at] as number, sample.y[at] as number));
  if (most === 0) return undefined;
  const { stops, missed, error } = binned(sample, (x, y) => far(x, y) / most);
  const [cx, cy] = [round(middle[0] + u0 * reach), round(middle[1] + v0 * reach)];
  const [rx, ry] = [round((most / along) * reach), round((most / across) * reach)];
  const turn = round((angle * 180) / Math.PI);
  return {
    missed,
    error,
    markup: (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${cx} ${cy})${turn ? `rotate(${turn})` : ''}scale(${rx} ${ry})">${stopMarkup(fewer(stops))}</radialGradient>`,
  };
}

function frameOf({ x, y }: Sample): { middle: [number, number]; reach: number } {
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < x.length; at++) {
    x0 = Math.min(x0, x[at] as number);
    x1 = Math.max(x1, x[at] as number);
    y0 = Math.min(y0, y[at] as number);
    y1 = Math.max(y1, y[at] as number);
  }
  return { middle: [(x0 + x1) / 2, (y0 + y1) / 2], reach: Math.max(1, x1 - x0, y1 - y0) / 2 };
}
